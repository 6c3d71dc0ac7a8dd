/** The largest picture a page of the documentation may load. */
export const MAX_PICTURE_BYTES = 60_000;

/** The labels of the portal that a guide quotes, which are its words in bold. */
export function labelsIn(markdown: string): string[] {
  const labels = [...markdown.matchAll(/\*\*(.+?)\*\*/gs)];
  return labels.map(([, label = ""]) => withSingleSpaces(label));
}

/** Paths of the pictures that a page shows, as it has them. */
export function picturesIn(markdown: string): string[] {
  return [...markdown.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path = ""]) => path);
}

/** A text with its line breaks as spaces, as both Markdown and JSX wrap their lines. */
export function withSingleSpaces(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

/** Sections of every component's docs page, in order. */
export const SECTIONS = [
  "When to use",
  "When not to use",
  "Content",
  "Behaviour",
  "Accessibility",
  "For developers",
] as const;

interface DocsText {
  summary: string;
  /** Title and Markdown of each section. */
  sections: readonly (readonly [title: string, text: string])[];
}

/** A citation of a requirement for readers of the code, such as "(shell 2.12)". */
const CITATION = / \((?:shell|training) [^)]*\)/g;

/** The parts of a description in Markdown, which begin with `## Title`. */
export function docsText(markdown: string): DocsText {
  const [summary = "", ...parts] = markdown
    .replaceAll(CITATION, "")
    .split(/^## (.+)$/m)
    .map((part) => part.trim());
  const sections = parts.flatMap((title, place) =>
    place % 2 === 0 ? [[title, parts[place + 1] ?? ""] as const] : [],
  );
  return { summary, sections };
}

/** The numbered sections of docs/behaviour, and the places that cite them. */

/** A numbered section of a document. */
export interface Section {
  /** '2.12'. */
  readonly number: string;
  readonly body: string;
}

/** The numbered sections of a Markdown document, in their order. */
export function sectionsOf(markdown: string): Section[] {
  const [, ...parts] = markdown.split(/^#{2,3} (\d+(?:\.\d+)?)\.? .*$/m);
  return parts.flatMap((number, at) =>
    at % 2 === 0 ? [{ number, body: parts[at + 1] ?? "" }] : [],
  );
}

/** Section numbers by the name of their document, such as 'shell'. */
export type SectionNumbers = Readonly<Record<string, readonly string[]>>;

const NUMBER = String.raw`\d+(?:\.\d+)?`;
/** 'shell 2.12', 'training 2.9, 7.2', 'shell 2.16 to 2.19'. */
const SECTIONS = new RegExp(
  String.raw`\b(shell|training) (${NUMBER}(?:(?:,| and| to| or) ${NUMBER})*)`,
  "gi",
);
/** A comment may break a citation at the end of a line. */
const joinLines = (text: string): string =>
  text.replaceAll(/(?:\n|\\n)[^\S\n]*(?:\*|\/\/|#)?[^\S\n]*/g, " ");

/** The citations in a text that point to nothing, each as it is written. */
export function danglingCitations(text: string, sections: SectionNumbers): string[] {
  const flat = joinLines(text);
  const dangling = [...flat.matchAll(SECTIONS)].filter(([, document = "", cited = ""]) => {
    const known = sections[document.toLowerCase()] ?? [];
    return cited.split(/,? (?:and |to |or )?/).some((number) => !known.includes(number));
  });
  return dangling.map(([written]) => written);
}

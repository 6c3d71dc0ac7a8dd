/** The start of a citation of the requirements or the decisions. */
const CHAPTER = "(?:shell|training|sandbox|decisions?) \\d";

/** A citation in parentheses at the end of a comment: '(shell 2.21)'. */
const REFERENCE = new RegExp(`(?: |\\n \\* )\\((?:${CHAPTER})[^()]*\\)`, "g");

/** A citation in any form, and other names that only the project has. */
const LEFT = new RegExp(`\\b(?:${CHAPTER})|\\bspec/|npm run gen\\b`, "gi");

const HEADER = " Do not edit; change `spec/` and run `npm run gen`.";

/**
 * Removes references to documents that users of the package do not have. The compiler keeps all
 * comments or none.
 */
export const withoutReferences = (source: string): string =>
  source.replace(HEADER, "").replaceAll(REFERENCE, "");

export const referencesIn = (text: string): readonly string[] => text.match(LEFT) ?? [];

/** How a comment names a chapter of the requirements or of the decisions. */
const CHAPTER = "(?:shell|training|sandbox|decisions?) \\d|decisions: ";

/** Such a name in parentheses, as comments here end with it: '(shell 2.21)', '(decisions: Access)'. */
const REFERENCE = new RegExp(`(?: |\\n \\* )\\((?:${CHAPTER})[^()]*\\)`, "g");

/** Such a name in any form, and whatever else only the project itself has. */
const LEFT = new RegExp(`\\b(?:${CHAPTER})|\\bspec/|npm run gen\\b`, "gi");

const HEADER = " Do not edit; change `spec/` and run `npm run gen`.";

/**
 * A built file without references to documents that whoever installs the package does not have. The
 * compiler keeps comments as they are or leaves out all of them.
 */
export const withoutReferences = (source: string): string =>
  source.replace(HEADER, "").replaceAll(REFERENCE, "");

/** The references that a shipped text still holds. */
export const referencesIn = (text: string): readonly string[] => text.match(LEFT) ?? [];

/** What needs no escape inside a string of a style sheet. */
const HARMLESS = /^[\w .,;:()/·-]$/u;

/**
 * A text as a quoted string of a style sheet, whatever is in it: names of people end up there, and a
 * quotation mark in one must not end the rule.
 */
export function cssString(text: string): string {
  const escaped = Array.from(text, (sign) =>
    HARMLESS.test(sign) ? sign : `\\${sign.codePointAt(0)?.toString(16) ?? ""} `,
  );
  return `"${escaped.join("")}"`;
}

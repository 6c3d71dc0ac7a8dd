import { useAdoptedStyles } from "./useAdoptedStyles.ts";

const HARMLESS = /^[\w .,;:()/·-]$/u;

/** A quotation mark in a person's name must not end the CSS rule. */
export function cssString(text: string): string {
  const escaped = Array.from(text, (sign) =>
    HARMLESS.test(sign) ? sign : `\\${sign.codePointAt(0)?.toString(16) ?? ""} `,
  );
  return `"${escaped.join("")}"`;
}

const TYPE = 'font: 7.5pt "Inter Variable", Arial, sans-serif; color: #555;';

/** Declarations of `@page`: only margin boxes can count pages. */
export const footerBoxes = (text: string): string => `
  @bottom-left { content: ${cssString(text)}; ${TYPE} width: 80%; }
  @bottom-right { content: "Page " counter(page) " of " counter(pages); ${TYPE} }`;

/**
 * Prints `text` and 'Page 1 of 3' at the foot of every sheet of a page on screen, in place of what the browser
 * prints there. Firefox and Safari, which have no margin boxes, print their own.
 */
export function usePageFooter(text: string): void {
  useAdoptedStyles(`@page {${footerBoxes(text)}}`);
}

import { cssString } from "./css-string.ts";

/** The sheet of paper a document is printed on. */
export interface PageSheet {
  /** `A4 landscape` fixes the paper; `portrait` leaves A4 or Letter to the printer. */
  size: "portrait" | "A4 landscape";
  /** Around the content, as in CSS. */
  margin: string;
  /** Lines in the bottom margin of every page; none leaves the margin empty. */
  footer?: { left: string } | undefined;
}

/** What a sheet of paper lies on, in either scheme. */
export const DESK = "#E4E1DA";

const FOOTER_TYPE = 'font: 7.5pt "Inter Variable", Arial, sans-serif; color: #555;';

/**
 * The rules for paper. They cannot be written in an element's style, and the boxes in a page's margin
 * exist nowhere but here: they are what can count pages.
 */
export function pageCss({ size, margin, footer }: PageSheet): string {
  const boxes =
    footer === undefined
      ? ""
      : `@bottom-left { content: ${cssString(footer.left)}; ${FOOTER_TYPE} width: 80%; }
         @bottom-right { content: "Page " counter(page) " of " counter(pages); ${FOOTER_TYPE} }`;
  return `
    @page { size: ${size}; margin: ${margin}; ${boxes} }
    html, body { background: ${DESK}; }
    @media print { html, body { background: #fff !important; } }
  `;
}

import { useEffect, useLayoutEffect, useState } from "react";
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
function pageCss({ size, margin, footer }: PageSheet): string {
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

/** Whether this browser knows the boxes in the margin of a page; one that does not drops them. */
function hasMarginBoxes(): boolean {
  const probe = new CSSStyleSheet();
  probe.replaceSync('@page { @bottom-left { content: "" } }');
  const [page] = probe.cssRules;
  return page !== undefined && "cssRules" in page && (page.cssRules as CSSRuleList).length > 0;
}

/**
 * Puts the rules for paper into the document while a printed page is on screen. A constructed sheet, so
 * that the portal's Content-Security-Policy needs no exception for it.
 *
 * @returns whether pages are numbered in their margins; false asks for the line inside the document
 */
export function usePageSheet({ size, margin, footer }: PageSheet): boolean {
  const css = pageCss({ size, margin, footer });
  const [numbered] = useState(hasMarginBoxes);
  const [sheet] = useState(() => new CSSStyleSheet());
  useEffect(() => {
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [sheet]);
  useLayoutEffect(() => {
    sheet.replaceSync(css);
  }, [sheet, css]);
  return numbered;
}

import { useEffect, useLayoutEffect, useState } from "react";
import { pageCss } from "./page-sheet.ts";
import type { PageSheet } from "./page-sheet.ts";

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

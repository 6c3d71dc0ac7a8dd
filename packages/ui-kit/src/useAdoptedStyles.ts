import { useLayoutEffect } from "react";

/** Rules that no element can have, such as `@page`. A constructed sheet needs no exception in the CSP. */
export function useAdoptedStyles(css: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
}

import { useEffect } from "react";

/**
 * Names the tab, and a PDF that somebody saves of the page, until another page is opened.
 *
 * @param name such as '<full name>-<date>'
 */
export function useDocumentName(name: string): void {
  useEffect(() => {
    document.title = name;
  }, [name]);
}

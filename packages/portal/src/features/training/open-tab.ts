/** A tab that was opened before it is known what it shows. */
export interface OpenedTab {
  /** Sends the tab to an http(s) address, and keeps nothing of it. */
  lead(href: string): void;
  /** Takes the tab away again. */
  close(): void;
}

/**
 * Opens an empty tab. Call it while the person's press is being handled: a tab that opens after a wait
 * is one that browsers block. The page in it cannot reach back to this one, as with `rel=noopener`.
 *
 * @param title stands on the tab until there is a page
 * @returns null when the browser has refused
 */
export function openTab(title: string): OpenedTab | null {
  const tab = window.open("about:blank", "_blank");
  if (tab === null) return null;
  tab.opener = null;
  tab.document.title = title;
  tab.document.documentElement.style.colorScheme = "light dark";
  return {
    lead: (href) => tab.location.replace(href),
    close: () => tab.close(),
  };
}

const NAME = "recurrent-panels";
const A_YEAR = 365 * 24 * 60 * 60;

/**
 * Parses a cookie header such as "a=b; recurrent-panels=+expiries.-reminders". A cookie, because
 * ending a session empties local storage (shell 4).
 */
export function readPanels(cookies: string): ReadonlyMap<string, boolean> {
  const value = new RegExp(`(?:^|;)\\s*${NAME}=([^;]*)`).exec(cookies)?.[1] ?? "";
  return new Map(
    value
      .split(".")
      .filter((entry) => /^[+-]\w+$/.test(entry))
      .map((entry) => [entry.slice(1), entry.startsWith("+")]),
  );
}

export function panelsCookie(panels: ReadonlyMap<string, boolean>): string {
  const value = Array.from(panels, ([name, isOpen]) => `${isOpen ? "+" : "-"}${name}`).join(".");
  return `${NAME}=${value}; path=/; max-age=${A_YEAR}; samesite=strict`;
}

/** Null if never opened or closed. */
export function isPanelOpen(name: string): boolean | null {
  return readPanels(document.cookie).get(name) ?? null;
}

/** @param name letters, digits and _ */
export function storePanelOpen(name: string, isOpen: boolean): void {
  document.cookie = panelsCookie(new Map([...readPanels(document.cookie), [name, isOpen]]));
}

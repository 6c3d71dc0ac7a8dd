import { cookieOf, readCookie } from "../stores/cookies.ts";

const NAME = "recurrent-panels";

/** @param cookies such as "a=b; recurrent-panels=+expiries.-reminders" */
export function readPanels(cookies: string): ReadonlyMap<string, boolean> {
  return new Map(
    readCookie(cookies, NAME)
      .split(".")
      .filter((entry) => /^[+-]\w+$/.test(entry))
      .map((entry) => [entry.slice(1), entry.startsWith("+")]),
  );
}

export function panelsCookie(panels: ReadonlyMap<string, boolean>): string {
  const value = Array.from(panels, ([name, isOpen]) => `${isOpen ? "+" : "-"}${name}`).join(".");
  return cookieOf(NAME, value);
}

/** Null if never opened or closed. */
export function isPanelOpen(name: string): boolean | null {
  return readPanels(document.cookie).get(name) ?? null;
}

/** @param name letters, digits and _ */
export function storePanelOpen(name: string, isOpen: boolean): void {
  document.cookie = panelsCookie(new Map([...readPanels(document.cookie), [name, isOpen]]));
}

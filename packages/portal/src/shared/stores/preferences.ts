import { cookieOf, readCookie } from "./cookies.ts";
import { createStore, useStore } from "./store.ts";

/** Contains no personal data, so it outlives the session. */
export interface Preferences {
  readonly scheme: "light" | "dark" | "system";
  readonly collapsed: boolean;
  /** Single-key shortcuts (/ and ?); WCAG 2.1.4 requires a switch. */
  readonly keys: boolean;
  /** Height in pixels, reserved until announcements load. */
  readonly announced: number | null;
}

const NAME = "recurrent-look";
const DEFAULTS: Preferences = { scheme: "system", collapsed: false, keys: true, announced: null };

/** @param cookies such as "a=b; recurrent-look=dark.collapsed.keys.74" */
export function readPreferences(cookies: string): Preferences {
  return storedPreferences(cookies) ?? DEFAULTS;
}

function storedPreferences(cookies: string): Preferences | null {
  const stored = readCookie(cookies, NAME);
  if (stored === "") return null;
  const [scheme, sidebar, keys, announced] = stored.split(".");
  return {
    scheme: scheme === "light" || scheme === "dark" ? scheme : "system",
    collapsed: sidebar === "collapsed",
    keys: keys !== "nokeys",
    // A larger empty space would look broken.
    announced: /^\d{1,3}$/.test(announced ?? "") ? Number(announced) : null,
  };
}

export function preferencesCookie({ scheme, collapsed, keys, announced }: Preferences): string {
  const sidebar = collapsed ? "collapsed" : "open";
  return cookieOf(NAME, `${scheme}.${sidebar}.${keys ? "keys" : "nokeys"}.${announced ?? ""}`);
}

const store = createStore(readPreferences(typeof document === "undefined" ? "" : document.cookie));

export const preferences = store.read;

export function setPreferences(changes: Partial<Preferences>): void {
  // Another tab may have changed others since. Without cookies, they are known here only.
  const next = { ...(storedPreferences(document.cookie) ?? preferences()), ...changes };
  document.cookie = preferencesCookie(next);
  store.set(next);
}

export function usePreferences(): Preferences {
  return useStore(store);
}

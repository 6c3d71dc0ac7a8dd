import { cookieOf, readCookie } from "./cookies.ts";
import { createStore, useStore } from "./store.ts";

/** Contains no personal data, so it outlives the session. */
export interface Preferences {
  readonly scheme: "light" | "dark" | "system";
  readonly collapsed: boolean;
  /** Single-key shortcuts (/ and ?); WCAG 2.1.4 requires a switch. */
  readonly hasSingleKeyShortcuts: boolean;
  /** Height in pixels, reserved until announcements load. */
  readonly announcementsHeight: number | null;
}

const NAME = "recurrent-look";
const DEFAULTS: Preferences = {
  scheme: "system",
  collapsed: false,
  hasSingleKeyShortcuts: true,
  announcementsHeight: null,
};

/** @param cookies such as "a=b; recurrent-look=dark.collapsed.keys.74" */
export function readPreferences(cookies: string): Preferences {
  return storedPreferences(cookies) ?? DEFAULTS;
}

function storedPreferences(cookies: string): Preferences | null {
  const stored = readCookie(cookies, NAME);
  if (stored === "") return null;
  const [scheme, sidebar, keys, announcementsHeight] = stored.split(".");
  return {
    scheme: scheme === "light" || scheme === "dark" ? scheme : "system",
    collapsed: sidebar === "collapsed",
    hasSingleKeyShortcuts: keys !== "nokeys",
    // A larger empty space would look broken.
    announcementsHeight: /^\d{1,3}$/.test(announcementsHeight ?? "")
      ? Number(announcementsHeight)
      : null,
  };
}

export function preferencesCookie({
  scheme,
  collapsed,
  hasSingleKeyShortcuts,
  announcementsHeight,
}: Preferences): string {
  const keys = hasSingleKeyShortcuts ? "keys" : "nokeys";
  const sidebar = collapsed ? "collapsed" : "open";
  return cookieOf(NAME, `${scheme}.${sidebar}.${keys}.${announcementsHeight ?? ""}`);
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

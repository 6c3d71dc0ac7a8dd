import { createStore, useStore } from "./store.ts";

/** How a person likes the portal to look. No personal data, so it outlives the session. */
export interface Preferences {
  readonly scheme: "light" | "dark" | "system";
  /** Whether the sidebar is folded to its icons. */
  readonly collapsed: boolean;
  /** Whether single keys (/ and ?) do something; WCAG 2.1.4 asks for a way to switch them off. */
  readonly keys: boolean;
  /**
   * How high the announcements were last, in pixels: their room until they are there again. Null before the
   * first visit.
   */
  readonly announced: number | null;
}

const NAME = "recurrent-look";
const A_YEAR = 365 * 24 * 60 * 60;
const DEFAULTS: Preferences = { scheme: "system", collapsed: false, keys: true, announced: null };

/**
 * The preferences in a cookie header such as "a=b; recurrent-look=dark.collapsed.keys.74". A cookie and not
 * local storage, for ending a session empties that (shell 4).
 */
export function readPreferences(cookies: string): Preferences {
  const kept = cookies
    .split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  if (!kept) return DEFAULTS;
  const [scheme, sidebar, keys, announced] = kept.split(".");
  return {
    scheme: scheme === "light" || scheme === "dark" ? scheme : "system",
    collapsed: sidebar === "collapsed",
    keys: keys !== "nokeys",
    // More than a few lines of room that stays empty would look broken.
    announced: /^\d{1,3}$/.test(announced ?? "") ? Number(announced) : null,
  };
}

/** The cookie to set for these preferences, kept for a year on this site only. */
export function preferencesCookie({ scheme, collapsed, keys, announced }: Preferences): string {
  const value = `${scheme}.${collapsed ? "collapsed" : "open"}.${keys ? "keys" : "nokeys"}.${announced ?? ""}`;
  return `${NAME}=${value}; path=/; max-age=${A_YEAR}; samesite=strict`;
}

const store = createStore(readPreferences(typeof document === "undefined" ? "" : document.cookie));

/** How the person likes the portal to look, at this moment. */
export const preferences = store.read;

/** Changes some preferences now and for the next visits. */
export function setPreferences(changes: Partial<Preferences>): void {
  const next = { ...preferences(), ...changes };
  document.cookie = preferencesCookie(next);
  store.set(next);
}

/** How the person likes the portal to look. */
export function usePreferences(): Preferences {
  return useStore(store);
}

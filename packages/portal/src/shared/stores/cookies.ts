/** Cookies for what outlives a session, because its end empties local storage (shell 4). */

const A_YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/**
 * Reads one cookie of a header such as "a=b; recurrent-look=dark.open".
 *
 * @returns '' for none
 */
export function readCookie(cookies: string, name: string): string {
  const start = `${name}=`;
  const pairs = cookies.split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? "";
}

/** A cookie for `document.cookie` that lasts a year, for all paths. */
export function cookieOf(name: string, value: string): string {
  return `${name}=${value}; path=/; max-age=${A_YEAR_IN_SECONDS}; samesite=strict`;
}

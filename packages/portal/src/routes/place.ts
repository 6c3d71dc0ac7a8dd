import { routeAt } from "./match.ts";

/**
 * What of an in-app path says which page it is: the pathname, and of the query only what takes the place of
 * one. How a page shows what it has (a search, a sort, a tab) is left out.
 *
 * @param path with its query, such as "/company/users/42?tab=events&eventId=7&events-q=medical"
 */
export function placeOf(path: string): string {
  const [pathname = "", search = ""] = path.split("?", 2);
  const query = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const key of routeAt(pathname)?.placeKeys ?? []) {
    const value = query.get(key);
    if (value !== null) kept.set(key, value);
  }
  return kept.size > 0 ? `${pathname}?${kept.toString()}` : pathname;
}

import { matchRoutes } from "react-router-dom";
import { allRoutes, type RouteFact } from "./table.ts";

const objects = allRoutes().map((fact) => ({ path: fact.path, handle: fact }));

/** The row that an in-app path ("/company/users/42?tab=events") leads to; null for unknown ones. */
export function routeAt(path: string): RouteFact | null {
  const [pathname = "/", search = ""] = path.split("?", 2);
  const found = matchRoutes(objects, { pathname, search })?.at(-1);
  return found?.route.handle ?? null;
}

/** A path that can be returned to, or null. Anything but a plain in-app path is refused. */
export function inAppPath(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 2000) return null;
  // One leading slash: "//host" and "/\host" are addresses of other sites to a browser.
  if (!/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(value)) return null;
  return routeAt(value) ? value : null;
}

/** The path of a page that unlocking may lead back to; null for those that are no page to return to. */
export function returnablePath(path: string): string | null {
  const fact = routeAt(path);
  const isPage =
    fact?.audience === "signed-in" && (fact.layout === "main" || fact.layout === "print");
  return isPage ? path : null;
}

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

import { matchRoutes } from "react-router-dom";
import {
  allRoutes,
  routeById,
  type RouteDefinition,
  type RouteId,
  type RouteRow,
} from "./table.ts";

type ParamNames<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamNames<Head> | ParamNames<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

export type AddressParams<Id extends RouteId> = {
  readonly [Param in ParamNames<Extract<RouteRow, { id: Id }>["path"]>]: string;
};

/** Undefined and null are left out. */
export type AddressQueryValues = Readonly<
  Record<string, string | number | boolean | null | undefined>
>;

type AddressArguments<Id extends RouteId> =
  // oxlint-disable-next-line no-generated-empty-object-type -- a route without parameters has none
  Record<never, never> extends AddressParams<Id>
    ? [params?: AddressParams<Id>, query?: AddressQueryValues]
    : [params: AddressParams<Id>, query?: AddressQueryValues];

/**
 * `address("companies_users@show", { id }, { tab: "events" })` is `/company/users/42?tab=events`.
 * Ids are encoded, so that none leads to another route.
 *
 * @throws Error for an empty id, which would lead to a list
 */
export function address<Id extends RouteId>(
  id: Id,
  ...[params, query = {}]: AddressArguments<Id>
): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  const path = routeById(id).path.replace(/:(\w+)/g, (_match, param: string) =>
    encodeSegment(id, param, values[param] ?? ""),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** The link target: `#/company/users/42?tab=events`. */
export function href<Id extends RouteId>(id: Id, ...args: AddressArguments<Id>): string {
  return `#${address(id, ...args)}`;
}

function encodeSegment(route: string, param: string, value: string): string {
  if (value === "") throw new Error(`The address of "${route}" needs a value for "${param}".`);
  // encodeURIComponent ignores dots, but routers resolve "." and ".." as steps.
  if (/^\.+$/.test(value)) return value.replaceAll(".", "%2E");
  return encodeURIComponent(value);
}

const objects = allRoutes().map((route) => ({ path: route.path, handle: route }));

/** Null for unknown paths. */
export function routeAt(path: string): RouteDefinition | null {
  const [pathname = "/", search = ""] = path.split("?", 2);
  const found = matchRoutes(objects, { pathname, search })?.at(-1);
  return found?.route.handle ?? null;
}

/** Null for anything but a plain in-app path. */
export function inAppPath(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 2000) return null;
  // One leading slash: browsers treat "//host" and "/\host" as other sites.
  if (!/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(value)) return null;
  return routeAt(value) ? value : null;
}

/** Null for pages that unlocking must not return to. */
export function returnablePath(path: string): string | null {
  const route = routeAt(path);
  const isPage =
    route?.audience === "signed-in" && (route.layout === "main" || route.layout === "print");
  return isPage ? path : null;
}

/** True for the pages about a company, its people and its groups, whose addresses do not name it. */
export function isCompanyPage(path: string): boolean {
  return routeAt(path)?.path.startsWith(`${routeById("companies@index").path}/`) === true;
}

/**
 * Leaves out query values that only change the view (search, sort, tab).
 *
 * @param path with its query
 */
export function pageKey(path: string): string {
  const [pathname = "", search = ""] = path.split("?", 2);
  const query = new URLSearchParams(search);
  const identity = new URLSearchParams();
  for (const key of routeAt(pathname)?.identityParams ?? []) {
    const value = query.get(key);
    if (value !== null) identity.set(key, value);
  }
  return identity.size > 0 ? `${pathname}?${identity.toString()}` : pathname;
}

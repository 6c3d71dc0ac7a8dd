import { routeById, type RouteId, type RouteRow } from "./table.ts";

type ParamNames<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamNames<Head> | ParamNames<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** The path parameters that a route asks for. */
export type AddressParams<Id extends RouteId> = {
  readonly [Param in ParamNames<Extract<RouteRow, { id: Id }>["path"]>]: string;
};

/** Query values; those that are undefined or null are left out. */
export type AddressQuery = Readonly<Record<string, string | number | boolean | null | undefined>>;

type AddressArguments<Id extends RouteId> =
  // oxlint-disable-next-line no-generated-empty-object-type -- a route without parameters has none
  Record<never, never> extends AddressParams<Id>
    ? [params?: AddressParams<Id>, query?: AddressQuery]
    : [params: AddressParams<Id>, query?: AddressQuery];

/**
 * The in-app path of a route: `address("companies_users@show", { id }, { tab: "events" })` is
 * `/company/users/42?tab=events`. Ids are encoded so that none can lead to another route.
 *
 * @throws Error when an id is empty, for such an address would silently be that of a list.
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

/** The same address as the target of a link: `#/company/users/42?tab=events`. */
export function href<Id extends RouteId>(id: Id, ...args: AddressArguments<Id>): string {
  return `#${address(id, ...args)}`;
}

function encodeSegment(route: string, param: string, value: string): string {
  if (value === "") throw new Error(`The address of "${route}" needs a value for "${param}".`);
  // encodeURIComponent leaves dots alone, and a router resolves "." and ".." as steps.
  if (/^\.+$/.test(value)) return value.replaceAll(".", "%2E");
  return encodeURIComponent(value);
}

import {
  ROUTE_ALIASES,
  ROUTES,
  type RouteAlias,
  type RouteName,
  type RouteRow,
  type RouteFact,
} from "./table.ts";

type ParamNames<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamNames<Head> | ParamNames<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type Resolve<Name extends RouteName | RouteAlias> = Name extends RouteAlias
  ? (typeof ROUTE_ALIASES)[Name]
  : Name;

type PathsOf<Name extends RouteName | RouteAlias> = Extract<
  RouteRow,
  { name: Resolve<Name> }
>["path"];

type ParamsOf<Path extends string> = Path extends string
  ? { readonly [Param in ParamNames<Path>]: string }
  : never;

/** The path parameters a route name asks for; a union where two routes share the name. */
export type AddressParams<Name extends RouteName | RouteAlias> = ParamsOf<PathsOf<Name>>;

/** Query values; those that are undefined or null are left out. */
export type AddressQuery = Readonly<Record<string, string | number | boolean | null | undefined>>;

type AddressArguments<Name extends RouteName | RouteAlias> =
  // oxlint-disable-next-line no-generated-empty-object-type -- a route without parameters has none
  Record<never, never> extends AddressParams<Name>
    ? [params?: AddressParams<Name>, query?: AddressQuery]
    : [params: AddressParams<Name>, query?: AddressQuery];

/**
 * The in-app path of a route: `address("companies_users@show", { id }, { tab: "events" })` is
 * `/company/users/42?tab=events`. Ids are encoded so that none can lead to another route.
 *
 * @throws Error when an id is empty, for such an address would silently be that of a list.
 */
export function address<Name extends RouteName | RouteAlias>(
  name: Name,
  ...[params, query]: AddressArguments<Name>
): string {
  return build(name, params ?? {}, query ?? {});
}

/** The same address as the target of a link: `#/company/users/42?tab=events`. */
export function href<Name extends RouteName | RouteAlias>(
  name: Name,
  ...args: AddressArguments<Name>
): string {
  return `#${address(name, ...args)}`;
}

/** The rows by their name and the names of their parameters; a list of people asks for many addresses. */
const BY_PARAMETERS: ReadonlyMap<string, RouteFact> = new Map(
  ROUTES.map((row) => [`${row.name} ${paramsIn(row.path).join()}`, row]),
);

function build(
  name: RouteName | RouteAlias,
  params: Readonly<Record<string, string>>,
  query: AddressQuery,
): string {
  const target = isAlias(name) ? ROUTE_ALIASES[name] : name;
  const given = Object.keys(params).toSorted().join();
  const row = BY_PARAMETERS.get(`${target} ${given}`);
  if (!row) throw new Error(`No route "${name}" takes the parameters "${given}".`);

  const path = row.path.replace(/:(\w+)/g, (_match, param: string) =>
    encodeSegment(name, param, params[param] ?? ""),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

function isAlias(name: string): name is RouteAlias {
  return Object.hasOwn(ROUTE_ALIASES, name);
}

function paramsIn(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "").toSorted();
}

function encodeSegment(route: string, param: string, value: string): string {
  if (value === "") throw new Error(`The address of "${route}" needs a value for "${param}".`);
  // encodeURIComponent leaves dots alone, and a router resolves "." and ".." as steps.
  if (/^\.+$/.test(value)) return value.replaceAll(".", "%2E");
  return encodeURIComponent(value);
}

import type { mainWire } from "@recurrent/sdk";
import type { AccessRule } from "../access/rule.ts";

/** Which frame a screen is drawn in. */
export type LayoutKind = "main" | "auth" | "centred" | "message" | "print";

/**
 * Who may open a route at all, before its rule is looked at:
 * `public` and `any` need no session; `signed-in` does (shell 2.1).
 */
export type Audience = "public" | "any" | "signed-in";

interface RouteShape {
  /** Tells the two routes apart that share the name system@resetPassword; equal to it elsewhere. */
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly audience: Audience;
  readonly rule?: AccessRule;
  readonly layout: LayoutKind;
  /** Keys of the query that stand for pages of their own: of the path's own when they are missing. */
  readonly placeKeys?: readonly string[];
  /** The name of the route this one only leads on to. */
  readonly redirectTo?: string;
}

const trainee: AccessRule = { trainee: true };

/** What a row has besides its name, path and title; a signed-in page of the menu's layout by default. */
type Rest = Partial<Pick<RouteShape, "audience" | "layout" | "placeKeys">>;

/** @param rule an access rule, or the one permission that it asks for */
function route<const Name extends string, const Path extends string>(
  name: Name,
  path: Path,
  title: string,
  rule?: AccessRule | mainWire.PermissionName,
  rest: Rest = {},
) {
  return {
    id: name,
    name,
    path,
    title,
    audience: "signed-in",
    layout: "main",
    ...(rule !== undefined && { rule: typeof rule === "string" ? { permissions: [rule] } : rule }),
    ...rest,
  } as const satisfies RouteShape;
}

const AUTH = { layout: "auth", audience: "public" } as const;
const MESSAGE = { layout: "message", audience: "any" } as const;
const PRINT = { layout: "print" } as const;

/**
 * Every address of the portal (shell 2.1, training 2.1; titles that the requirements leave open
 * are those of the project's decisions). The router, the guard, typed addresses, titles and the
 * menu all read this one table.
 */
export const ROUTES = [
  route("home", "/", "Home"),
  route("system@login", "/login", "Login", undefined, AUTH),
  route("system@logout", "/logout", "Logout", undefined, { layout: "message" }),
  route("system@lock", "/lock", "Lock screen", undefined, { layout: "centred" }),
  route("system@forbidden", "/forbidden", "Access Forbidden", undefined, MESSAGE),
  route("system@not-found", "/404", "Page Not Found", undefined, MESSAGE),
  route("system@resetPassword", "/reset-password", "Reset Password", undefined, AUTH),
  {
    ...route("system@resetPassword", "/password/reset/:id", "Set New Password", undefined, AUTH),
    id: "system@resetPassword/link",
  },
  route("system@training_exit", "/training_exit", "Training"),

  {
    ...route("dashboard", "/dashboard", "Dashboard", "companies_dashboard"),
    redirectTo: "dashboard@training-status",
  },
  route(
    "dashboard@training-status",
    "/dashboard/training-status",
    "Training Status",
    "companies_dashboard",
  ),
  route(
    "dashboard@event-status",
    "/dashboard/event-status",
    "Event / Document Status",
    "companies_dashboard",
  ),

  route("users@profile", "/profile", "My profile", "profile_show"),

  {
    ...route("companies@index", "/company", "Company Profile", {
      permissions: ["companies_show", "companies_groups_index", "companies_users_index"],
    }),
    redirectTo: "companies@show",
  },
  route("companies@show", "/company/profile", "Company Profile", "companies_show"),
  route("companies@edit", "/company/profile/edit", "Edit Company", "companies_update"),

  route("companies_groups@index", "/company/groups", "Groups", "companies_groups_index"),
  route(
    "companies_groups@create",
    "/company/groups/create",
    "Create Group",
    "companies_groups_create",
  ),
  route("companies_groups@show", "/company/groups/:id", "Group Detail", "companies_groups_show"),
  route(
    "companies_groups@edit",
    "/company/groups/:id/edit",
    "Edit Group",
    "companies_groups_update",
  ),

  route("companies_users@active", "/company/users/active", "People", "companies_users_index"),
  route(
    "companies_users@historical",
    "/company/users/historical",
    "Historical",
    "companies_users_index",
  ),
  route(
    "companies_users@create",
    "/company/users/create",
    "Create Person",
    "companies_users_store",
  ),
  route("companies_users@show", "/company/users/:id", "Person Detail", "companies_users_show", {
    // The screens of an event inside its tab (training 2.10).
    placeKeys: ["eventId", "mode"],
  }),
  route("companies_users@edit", "/company/users/:id/edit", "Edit Person", "companies_users_update"),
  route(
    "companies_users@records-print",
    "/company/users/:id/record/print",
    "Training Record Print",
    "companies_users_show",
    PRINT,
  ),
  route(
    "companies_users@certificate_print",
    "/company/users/:id/record/certificate/:hash/print",
    "Training Certificate Print",
    "companies_users_show",
    PRINT,
  ),

  { ...route("my", "/my", "Training", trainee), redirectTo: "my@training" },
  route("my@training", "/my/training", "Train Now", trainee),
  route("my@program", "/my/program", "Training Program", trainee),
  route("my@schedule", "/my/schedule", "Training Schedule", trainee),
  route("my@records", "/my/records", "Training Record", trainee),
  route("my_events@index", "/my/events", "Events / Documents", trainee),
  route("my_events@create", "/my/events/create", "Create Event", trainee),
  route("my_events@show", "/my/events/:id", "Event Detail", trainee),
  route("my_events@update", "/my/events/:id/update", "Edit Event", trainee),
  route("my@records-print", "/my/record/print", "Training Record Print", trainee, PRINT),
  route(
    "my@certificate-print",
    "/training/record/certificate/:hash/print",
    "Training Certificate Print",
    trainee,
    PRINT,
  ),

  route("system@settings", "/settings", "Settings", { roles: ["Admin"] }),
] as const satisfies readonly RouteShape[];

/** Other names for a route; companies_users@index is where Back, Cancel and saving lead. */
export const ROUTE_ALIASES = {
  "companies_users@index": "companies_users@active",
} as const;

/** One row of the table, its literal types kept. */
export type RouteRow = (typeof ROUTES)[number];
/** The row's own identity; unique, unlike the name. */
export type RouteId = RouteRow["id"];
/** The names of shell 2.1. */
export type RouteName = RouteRow["name"];
/** Names that only stand for another one. */
export type RouteAlias = keyof typeof ROUTE_ALIASES;

/** A row seen without its literal types, for code that treats all routes alike. */
export interface RouteFact extends RouteShape {
  readonly id: RouteId;
  readonly name: RouteName;
  readonly redirectTo?: RouteName;
}

const facts: readonly RouteFact[] = ROUTES;
const byId = new Map<string, RouteFact>(facts.map((fact) => [fact.id, fact]));

/** Every row, in the order of the requirements. */
export function allRoutes(): readonly RouteFact[] {
  return facts;
}

/** The row with this id. */
export function routeById(id: RouteId): RouteFact {
  const fact = byId.get(id);
  if (!fact) throw new Error(`The route table has no row "${id}".`);
  return fact;
}

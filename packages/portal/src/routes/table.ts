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

const permission = (...permissions: mainWire.PermissionName[]): AccessRule => ({ permissions });
const trainee: AccessRule = { trainee: true };
const dashboard = permission("companies_dashboard");

/**
 * Every address of the portal (shell 2.1, training 2.1; titles that the requirements leave open
 * are those of the project's decisions). The router, the guard, typed addresses, titles and the
 * menu all read this one table.
 */
export const ROUTES = [
  route("home", "/", "Home", "main"),
  { ...route("system@login", "/login", "Login", "auth"), audience: "public" },
  route("system@logout", "/logout", "Logout", "message"),
  route("system@lock", "/lock", "Lock screen", "centred"),
  { ...route("system@forbidden", "/forbidden", "Access Forbidden", "message"), audience: "any" },
  { ...route("system@not-found", "/404", "Page Not Found", "message"), audience: "any" },
  {
    ...route("system@resetPassword", "/reset-password", "Reset Password", "auth"),
    audience: "public",
  },
  {
    ...route("system@resetPassword", "/password/reset/:id", "Set New Password", "auth"),
    id: "system@resetPassword/link",
    audience: "public",
  },
  route("system@training_exit", "/training_exit", "Training", "main"),

  {
    ...route("dashboard", "/dashboard", "Dashboard", "main", dashboard),
    redirectTo: "dashboard@training-status",
  },
  route(
    "dashboard@training-status",
    "/dashboard/training-status",
    "Training Status",
    "main",
    dashboard,
  ),
  route(
    "dashboard@event-status",
    "/dashboard/event-status",
    "Event / Document Status",
    "main",
    dashboard,
  ),

  route("users@profile", "/profile", "My profile", "main", permission("profile_show")),

  {
    ...route(
      "companies@index",
      "/company",
      "Company Profile",
      "main",
      permission("companies_show", "companies_groups_index", "companies_users_index"),
    ),
    redirectTo: "companies@show",
  },
  route(
    "companies@show",
    "/company/profile",
    "Company Profile",
    "main",
    permission("companies_show"),
  ),
  route(
    "companies@edit",
    "/company/profile/edit",
    "Edit Company",
    "main",
    permission("companies_update"),
  ),

  route(
    "companies_groups@index",
    "/company/groups",
    "Groups",
    "main",
    permission("companies_groups_index"),
  ),
  route(
    "companies_groups@create",
    "/company/groups/create",
    "Create Group",
    "main",
    permission("companies_groups_create"),
  ),
  route(
    "companies_groups@show",
    "/company/groups/:id",
    "Group Detail",
    "main",
    permission("companies_groups_show"),
  ),
  route(
    "companies_groups@edit",
    "/company/groups/:id/edit",
    "Edit Group",
    "main",
    permission("companies_groups_update"),
  ),

  route(
    "companies_users@active",
    "/company/users/active",
    "People",
    "main",
    permission("companies_users_index"),
  ),
  route(
    "companies_users@historical",
    "/company/users/historical",
    "Historical",
    "main",
    permission("companies_users_index"),
  ),
  route(
    "companies_users@create",
    "/company/users/create",
    "Create Person",
    "main",
    permission("companies_users_store"),
  ),
  {
    ...route(
      "companies_users@show",
      "/company/users/:id",
      "Person Detail",
      "main",
      permission("companies_users_show"),
    ),
    // The screens of an event inside its tab (training 2.10).
    placeKeys: ["eventId", "mode"],
  },
  route(
    "companies_users@edit",
    "/company/users/:id/edit",
    "Edit Person",
    "main",
    permission("companies_users_update"),
  ),
  route(
    "companies_users@records-print",
    "/company/users/:id/record/print",
    "Training Record Print",
    "print",
    permission("companies_users_show"),
  ),
  route(
    "companies_users@certificate_print",
    "/company/users/:id/record/certificate/:hash/print",
    "Training Certificate Print",
    "print",
    permission("companies_users_show"),
  ),

  { ...route("my", "/my", "Training", "main", trainee), redirectTo: "my@training" },
  route("my@training", "/my/training", "Train Now", "main", trainee),
  route("my@program", "/my/program", "Training Program", "main", trainee),
  route("my@schedule", "/my/schedule", "Training Schedule", "main", trainee),
  route("my@records", "/my/records", "Training Record", "main", trainee),
  route("my_events@index", "/my/events", "Events / Documents", "main", trainee),
  route("my_events@create", "/my/events/create", "Create Event", "main", trainee),
  route("my_events@show", "/my/events/:id", "Event Detail", "main", trainee),
  route("my_events@update", "/my/events/:id/update", "Edit Event", "main", trainee),
  route("my@records-print", "/my/record/print", "Training Record Print", "print", trainee),
  route(
    "my@certificate-print",
    "/training/record/certificate/:hash/print",
    "Training Certificate Print",
    "print",
    trainee,
  ),

  route("system@settings", "/settings", "Settings", "main", { roles: ["Admin"] }),
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

function route<const Name extends string, const Path extends string, const Kind extends LayoutKind>(
  name: Name,
  path: Path,
  title: string,
  layout: Kind,
  rule?: AccessRule,
) {
  return {
    id: name,
    name,
    path,
    title,
    audience: "signed-in" as const,
    layout,
    ...(rule && { rule }),
  };
}

import type { MainApi } from "@recurrent/sdk/raw";
import {
  Archive,
  CalendarDays,
  FileClock,
  Gauge,
  KeyRound,
  ListChecks,
  type LucideIcon,
  Paperclip,
  Play,
  ScrollText,
  User,
  Users,
} from "lucide-react";
import type { AccessRule } from "../access/rule.ts";

export type RuleOrPermission = AccessRule | MainApi.PermissionName;

/** Entry in the sidebar (shell 2.2). */
export interface MenuEntry {
  readonly group: "management" | "settings" | "my-training";
  readonly icon: LucideIcon;
  /** Default: the page's title. */
  readonly label?: string;
  /** Applies in addition to the group's rule. */
  readonly rule?: RuleOrPermission;
  readonly highlight?: true;
}

interface RouteShape {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** Checked before the rule (shell 2.1). */
  readonly audience: "any" | "signed-in";
  readonly rule?: AccessRule;
  /** `main` has the menu, for anyone who is signed in (`hasMainLayout`). */
  readonly layout: "main" | "print" | "bare";
  readonly menu?: MenuEntry;
  /** Module below `src/` that exports a component of its own name, or "module#Name". */
  readonly page?: string;
  /** Prefetched with the chunk (`app/landing-data.ts`, `app/page-data.ts`). */
  readonly data?: readonly string[];
  /** Query keys that identify another page. */
  readonly identityParams?: readonly string[];
  readonly redirectTo?: string;
}

type Row<Data, To> = Partial<
  Pick<RouteShape, "audience" | "layout" | "menu" | "page" | "identityParams">
> & {
  readonly rule?: RuleOrPermission;
  readonly data?: readonly Data[];
  readonly redirectTo?: To;
};

function route<
  const Id extends string,
  const Path extends string,
  const Data extends string = never,
  const To extends string = never,
>(id: Id, path: Path, title: string, { rule, ...row }: Row<Data, To>) {
  return {
    audience: "signed-in",
    layout: "main",
    ...row,
    id,
    path,
    title,
    ...(rule !== undefined && { rule: ruleOf(rule) }),
  } as const satisfies RouteShape;
}

export function ruleOf(rule: RuleOrPermission): AccessRule {
  return typeof rule === "string" ? { permissions: [rule] } : rule;
}

const OPEN = { layout: "bare", audience: "any" } as const;
const TRAINEE = { rule: { trainee: true } } as const;

/** Every address (shell 2.1, training 2.1). Router, guard, titles and menu read this table. */
export const ROUTES = [
  route("home", "/", "Home", { page: "features/home/HomePage" }),
  route("system@login", "/login", "Login", { ...OPEN, page: "features/auth/LoginPage" }),
  route("system@logout", "/logout", "Logout", { layout: "bare" }),
  route("system@lock", "/lock", "Lock screen", {
    layout: "bare",
    page: "features/auth/LockPage",
  }),
  route("system@forbidden", "/forbidden", "Access Forbidden", {
    audience: "any",
    page: "features/system/SystemPages#ForbiddenPage",
  }),
  route("system@not-found", "/404", "Page Not Found", {
    audience: "any",
    page: "features/system/SystemPages#NotFoundPage",
  }),
  route("system@resetPassword", "/reset-password", "Reset Password", {
    ...OPEN,
    page: "features/auth/ForgotPasswordPage",
  }),
  // The requirements give both reset pages one name (shell 2.1).
  route("system@resetPassword/link", "/password/reset/:id", "Set New Password", {
    ...OPEN,
    page: "features/auth/SetPasswordPage",
  }),
  route("system@training_exit", "/training_exit", "Training", {
    page: "features/home/TrainingExitPage",
  }),

  route("dashboard", "/dashboard", "Dashboard", {
    rule: "companies_dashboard",
    redirectTo: "dashboard@training-status",
  }),
  route("dashboard@training-status", "/dashboard/training-status", "Training Status", {
    rule: "companies_dashboard",
    menu: { group: "management", icon: Gauge },
    page: "features/boards/TrainingBoardPage",
    data: ["trainingBoard"],
  }),
  // Beyond the requirements: the board for a wall screen.
  route(
    "dashboard@training-status-print",
    "/dashboard/training-status/print",
    "Training Status Print",
    {
      rule: "companies_dashboard",
      layout: "print",
      page: "features/boards/BoardPrintPage",
      data: ["trainingBoard"],
    },
  ),
  route("dashboard@event-status", "/dashboard/event-status", "Event / Document Status", {
    rule: "companies_dashboard",
    menu: { group: "management", icon: FileClock },
    page: "features/boards/EventBoardPage",
    data: ["eventBoard"],
  }),
  // Beyond the requirements: which person has which documents.
  route("dashboard@event-status-matrix", "/dashboard/event-status/matrix", "People and Documents", {
    rule: "companies_dashboard",
    page: "features/boards/matrix/EventMatrixPage",
    data: ["eventBoard"],
  }),
  route(
    "dashboard@event-status-matrix-print",
    "/dashboard/event-status/matrix/print",
    "People and Documents Print",
    {
      rule: "companies_dashboard",
      layout: "print",
      page: "features/boards/matrix/EventMatrixPrintPage",
      data: ["eventBoard"],
    },
  ),

  route("users@profile", "/profile", "My profile", {
    rule: "profile_show",
    page: "features/profile/ProfilePage",
    data: ["profile"],
  }),

  route("companies@index", "/company", "Company Profile", {
    rule: { permissions: ["companies_show", "companies_groups_index", "companies_users_index"] },
    redirectTo: "companies@show",
  }),
  route("companies@show", "/company/profile", "Company Profile", {
    rule: "companies_show",
    page: "features/company/CompanyPage",
    data: ["company"],
  }),
  route("companies@edit", "/company/profile/edit", "Edit Company", {
    rule: "companies_update",
    page: "features/company/CompanyEditPage",
    data: ["company", "catalogues"],
  }),

  route("companies_groups@index", "/company/groups", "Groups", {
    rule: "companies_groups_index",
    menu: { group: "management", icon: Users, rule: "companies_groups_index" },
    page: "features/groups/GroupsPage",
    data: ["groups"],
  }),
  route("companies_groups@create", "/company/groups/create", "Create Group", {
    rule: "companies_groups_create",
    page: "features/groups/GroupFormPages#GroupCreatePage",
    data: ["groupChoices"],
  }),
  route("companies_groups@show", "/company/groups/:id", "Group Detail", {
    rule: "companies_groups_show",
    page: "features/groups/GroupPage",
    data: ["group"],
  }),
  route("companies_groups@edit", "/company/groups/:id/edit", "Edit Group", {
    rule: "companies_groups_update",
    page: "features/groups/GroupFormPages#GroupEditPage",
    data: ["group", "groups", "groupChoices"],
  }),

  route("companies_users@active", "/company/users/active", "People", {
    rule: "companies_users_index",
    menu: { group: "management", icon: User, rule: "companies_users_index" },
    page: "app/pages/PeoplePage",
    data: ["people"],
  }),
  route("companies_users@historical", "/company/users/historical", "Historical", {
    rule: "companies_users_index",
    menu: {
      group: "management",
      icon: Archive,
      rule: { roles: ["Company Manager", "Training Manager"] },
    },
    page: "app/pages/PeoplePage#HistoricalPage",
    data: ["people"],
  }),
  route("companies_users@create", "/company/users/create", "Create Person", {
    rule: "companies_users_store",
    page: "features/people/PersonFormPages#PersonCreatePage",
    data: ["operationalInformation"],
  }),
  route("companies_users@show", "/company/users/:id", "Person Detail", {
    rule: "companies_users_show",
    page: "app/pages/PersonPage",
    data: ["person", "personTab"],
    // Screens of an event inside its tab (training 2.10).
    identityParams: ["eventId", "mode", "renew"],
  }),
  route("companies_users@edit", "/company/users/:id/edit", "Edit Person", {
    rule: "companies_users_update",
    page: "features/people/PersonFormPages#PersonEditPage",
    data: ["person", "operationalInformation"],
  }),
  route(
    "companies_users@records-print",
    "/company/users/:id/record/print",
    "Training Record Print",
    {
      rule: "companies_users_show",
      layout: "print",
      page: "features/training/RecordPrintPages#PersonRecordPrintPage",
      data: ["person"],
    },
  ),
  // Beyond the requirements: the records of several people.
  route(
    "companies_users@records-print-many",
    "/company/users/records/print",
    "Training Records Print",
    {
      rule: "companies_users_show",
      layout: "print",
      page: "features/training/RecordPrintPages#RecordsPrintPage",
    },
  ),
  route(
    "companies_users@certificate_print",
    "/company/users/:id/record/certificate/:hash/print",
    "Training Certificate Print",
    {
      rule: "companies_users_show",
      layout: "print",
      page: "features/training/CertificatePrintPage",
      data: ["personCertificate"],
    },
  ),

  route("my", "/my", "Training", { ...TRAINEE, redirectTo: "my@training" }),
  route("my@training", "/my/training", "Train Now", {
    ...TRAINEE,
    menu: { group: "my-training", icon: Play, highlight: true },
    page: "app/pages/TrainNowPage",
    data: ["training"],
  }),
  route("my@program", "/my/program", "Training Program", {
    ...TRAINEE,
    menu: { group: "my-training", icon: ListChecks, label: "Program" },
    page: "features/training/ProgramPage",
    data: ["program"],
  }),
  route("my@schedule", "/my/schedule", "Training Schedule", {
    ...TRAINEE,
    menu: { group: "my-training", icon: CalendarDays, label: "Schedule" },
    page: "app/pages/SchedulePage",
    data: ["schedule"],
  }),
  route("my@records", "/my/records", "Training Record", {
    ...TRAINEE,
    menu: { group: "my-training", icon: ScrollText },
    page: "features/training/RecordPage",
    data: ["record"],
  }),
  route("my_events@index", "/my/events", "Events / Documents", {
    ...TRAINEE,
    menu: { group: "my-training", icon: Paperclip },
    page: "app/pages/EventsPage",
    data: ["events"],
  }),
  route("my_events@create", "/my/events/create", "Create Event", {
    ...TRAINEE,
    page: "features/events/EventFormPages#EventCreatePage",
  }),
  route("my_events@show", "/my/events/:id", "Event Detail", {
    ...TRAINEE,
    page: "features/events/EventPage",
    data: ["event"],
  }),
  route("my_events@update", "/my/events/:id/update", "Edit Event", {
    ...TRAINEE,
    page: "features/events/EventFormPages#EventEditPage",
    identityParams: ["renew"],
    data: ["event"],
  }),
  route("my@records-print", "/my/record/print", "Training Record Print", {
    ...TRAINEE,
    layout: "print",
    page: "features/training/RecordPrintPages#MyRecordPrintPage",
    data: ["profile", "printedRecord"],
  }),
  route(
    "my@certificate-print",
    "/training/record/certificate/:hash/print",
    "Training Certificate Print",
    {
      ...TRAINEE,
      layout: "print",
      page: "features/training/CertificatePrintPage",
      data: ["certificate"],
    },
  ),

  route("system@settings", "/settings", "Settings", {
    rule: { roles: ["Admin"] },
    menu: { group: "settings", icon: KeyRound, label: "Permissions" },
    page: "features/permissions/PermissionsPage",
    data: ["accessList"],
  }),
] as const;

export type RouteRow = (typeof ROUTES)[number];
/** The names of shell 2.1. */
export type RouteId = RouteRow["id"];
export type PageDataName = NonNullable<RouteRow["data"]>[number];

export interface RouteDefinition extends RouteShape {
  readonly id: RouteId;
  readonly redirectTo?: RouteId;
  readonly data?: readonly PageDataName[];
}

const definitions: readonly RouteDefinition[] = ROUTES;
const byId = new Map<string, RouteDefinition>(
  definitions.map((definition) => [definition.id, definition]),
);

export function allRoutes(): readonly RouteDefinition[] {
  return definitions;
}

export function routeById(id: RouteId): RouteDefinition {
  const definition = byId.get(id);
  if (!definition) throw new Error(`The route table has no row "${id}".`);
  return definition;
}

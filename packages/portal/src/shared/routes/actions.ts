import type { MainApi } from "@recurrent/sdk/raw";
import { routeById, type RouteId, ruleOf, type RuleOrPermission } from "./table.ts";
import type { AccessRule } from "../access/rule.ts";

export interface ActionDefinition {
  readonly label: string;
  readonly page: RouteId;
  readonly rule: AccessRule;
  readonly opensPage?: RouteId;
}

const ADMINISTRATORS = ["Admin", "Customer Support"] as const;
const administrators: AccessRule = { roles: ADMINISTRATORS };
/** Admin and Customer Support also pass (shell 6). */
const permissionOrAdministrator = (name: MainApi.PermissionName): AccessRule => ({
  permissions: [name],
  roles: ADMINISTRATORS,
});

/** Lets trainees manage their own events and documents (training 3.8). */
export const EVENTS_DOCUMENTS = "events_documents";
const MANAGERS = ["Company Manager", "Training Manager"] as const;
/** No other role passes (training 6). */
const eventWriters: AccessRule = { roles: MANAGERS, traineeSettings: [EVENTS_DOCUMENTS] };
const eventArchivers: AccessRule = { roles: MANAGERS };

function action(
  page: RouteId,
  label: string,
  rule: RuleOrPermission,
  opensPage?: RouteId,
): ActionDefinition {
  return { page, label, rule: ruleOf(rule), ...(opensPage !== undefined && { opensPage }) };
}

function opens(page: RouteId, label: string, opensPage: RouteId): ActionDefinition {
  return { page, label, rule: routeById(opensPage).rule ?? {}, opensPage };
}

/** Every rule of shell 6 beyond routes and menu, for `useMay` and Settings › Permissions. */
export const ACTIONS = {
  profileUpdate: action("users@profile", "Update", "profile_update"),

  companyEdit: opens("companies@show", "Edit", "companies@edit"),
  companyInternals: action("companies@show", "Tier and CRM account", administrators),
  companyUpdate: action("companies@edit", "Update", "companies_update"),
  companyDelete: action("companies@edit", "Delete", "companies_destroy"),
  companyRpes: action(
    "companies@edit",
    "Registry, Purpose, Equipment",
    permissionOrAdministrator("companies_rpes"),
  ),
  companyRoles: action("companies@edit", "Roles", permissionOrAdministrator("companies_roles")),

  groupNew: opens("companies_groups@index", "New", "companies_groups@create"),
  groupEdit: opens("companies_groups@show", "Edit", "companies_groups@edit"),
  groupUpdate: action("companies_groups@edit", "Update", "companies_groups_update"),
  groupDelete: action("companies_groups@edit", "Delete", "companies_groups_destroy"),

  personNew: opens("companies_users@active", "New", "companies_users@create"),
  // The requirements give button and route different permissions (shell 6).
  personCreate: action("companies_users@create", "Create", "profile_update"),
  personEdit: opens("companies_users@show", "Edit", "companies_users@edit"),
  personUpdate: action("companies_users@edit", "Update", "companies_users_update"),
  personDelete: action("companies_users@edit", "Delete", "companies_users_destroy"),
  personPassword: action("companies_users@edit", "Password and Confirm Password", administrators),
  personUserTypes: action("companies_users@edit", "User Type/Role", administrators),

  // Own and other events share their rules (training 6).
  personEventNew: action("companies_users@show", "Events / Documents: New", eventWriters),
  personEventCreate: action("companies_users@show", "Events / Documents: Create", eventWriters),
  personEventEdit: action("companies_users@show", "Events / Documents: Edit", eventWriters),
  personEventUpdate: action("companies_users@show", "Events / Documents: Update", eventWriters),
  personEventDelete: action("companies_users@show", "Events / Documents: Delete", eventWriters),
  personEventArchive: action(
    "companies_users@show",
    "Events / Documents: Archive and Restore",
    eventArchivers,
  ),
  eventNew: action("my_events@index", "New", eventWriters, "my_events@create"),
  eventCreate: action("my_events@create", "Create", eventWriters),
  eventEdit: action("my_events@show", "Edit", eventWriters, "my_events@update"),
  eventUpdate: action("my_events@update", "Update", eventWriters),
  eventDelete: action("my_events@update", "Delete", eventWriters),
  eventArchive: action("my_events@show", "Archive and Restore", eventArchivers),
} as const satisfies Record<string, ActionDefinition>;

export type ActionId = keyof typeof ACTIONS;

export function allActions(): readonly ActionDefinition[] {
  return Object.values(ACTIONS);
}

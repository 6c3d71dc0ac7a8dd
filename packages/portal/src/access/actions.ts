import type { mainWire } from "@recurrent/sdk";
import type { RouteId } from "../routes/table.ts";
import type { AccessRule } from "./rule.ts";

/** A button or a part of a page that not everybody sees. */
export interface ActionFact {
  /** What it says on the page, or what the part is called. */
  readonly label: string;
  /** The page it is on. */
  readonly page: RouteId;
  readonly rule: AccessRule;
}

const INTERNAL = ["Admin", "Customer Support"] as const;
const permission = (name: mainWire.PermissionName): AccessRule => ({ permissions: [name] });
/** Admin and Customer Support pass too (decisions, Access). */
const permissionOrInternal = (name: mainWire.PermissionName): AccessRule => ({
  permissions: [name],
  roles: INTERNAL,
});
const internal: AccessRule = { roles: INTERNAL };

/** The company setting that lets trainees keep their own events and documents (training 3.8). */
export const EVENTS_DOCUMENTS = "events_documents";
const MANAGERS = ["Company Manager", "Training Manager"] as const;
/** training 6; no other role will do (decisions, Events). */
const eventWriters: AccessRule = { roles: MANAGERS, traineeSettings: [EVENTS_DOCUMENTS] };
const eventArchivers: AccessRule = { roles: MANAGERS };

/**
 * Every rule of shell 6 that is not about a route or a menu entry. Screens ask `useMay` with these,
 * and Settings › Permissions explains them: one table, so that the two cannot differ.
 */
export const ACTIONS = {
  profileUpdate: { label: "Update", page: "users@profile", rule: permission("profile_update") },

  companyEdit: { label: "Edit", page: "companies@show", rule: permission("companies_update") },
  companyInternals: { label: "Tier and CRM account", page: "companies@show", rule: internal },
  companyUpdate: { label: "Update", page: "companies@edit", rule: permission("companies_update") },
  companyDelete: { label: "Delete", page: "companies@edit", rule: permission("companies_destroy") },
  companyRpes: {
    label: "Registry, Purpose, Equipment",
    page: "companies@edit",
    rule: permissionOrInternal("companies_rpes"),
  },
  companyRoles: {
    label: "Roles",
    page: "companies@edit",
    rule: permissionOrInternal("companies_roles"),
  },

  groupNew: {
    label: "New",
    page: "companies_groups@index",
    rule: permission("companies_groups_create"),
  },
  groupEdit: {
    label: "Edit",
    page: "companies_groups@show",
    rule: permission("companies_groups_update"),
  },
  groupUpdate: {
    label: "Update",
    page: "companies_groups@edit",
    rule: permission("companies_groups_update"),
  },
  groupDelete: {
    label: "Delete",
    page: "companies_groups@edit",
    rule: permission("companies_groups_destroy"),
  },

  personNew: {
    label: "New",
    page: "companies_users@active",
    rule: permission("companies_users_store"),
  },
  // As written, the button asks for another permission than its route (decisions, Access).
  personCreate: {
    label: "Create",
    page: "companies_users@create",
    rule: permission("profile_update"),
  },
  personEdit: {
    label: "Edit",
    page: "companies_users@show",
    rule: permission("companies_users_update"),
  },
  personUpdate: {
    label: "Update",
    page: "companies_users@edit",
    rule: permission("companies_users_update"),
  },
  personDelete: {
    label: "Delete",
    page: "companies_users@edit",
    rule: permission("companies_users_destroy"),
  },
  personPassword: {
    label: "Password and Confirm Password",
    page: "companies_users@edit",
    rule: internal,
  },
  personUserTypes: { label: "User Type/Role", page: "companies_users@edit", rule: internal },

  // Both scopes ask the same rules (training 6); the tab of a person has all four screens on one page.
  personEventNew: {
    label: "Events / Documents: New",
    page: "companies_users@show",
    rule: eventWriters,
  },
  personEventCreate: {
    label: "Events / Documents: Create",
    page: "companies_users@show",
    rule: eventWriters,
  },
  personEventEdit: {
    label: "Events / Documents: Edit",
    page: "companies_users@show",
    rule: eventWriters,
  },
  personEventUpdate: {
    label: "Events / Documents: Update",
    page: "companies_users@show",
    rule: eventWriters,
  },
  personEventDelete: {
    label: "Events / Documents: Delete",
    page: "companies_users@show",
    rule: eventWriters,
  },
  personEventArchive: {
    label: "Events / Documents: Archive and Restore",
    page: "companies_users@show",
    rule: eventArchivers,
  },
  eventNew: { label: "New", page: "my_events@index", rule: eventWriters },
  eventCreate: { label: "Create", page: "my_events@create", rule: eventWriters },
  eventEdit: { label: "Edit", page: "my_events@show", rule: eventWriters },
  eventUpdate: { label: "Update", page: "my_events@update", rule: eventWriters },
  eventDelete: { label: "Delete", page: "my_events@update", rule: eventWriters },
  eventArchive: { label: "Archive and Restore", page: "my_events@show", rule: eventArchivers },
} as const satisfies Record<string, ActionFact>;

/** The name of an action. */
export type ActionId = keyof typeof ACTIONS;

/** Every action, in the order of the pages. */
export function allActions(): readonly ActionFact[] {
  return Object.values(ACTIONS);
}

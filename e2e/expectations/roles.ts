/**
 * The pages and menu entries of each role (shell 2.1, 2.2, 6) as one table: roles.test.ts compares the
 * portal's rules with all of it, personas.e2e.ts opens one of each kind in a browser.
 */
import type { ActionId } from "../../packages/portal/src/shared/routes/actions.ts";
import type { Account } from "../../scripts/lib/accounts.ts";

/** A kind of user that the accounts have. */
export type Role = Account["role"];

/** Sidebar of each role: group, then its entries (shell 2.2, 6). */
export const MENUS: Record<
  Role,
  readonly (readonly [group: string, entries: readonly string[]])[]
> = {
  Admin: [
    ["Management", ["Training Status", "Event / Document Status", "Groups", "People"]],
    ["Settings", ["Permissions"]],
  ],
  "Customer Support": [
    ["Management", ["Training Status", "Event / Document Status", "Groups", "People"]],
  ],
  "Company Manager": [
    [
      "Management",
      ["Training Status", "Event / Document Status", "Groups", "People", "Historical"],
    ],
  ],
  "Training Manager": [
    [
      "Management",
      ["Training Status", "Event / Document Status", "Groups", "People", "Historical"],
    ],
  ],
  Trainee: [
    ["My Training", ["Train Now", "Program", "Schedule", "Training Record", "Events / Documents"]],
  ],
};

/** Everybody but trainees. */
export const managers: readonly Role[] = [
  "Admin",
  "Customer Support",
  "Company Manager",
  "Training Manager",
];
const mayChangeCompany: readonly Role[] = ["Admin", "Customer Support", "Company Manager"];
const everyone: readonly Role[] = [...managers, "Trainee"];

/**
 * Every URL of shell 2.1 that has a rule, the matrix, and other printed pages: the title, and the roles
 * with access (shell 6).
 */
export const ROUTES: readonly (readonly [path: string, title: string, roles: readonly Role[]])[] = [
  ["/dashboard", "Training Status", managers],
  ["/dashboard/training-status", "Training Status", managers],
  ["/dashboard/training-status/print", "Training Status Print", managers],
  ["/dashboard/event-status", "Event / Document Status", managers],
  ["/dashboard/event-status/matrix", "People and Documents", managers],
  ["/dashboard/event-status/matrix/print", "People and Documents Print", managers],
  ["/profile", "My profile", everyone],
  ["/company", "Company Profile", managers],
  ["/company/profile", "Company Profile", managers],
  ["/company/profile/edit", "Edit Company", mayChangeCompany],
  ["/company/groups", "Groups", managers],
  ["/company/groups/create", "Create Group", managers],
  ["/company/groups/:group", "Group Detail", managers],
  ["/company/groups/:group/edit", "Edit Group", managers],
  ["/company/users/active", "People", managers],
  ["/company/users/historical", "Historical", managers],
  ["/company/users/create", "Create Person", mayChangeCompany],
  ["/company/users/:person", "Person Detail", managers],
  ["/company/users/:person/edit", "Edit Person", managers],
  ["/company/users/:person/record/print", "Training Record Print", managers],
  ["/company/users/records/print", "Training Records Print", managers],
  ["/company/users/:person/record/certificate/:hash/print", "Training Certificate Print", managers],
  ["/my", "Train Now", ["Trainee"]],
  ["/my/training", "Train Now", ["Trainee"]],
  ["/my/program", "Training Program", ["Trainee"]],
  ["/my/schedule", "Training Schedule", ["Trainee"]],
  ["/my/records", "Training Record", ["Trainee"]],
  ["/my/events", "Events / Documents", ["Trainee"]],
  ["/my/events/create", "Create Event", ["Trainee"]],
  ["/my/events/:event", "Event Detail", ["Trainee"]],
  ["/my/events/:event/update", "Edit Event", ["Trainee"]],
  ["/my/record/print", "Training Record Print", ["Trainee"]],
  ["/training/record/certificate/:hash/print", "Training Certificate Print", ["Trainee"]],
  ["/settings", "Settings", ["Admin"]],
];

/** The targets of the routes that only redirect. */
export const HOME_REDIRECTS: Readonly<Record<string, string>> = {
  "/dashboard": "/dashboard/training-status",
  "/company": "/company/profile",
  "/my": "/my/training",
};

const administrators: readonly Role[] = ["Admin", "Customer Support"];
const eventWriters: readonly Role[] = ["Company Manager", "Training Manager"];

/** The buttons and parts of pages that not all are offered (shell 6, training 6), in their order there. */
export const ACTIONS_BY_ROLE: Readonly<Record<ActionId, readonly Role[]>> = {
  profileUpdate: everyone,
  companyEdit: mayChangeCompany,
  companyInternals: administrators,
  companyUpdate: mayChangeCompany,
  companyDelete: administrators,
  companyRpes: managers,
  companyRoles: managers,
  groupNew: managers,
  groupEdit: managers,
  groupUpdate: managers,
  groupDelete: managers,
  personNew: mayChangeCompany,
  // On a page that trainees cannot open (shell 6).
  personCreate: everyone,
  personEdit: managers,
  personUpdate: managers,
  personDelete: mayChangeCompany,
  personPassword: administrators,
  personUserTypes: administrators,
  personEventNew: eventWriters,
  personEventCreate: eventWriters,
  personEventEdit: eventWriters,
  personEventUpdate: eventWriters,
  personEventDelete: eventWriters,
  personEventArchive: eventWriters,
  eventNew: eventWriters,
  eventCreate: eventWriters,
  eventEdit: eventWriters,
  eventUpdate: eventWriters,
  eventDelete: eventWriters,
  eventArchive: eventWriters,
};

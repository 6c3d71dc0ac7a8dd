import { EVENTS_DOCUMENTS } from "../shared/routes/actions.ts";
import type { AccessSubject } from "../shared/access/rule.ts";

const ownProfile = ["profile_show", "profile_update"];

const everyCompanyPermission = [
  "companies_dashboard",
  "companies_show",
  "companies_update",
  "companies_rpes",
  "companies_roles",
  "companies_groups_index",
  "companies_groups_create",
  "companies_groups_show",
  "companies_groups_update",
  "companies_groups_destroy",
  "companies_users_index",
  "companies_users_store",
  "companies_users_show",
  "companies_users_update",
  "companies_users_destroy",
  ...ownProfile,
];

const trainingManagerLacks = [
  "companies_update",
  "companies_users_store",
  "companies_users_destroy",
];

const everyPermission = [...everyCompanyPermission, "companies_destroy"];

function persona(
  roles: string[],
  permissions: string[],
  isTrainee = false,
  tier = "premium",
  settings = [EVENTS_DOCUMENTS],
): AccessSubject {
  return { roles, permissions, isTrainee, features: [], tier, settings };
}

/** One subject for each kind of user, with the permissions that the sandbox grants it. */
export const PERSONAS = {
  super: persona(["ROLE_SUPER"], everyPermission),
  admin: persona(["Admin"], everyPermission),
  customerSupport: persona(["ROLE_CUSTOMER_SUPPORT"], everyPermission),
  support: persona(
    ["Support"],
    [
      "companies_dashboard",
      "companies_show",
      "companies_groups_index",
      "companies_groups_show",
      "companies_users_index",
      "companies_users_show",
      ...ownProfile,
    ],
  ),
  ctops: persona(
    ["ROLE_CTOPS"],
    ["companies_show", "companies_users_index", "companies_users_show", ...ownProfile],
  ),
  companyManager: persona(["Company Manager"], everyCompanyPermission),
  trainingManager: persona(
    ["ROLE_TRAINING_MANAGER"],
    everyCompanyPermission.filter((name) => !trainingManagerLacks.includes(name)),
  ),
  managerWithoutProfile: persona(
    ["Company Manager"],
    everyCompanyPermission.filter((name) => !name.startsWith("profile_")),
  ),
  trainee: persona(["Trainee"], ownProfile, true),
  managerWhoTrains: persona(["Company Manager"], everyCompanyPermission, true),
  /** Signed in, and granted nothing. */
  withoutRights: persona(["Support"], [], false, "essentials"),
} satisfies Record<string, AccessSubject>;

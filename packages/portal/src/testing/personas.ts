import { EVENTS_DOCUMENTS } from "../access/actions.ts";
import type { AccessSubject } from "../access/rule.ts";

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
  "profile_show",
  "profile_update",
];

const trainingManagerLacks = [
  "companies_update",
  "companies_users_store",
  "companies_users_destroy",
];

function persona(
  roles: string[],
  permissions: string[],
  isTrainee = false,
  tier = "premium",
  settings = [EVENTS_DOCUMENTS],
): AccessSubject {
  return { roles, permissions, isTrainee, features: [], tier, settings };
}

/** One subject for each kind of user in the sandbox's list of accounts. */
export const PERSONAS = {
  admin: persona(["Admin"], [...everyCompanyPermission, "companies_destroy"]),
  customerSupport: persona(
    ["ROLE_CUSTOMER_SUPPORT"],
    [...everyCompanyPermission, "companies_destroy"],
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
  trainee: persona(["Trainee"], ["profile_show", "profile_update"], true),
  managerWhoTrains: persona(["Company Manager"], everyCompanyPermission, true),
  support: persona(["Support"], [], false, "essentials"),
} satisfies Record<string, AccessSubject>;

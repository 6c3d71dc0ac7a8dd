/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * A permission that an operation or a page asks for. Servers may hold others, which are kept as they come.
 */
export type PermissionName = (typeof PermissionName)[keyof typeof PermissionName];

export const PermissionName = {
  companies_dashboard: "companies_dashboard",
  companies_show: "companies_show",
  companies_update: "companies_update",
  companies_destroy: "companies_destroy",
  companies_rpes: "companies_rpes",
  companies_roles: "companies_roles",
  companies_groups_index: "companies_groups_index",
  companies_groups_create: "companies_groups_create",
  companies_groups_show: "companies_groups_show",
  companies_groups_update: "companies_groups_update",
  companies_groups_destroy: "companies_groups_destroy",
  companies_users_index: "companies_users_index",
  companies_users_store: "companies_users_store",
  companies_users_show: "companies_users_show",
  companies_users_update: "companies_users_update",
  companies_users_destroy: "companies_users_destroy",
  profile_show: "profile_show",
  profile_update: "profile_update",
} as const;

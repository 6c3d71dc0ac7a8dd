/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { LicensedRoleInput } from "./licensedRoleInput.ts";
import type { RoleToggle } from "./roleToggle.ts";

/**
 * Operational roles of a trainee. A list of id and licence is what clients should send; entries by id are accepted too.
 */
export type PersonRolesInput = LicensedRoleInput[] | { [key: string]: RoleToggle };

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { NamedRef } from "./namedRef.ts";
import type { RoleName } from "./roleName.ts";

/**
 * An access role, by name or as id and name. A name may be plain (`Company Manager`) or a constant (`ROLE_COMPANY_MANAGER`).
 */
export type AclRole = RoleName | string | NamedRef;

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { AclRole } from "./aclRole.ts";
import type { PermissionName } from "./permissionName.ts";

/**
 * Roles and permissions of a user.
 */
export interface Acl {
  /** Access roles held. */
  roles: AclRole[];
  /** Names of the permissions held. */
  permissions: (PermissionName | string)[];
  /** True when the person takes training. */
  isTrainee?: boolean;
}

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Acl } from "./acl.ts";
import type { Id } from "./id.ts";

/**
 * Roles and permissions of one user.
 */
export interface UserAccess {
  id: Id;
  /** Sign-in name. */
  username: string;
  /** Name as shown to people. */
  name: string;
  acl: Acl;
}

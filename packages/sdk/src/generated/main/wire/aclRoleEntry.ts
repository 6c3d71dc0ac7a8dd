/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";

/**
 * An access role that can be given to people of a company.
 */
export interface AclRoleEntry {
  id: Id;
  /** Name of the access role. */
  name: string;
  /** True for roles of the customer's own people, false for roles of internal staff. */
  isExternal: boolean;
}

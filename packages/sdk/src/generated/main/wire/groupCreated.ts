/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";

/**
 * The new group. Only its id is certain.
 */
export interface GroupCreated {
  id: Id;
  /** Name of the group. */
  name?: string;
}

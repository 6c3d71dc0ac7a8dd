/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";

/**
 * A group, by id and name.
 */
export interface GroupRef {
  id: Id;
  /** Name of the group. */
  name: string;
}

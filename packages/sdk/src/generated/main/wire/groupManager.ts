/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";

/**
 * A training manager who leads a group, or may lead one.
 */
export interface GroupManager {
  id: Id;
  /** First name. */
  name?: string;
  /** First and last name together. */
  fullName: string;
}

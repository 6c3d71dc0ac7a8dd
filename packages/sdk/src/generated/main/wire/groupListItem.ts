/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { GroupManager } from "./groupManager.ts";
import type { Id } from "./id.ts";

/**
 * A group in a list, with its training managers. Its trainees are only in its own reply.
 */
export interface GroupListItem {
  id: Id;
  /** Name of the group. */
  name: string;
  /** Training managers who lead the group. */
  managers: GroupManager[];
  /**
   * How many trainees are in the group. A host that does not count them leaves it out.
   * @minimum 0
   */
  traineeCount?: number;
}

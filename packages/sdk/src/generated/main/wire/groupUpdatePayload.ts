/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { GroupUpdatePayloadMove } from "./groupUpdatePayloadMove.ts";
import type { IdInput } from "./idInput.ts";

/**
 * A group's new state. A trainee is removed or moved, never both.
 */
export interface GroupUpdatePayload {
  /**
   * Name of the group.
   * @minLength 1
   * @maxLength 255
   */
  name: string;
  /** Ids of the training managers. */
  managers: IdInput[];
  /** Ids of trainees to put in. */
  add: IdInput[];
  /** Ids of trainees to take out. */
  remove: IdInput[];
  /** Target group id by trainee id, for trainees who change to another group of the company. */
  move: GroupUpdatePayloadMove;
}

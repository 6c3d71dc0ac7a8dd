/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { IdInput } from "./idInput.ts";

/**
 * A new group.
 */
export interface GroupCreatePayload {
  /**
   * Name of the group.
   * @minLength 1
   * @maxLength 255
   */
  name: string;
  /** Ids of the training managers. */
  managers: IdInput[];
  /** Ids of the trainees to put in. */
  add: IdInput[];
}

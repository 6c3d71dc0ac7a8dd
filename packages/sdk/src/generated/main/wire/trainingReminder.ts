/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { ReminderId } from "./reminderId.ts";
import type { WireDate } from "./wireDate.ts";

/**
 * Something the trainee should know before starting.
 */
export interface TrainingReminder {
  id: ReminderId;
  /** The day it is about, such as the end of a compressed program. */
  date?: WireDate | null;
}

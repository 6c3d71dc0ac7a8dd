/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { GroupManager } from "./groupManager.ts";
import type { GroupTrainee } from "./groupTrainee.ts";
import type { Id } from "./id.ts";

/**
 * Trainees and the training managers in charge of them.
 */
export interface Group {
  id: Id;
  /** Name of the group. */
  name: string;
  /** Training managers who lead the group. */
  managers: GroupManager[];
  /** Trainees in the group, an empty list for none. */
  trainees: GroupTrainee[];
}

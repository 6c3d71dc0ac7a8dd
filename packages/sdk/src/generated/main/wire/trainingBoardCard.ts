/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { TrainingBoardPerson } from "./trainingBoardPerson.ts";
import type { TrainingStatusId } from "./trainingStatusId.ts";

/**
 * One state of the training status board.
 */
export interface TrainingBoardCard {
  id: TrainingStatusId;
  /**
   * How many people are in the state.
   * @minimum 0
   */
  count: number;
  /** Order of urgency, 0 first. */
  priority: number;
  /** Tab of the person's page that explains the state, `record` or `schedule`. Without it, `schedule`. */
  tab?: string;
  /** The people in the state. */
  list: TrainingBoardPerson[];
}

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";
import type { Settings } from "./settings.ts";
import type { TrainingBoardPersonSuspendSetting } from "./trainingBoardPersonSuspendSetting.ts";

/**
 * A trainee on the training status board.
 */
export interface TrainingBoardPerson {
  id: Id;
  /** First and last name together. */
  fullName: string;
  /**
   * Suspension in short. Where it is not sent, the settings may hold the suspension.
   * @nullable
   */
  suspendSetting?: TrainingBoardPersonSuspendSetting;
  settings?: Settings;
}

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Suspension in short. Where it is not sent, the settings may hold the suspension.
 * @nullable
 */
export type TrainingBoardPersonSuspendSetting = {
  /** True while the person is suspended. */
  status: boolean;
} | null;

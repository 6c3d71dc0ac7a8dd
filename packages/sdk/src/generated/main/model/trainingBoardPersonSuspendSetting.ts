/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Suspension in short.
 * @nullable
 */
export type TrainingBoardPersonSuspendSetting = {
  /** True while the person is suspended. */
  status: boolean;
} | null;

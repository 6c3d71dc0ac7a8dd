/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * State of a trainee's training, the most pressing first.
 */
export type TrainingStatusId = (typeof TrainingStatusId)[keyof typeof TrainingStatusId];

export const TrainingStatusId = {
  expired: "expired",
  riskOfExpiry: "riskOfExpiry",
  behindSchedule: "behindSchedule",
  current: "current",
} as const;

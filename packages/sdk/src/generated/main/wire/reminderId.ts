/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Kind of a reminder.
 */
export type ReminderId = (typeof ReminderId)[keyof typeof ReminderId];

export const ReminderId = {
  PROGRAM_EXPIRED: "PROGRAM_EXPIRED",
  PROGRAM_RISK_OF_EXPIRY: "PROGRAM_RISK_OF_EXPIRY",
  PROGRAM_BEHIND_SCHEDULE: "PROGRAM_BEHIND_SCHEDULE",
  TYPE_COMPRESSED: "TYPE_COMPRESSED",
} as const;

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * State of an event or document, the most pressing first.
 */
export type EventStatusId = (typeof EventStatusId)[keyof typeof EventStatusId];

export const EventStatusId = {
  expired: "expired",
  riskOfExpiry: "riskOfExpiry",
  current: "current",
} as const;

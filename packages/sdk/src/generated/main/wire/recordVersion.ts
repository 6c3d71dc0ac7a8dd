/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Layout of the training record. Layout 5 is the default of the premium tier.
 */
export type RecordVersion = (typeof RecordVersion)[keyof typeof RecordVersion];

export const RecordVersion = {
  NUMBER_1: 1,
  NUMBER_4: 4,
  NUMBER_5: 5,
} as const;

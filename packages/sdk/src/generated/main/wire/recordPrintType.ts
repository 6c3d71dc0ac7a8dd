/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Form of the printed record. Collapsed, expanded with lessons, or International Procedures alone.
 */
export type RecordPrintType = (typeof RecordPrintType)[keyof typeof RecordPrintType];

export const RecordPrintType = {
  complete: "complete",
  complete_expanded: "complete_expanded",
  international_procedures: "international_procedures",
} as const;

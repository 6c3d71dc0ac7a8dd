/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Day the record is wanted for, `YYYY-MM-DD`. Today in UTC when left out.
 */
export type RecordDateParameter = string;

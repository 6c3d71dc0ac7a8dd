/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * One answer, several answers, or none.
 */
export type AnswerText = string | string[] | null;

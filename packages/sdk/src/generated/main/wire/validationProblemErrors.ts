/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Messages by field name.
 */
export type ValidationProblemErrors = { [key: string]: string[] };

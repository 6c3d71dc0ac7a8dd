/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Done, without a body.
 */
export type DoneResponse = void;

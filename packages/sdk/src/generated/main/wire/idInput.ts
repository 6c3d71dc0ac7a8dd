/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * An id as a reply gave it. The number and its decimal text are both accepted.
 */
export type IdInput = number | string;

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Number that identifies a row within its kind. Clients keep it as opaque text, since it may be beyond 2^53.
 * @minimum 1
 */
export type Id = number;

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * State of a topic or lesson. 0 scheduled, 1 delivered, 2 started, 3 behind, 4 completed, 5 at risk of expiry, 6 expired.
 * @minimum 0
 * @maximum 6
 */
export type StatusCode = number;

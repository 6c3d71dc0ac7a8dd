/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Whatever the server says about a write. Nothing in it is relied on; clients read the data again.
 */
export interface WriteReply {
  [key: string]: unknown;
}

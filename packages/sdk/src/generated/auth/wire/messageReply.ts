/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * What happened, in words.
 */
export interface MessageReply {
  /** Text to show. */
  message: string;
}

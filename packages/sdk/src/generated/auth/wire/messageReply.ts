/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * The outcome as a text.
 */
export interface MessageReply {
  /** Text to show. */
  message: string;
}

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * What happened, or where to go on.
 */
export interface PasswordLinkReply {
  /** Text to show. */
  message?: string;
  /**
   * Web address (http or https) where the user sets the password instead.
   * @nullable
   */
  redirectTo?: string | null;
}

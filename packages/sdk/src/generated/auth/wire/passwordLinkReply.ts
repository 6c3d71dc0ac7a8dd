/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * The outcome, or the address to continue at.
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

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * The user who asks for a new password.
 */
export interface PasswordLinkPayload {
  /**
   * Sign-in name, an e-mail address.
   * @minLength 1
   * @maxLength 255
   */
  username: string;
  /** Generation of the link to send. This portal understands 3. */
  version: 3;
}

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * The user of a reset link.
 */
export interface PasswordLink {
  /** Sign-in name the link was sent to. */
  email: string;
  /**
   * Token to set the password with. Without it, the token of the link is used.
   * @nullable
   */
  token?: string | null;
}

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * A new password, twice. It needs 12 characters or more, with a lower case letter, an upper case letter, a digit and one of these symbols, ! @ . # $ % ^ & * | \ ? - _ ~ =
 */
export interface PasswordResetPayload {
  /**
   * The new password.
   * @minLength 1
   * @maxLength 255
   */
  password: string;
  /**
   * The new password once more.
   * @minLength 1
   * @maxLength 255
   */
  password_confirmation: string;
}

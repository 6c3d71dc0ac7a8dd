/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Sign-in name and password.
 */
export interface Credentials {
  /**
   * Sign-in name, an e-mail address.
   * @minLength 1
   * @maxLength 255
   */
  username: string;
  /**
   * The password.
   * @minLength 1
   */
  password: string;
}

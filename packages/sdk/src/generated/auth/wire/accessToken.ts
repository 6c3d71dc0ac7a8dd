/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * A bearer token for both hosts and how long it lasts.
 */
export interface AccessToken {
  /** The token. */
  access_token: string;
  /**
   * Seconds until the token expires.
   * @minimum 1
   */
  expires_in: number;
}

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * A refusal in words.
 */
export interface Problem {
  /** The error as a text for users. */
  message: string;
  /** Name of the failure inside the server, where it says so. */
  exception?: string;
}

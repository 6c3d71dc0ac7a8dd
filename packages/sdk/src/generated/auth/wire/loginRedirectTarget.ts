/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Where the user belongs instead.
 */
export interface LoginRedirectTarget {
  /** Web address (http or https). */
  redirect_to: string;
}

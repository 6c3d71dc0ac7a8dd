/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * State of an operational role, with its licence.
 */
export interface RoleToggle {
  /** True to give the role, false to take it away. */
  active: boolean;
  /**
   * Licence number that goes with the role.
   * @maxLength 255
   * @nullable
   */
  licence?: string | null;
}

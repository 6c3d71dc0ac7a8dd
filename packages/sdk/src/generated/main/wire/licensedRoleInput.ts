/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { IdInput } from "./idInput.ts";

/**
 * An operational role to give, with its licence.
 */
export interface LicensedRoleInput {
  id: IdInput;
  /**
   * Licence number that goes with the role.
   * @maxLength 255
   * @nullable
   */
  licence?: string | null;
}

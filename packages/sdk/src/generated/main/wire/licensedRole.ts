/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";

/**
 * An operational role that a person holds, with the licence number that goes with it.
 */
export interface LicensedRole {
  id: Id;
  /** Name of the role. */
  name: string;
  /**
   * Licence number. Empty or null when the role needs none.
   * @nullable
   */
  licence?: string | null;
}

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { PersonSettings } from "./personSettings.ts";

/**
 * The fields users may change about themselves.
 */
export interface ProfileUpdatePayload {
  /**
   * First name.
   * @minLength 1
   * @maxLength 255
   */
  name: string;
  /**
   * Last name.
   * @minLength 1
   * @maxLength 255
   */
  surname: string;
  /**
   * Sign-in name, an e-mail address that no one else uses.
   * @minLength 1
   * @maxLength 255
   * @pattern ^[^\s@]+@[^\s@]+\.[^\s@]+$
   */
  username: string;
  /**
   * Address that notifications go to.
   * @minLength 1
   * @maxLength 255
   * @pattern ^[^\s@]+@[^\s@]+\.[^\s@]+$
   */
  email: string;
  /** A new password. Left out or empty to keep the old one. */
  password?: string;
  /** The new password once more. */
  password_confirmation?: string;
  settings?: PersonSettings;
}

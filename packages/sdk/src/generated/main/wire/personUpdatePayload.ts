/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { CalendarDate } from "./calendarDate.ts";
import type { Hemisphere } from "./hemisphere.ts";
import type { IdInput } from "./idInput.ts";
import type { PersonRolesInput } from "./personRolesInput.ts";
import type { PersonRpesInput } from "./personRpesInput.ts";
import type { PersonSettings } from "./personSettings.ts";

/**
 * A person's new state. The four operational fields are sent only for a trainee, who needs at least one Registry, Purpose, Equipment entry and one operational role.
 */
export interface PersonUpdatePayload {
  id: IdInput;
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
  /** A new password, by Admin or Customer Support only. Left out to keep the old one. */
  password?: string;
  /** The new password once more. */
  password_confirmation?: string;
  /** Ids of the access roles. Left out to keep those there are. */
  roles?: IdInput[];
  settings?: PersonSettings;
  companyRpes?: PersonRpesInput;
  companyRoles?: PersonRolesInput;
  subscription?: CalendarDate;
  hemisphere?: Hemisphere;
}

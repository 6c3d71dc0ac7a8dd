/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";
import type { RegistrationStatus } from "./registrationStatus.ts";

/**
 * A trainee's registration for one lesson in the lesson player.
 */
export interface LessonRegistration {
  id: Id;
  status: RegistrationStatus;
}

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";
import type { PersonCompany } from "./personCompany.ts";

/**
 * A trainee who is in a group, or may be put into one.
 */
export interface GroupTrainee {
  id: Id;
  /** First and last name together. */
  fullName: string;
  company?: PersonCompany;
}

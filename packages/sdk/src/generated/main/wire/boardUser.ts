/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";
import type { Settings } from "./settings.ts";

/**
 * The owner of an event.
 */
export interface BoardUser {
  id: Id;
  /** First and last name together. */
  fullName: string;
  settings?: Settings;
}

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Suspend } from "./suspend.ts";

/**
 * Settings of a user or person as an object. Keys that are not listed must be kept.
 */
export interface PersonSettings {
  /** True if e-mail notifications are sent. */
  notifications?: boolean;
  suspend?: Suspend;
  [key: string]: unknown;
}

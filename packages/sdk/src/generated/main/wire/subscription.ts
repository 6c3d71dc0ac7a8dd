/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { WireDate } from "./wireDate.ts";

/**
 * Training subscription of a person.
 */
export interface Subscription {
  /** Last day of the subscription. */
  end?: WireDate | null;
}

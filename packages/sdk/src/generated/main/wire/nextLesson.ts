/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { WireDate } from "./wireDate.ts";

/**
 * When the next lesson opens.
 */
export interface NextLesson {
  start_date: WireDate;
}

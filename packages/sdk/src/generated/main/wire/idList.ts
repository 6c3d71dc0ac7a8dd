/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { IdInput } from "./idInput.ts";

/**
 * Ids, in any order.
 */
export type IdList = IdInput[];

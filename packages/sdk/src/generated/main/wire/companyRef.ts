/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";

/**
 * A company, by id.
 */
export interface CompanyRef {
  id: Id;
}

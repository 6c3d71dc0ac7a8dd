/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { IdInput } from "./idInput.ts";

/**
 * Target group id by trainee id, for trainees who change to another group of the company.
 */
export type GroupUpdatePayloadMove = { [key: string]: IdInput };

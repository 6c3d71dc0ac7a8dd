/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Problem } from "./problem.ts";

/**
 * The server failed. Trying again later may help.
 */
export type FailedResponse = Problem;

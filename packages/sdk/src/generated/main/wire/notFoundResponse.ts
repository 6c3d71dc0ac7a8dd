/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Problem } from "./problem.ts";

/**
 * There is no such thing, or not within reach of the signed-in user.
 */
export type NotFoundResponse = Problem;

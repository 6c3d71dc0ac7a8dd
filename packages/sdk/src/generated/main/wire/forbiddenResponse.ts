/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Problem } from "./problem.ts";

/**
 * Signed in, but not allowed to do this.
 */
export type ForbiddenResponse = Problem;

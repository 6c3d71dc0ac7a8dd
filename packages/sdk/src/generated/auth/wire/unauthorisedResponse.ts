/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Problem } from "./problem.ts";

/**
 * No token, or one that is unknown or has run out.
 */
export type UnauthorisedResponse = Problem;

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Problem } from "./problem.ts";

/**
 * The body is larger than the host takes; nothing was stored. The sandbox takes 1 MB of JSON or of the texts of a form, and 64 KB of settings that it keeps for others.
 */
export type TooLargeResponse = Problem;

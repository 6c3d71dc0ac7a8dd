/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Problem } from "./problem.ts";

/**
 * The body cannot be read: it is no JSON, or a form that was cut off or is not built as one. Nothing was stored.
 */
export type UnreadableResponse = Problem;

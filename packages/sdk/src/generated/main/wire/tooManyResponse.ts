/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Problem } from "./problem.ts";

/**
 * Too many calls, or too many failed sign-ins with this username or from this address. Until the time in `Retry-After` the call is refused again, a sign-in with the right password too.
 */
export type TooManyResponse = Problem;

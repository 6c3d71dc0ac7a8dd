/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Problem } from './problem.ts';

/**
 * Too many sign-ins have failed, with this username or from this address. Until the time in `Retry-After` even the right password is refused.
 */
export type TooManyResponse = Problem;

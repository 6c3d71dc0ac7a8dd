/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { LoginRedirectTarget } from "./loginRedirectTarget.ts";

/**
 * The user is served elsewhere.
 */
export interface LoginRedirect {
  data: LoginRedirectTarget;
}

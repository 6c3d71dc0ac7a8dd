/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { AccessToken, Credentials } from "./entities.ts";

/**
 * Exchanges a sign-in name and password for a bearer token that both hosts accept. A user who is served elsewhere is answered 305; the client keeps the address and goes there once the terms are accepted. A reply without `expires_in` is to be treated as a failure.
 * @summary Sign in
 */
export const SessionLoginBody = Credentials;

export const SessionLoginResponse = AccessToken;

/**
 * Exchanges the current bearer token for a new one. The old token stops working, so ask once however many calls and open tabs are waiting.
 * @summary Renew the token
 */
export const SessionRefreshResponse = AccessToken;

/** Generated from the contract. Do not edit; change `spec/` and run `npm run gen`. */
import type { CallOptions } from "../../../http/request.ts";
import type { AccessToken, Credentials } from "../wire/index.ts";
import * as raw from "../raw/session.ts";

/** Signing in and staying signed in. Signing out is local to the client; there is no call for it. Replies as they came. */
export interface RawSessionCalls {
  /**
   * Exchanges a sign-in name and password for a bearer token that both hosts accept. A user who is served elsewhere is answered 305; the client keeps the address and goes there once the terms are accepted. A reply without `expires_in` is to be treated as a failure.
   *
   * `POST /api/auth/login` · needs no session
   *
   * @throws ApiError
   * - `redirect` 305: The user belongs elsewhere.
   * - `client` 400: The body cannot be read: it is no JSON, or a form that was cut off or is not built as one.
   * - `unauthorized` 401: Name and password do not match.
   * - `client` 413: The body is larger than the host takes; nothing was stored.
   * - `validation` 422: Some input was refused.
   * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
   * - `server` 500: The server failed.
   *
   * @example
   * const reply = await recurrent.raw.session.login({
   *   username: "company.manager@aurora.test",
   *   password: "Recurrent#2026",
   * });
   */
  login(credentials: Credentials, options?: CallOptions): Promise<AccessToken>;

  /**
   * Exchanges the current bearer token for a new one. The old token stops working, so ask once however many calls and open tabs are waiting.
   *
   * `POST /api/auth/refresh` · for anybody who is signed in
   *
   * @throws ApiError
   * - `unauthorized` 401: No token, or one that is unknown or has run out.
   * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
   * - `server` 500: The server failed.
   *
   * @example
   * const reply = await recurrent.raw.session.refresh();
   */
  refresh(options?: CallOptions): Promise<AccessToken>;
}

export const rawSessionCalls: RawSessionCalls = {
  login: raw.sessionLogin,
  refresh: raw.sessionRefresh,
};

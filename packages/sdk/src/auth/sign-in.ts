import { sessionLogin } from "../generated/auth/calls/session/session.ts";
import { clientOf, type Recurrent } from "../http/config.ts";
import { readIssuedToken, sessionOf } from "../http/session.ts";
import { asRecord, httpUrlOrNull } from "../model/read.ts";
import type { StoredToken } from "./token-store.ts";

/** A session as it begins. */
export interface SignedIn extends StoredToken {
  /** Where the host wants the person to go after the terms; an http(s) address. */
  redirectTo?: string;
}

/** Whose session is meant. */
export interface SessionOptions {
  /** Default: the client of `configureRecurrent`. */
  client?: Recurrent;
}

/** How a sign-in is made. */
export interface SignInOptions extends SessionOptions {
  /** false: the token is only returned, nothing is stored. Default true. */
  persist?: boolean;
  signal?: AbortSignal;
}

/**
 * Signs in at the authentication host. With `persist` the session that was there before is ended,
 * and the new token stored, before this resolves.
 *
 * `POST /api/auth/login` · needs no session
 *
 * @throws ApiError, which never reaches `onError`: the form shows it
 * - `redirect` 305: The user belongs elsewhere; `redirectTo` says where (decisions: Session).
 * - `unauthorized` 401: Name and password do not match.
 * - `client` 413: The body is larger than the host takes.
 * - `validation` 422: Some input was refused. Messages come per field.
 * - `client` 429: Too many sign-ins have failed; `retryAfterMs` says when to try again.
 * - `server` 500: The server failed. Trying again later may help.
 * - `malformed`: 'No expires_in present in the response'.
 *
 * @example
 * await signIn({ username: "company.manager@aurora.test", password: "Recurrent#2026" });
 */
export async function signIn(
  credentials: { username: string; password: string },
  options: SignInOptions = {},
): Promise<SignedIn> {
  const { username, password } = credentials;
  const client = clientOf(options);
  const reply = await sessionLogin(
    { username, password },
    { silent: true, signal: options.signal, client },
  );
  const { now, tokenStore } = client.settings;
  const issued = readIssuedToken(reply, now());
  const { token, expiresAt } = issued;
  if (options.persist !== false) {
    // `clear` first: another session begins, and nothing of the former may reach it.
    tokenStore.clear();
    tokenStore.write({ token, expiresAt });
  }
  sessionOf(client).note(issued);
  const body = asRecord<unknown>(reply);
  const redirectTo =
    httpUrlOrNull(body["redirect_to"]) ?? httpUrlOrNull(asRecord(body["data"])["redirect_to"]);
  return { token, expiresAt, ...(redirectTo === null ? {} : { redirectTo }) };
}

/**
 * Refreshes the token now, or joins the refresh that is under way in this or another tab. Calls do
 * this by themselves before expiry; a page needs it only to find out whether the session stands.
 *
 * `POST /api/auth/refresh` · for anybody who is signed in
 *
 * @throws ApiError; a refusal ends the session and calls `onSessionEnd`
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `cancelled`: Any other refusal, 429 and 500 among them.
 *
 * @example
 * const { expiresAt } = await refreshToken();
 */
export async function refreshToken(options?: SessionOptions): Promise<StoredToken> {
  return sessionOf(clientOf(options)).refresh();
}

/**
 * Ends the session in every open tab: the token store is cleared, calls that wait for a token end as
 * `cancelled`. No call is made, the host has none (decisions: Session).
 */
export function signOut(options?: SessionOptions): void {
  sessionOf(clientOf(options)).signOut();
}

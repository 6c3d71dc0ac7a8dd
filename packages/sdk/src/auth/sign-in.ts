import type { AccessToken } from "../generated/auth/model/accessToken.ts";
import { authHttp } from "../http/auth.ts";
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
 * @throws ApiError `redirect` with `redirectTo` when the host answers 305 (decisions: Session);
 *   `unauthorized` for a wrong name or password; `malformed` with the message 'No expires_in present
 *   in the response'. None of them reaches `onError`: the form shows them.
 */
export async function signIn(
  credentials: { username: string; password: string },
  options: SignInOptions = {},
): Promise<SignedIn> {
  const { username, password } = credentials;
  const client = clientOf(options);
  const reply = await authHttp<AccessToken>(
    { url: "/api/auth/login", method: "POST", data: { username, password } },
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
 * @throws ApiError; a refusal ends the session and calls `onSessionEnd`. It rejects as
 *   `unauthorized` for a 401, as `cancelled` for any other.
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

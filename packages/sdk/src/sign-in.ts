import {
  passwordLinkRequest,
  passwordLinkVerify,
  passwordReset,
} from "./generated/auth/raw/password.ts";
import { sessionLogin } from "./generated/auth/raw/session.ts";
import type * as wire from "./generated/auth/wire/index.ts";
import { readIssuedToken, reportFailures, sessionOf } from "./http/calls.ts";
import { clientOf, stateOf } from "./http/config.ts";
import type { RecurrentClient } from "./http/settings.ts";
import type { ApiError } from "./errors.ts";
import type { CallOptions, RequestOptions } from "./http/request.ts";
import { withTimeout } from "./idle-timeout.ts";
import { trimIdentifier } from "./model/trim-text.ts";
import type { NewPassword } from "./model/payload.ts";
import {
  asRecord,
  entityIn,
  firstText,
  httpUrlOrNull,
  text,
  type Untrusted,
} from "./model/read.ts";
import type { StoredToken } from "./auth/token-store.ts";

/** A new session. */
export interface SignedIn extends StoredToken {
  /** Where to send the person after the terms; an http(s) URL. */
  redirectTo?: string;
}

/** Options of a call about the session. */
export interface SessionOptions {
  /** Default: the client of `configureRecurrent`. */
  client?: RecurrentClient | undefined;
}

/** Options of a refresh, which is never repeated. A time-out or a signal ends only this wait. */
export interface RefreshCallOptions extends Pick<CallOptions, "signal" | "silent" | "timeoutMs"> {}

/** Options of a sign-in, which is never repeated. */
export interface SignInCallOptions extends RefreshCallOptions {
  /** false: the token is returned, not stored. Default true. */
  persist?: boolean | undefined;
}

export interface SignInOptions extends SignInCallOptions, SessionOptions {}

export interface RefreshOptions extends RefreshCallOptions, SessionOptions {}

/** Username and password. */
export interface Credentials {
  username: string;
  password: string;
}

/** What a sign-in form shows to the person. */
const isAnswer = ({ kind, status }: ApiError): boolean =>
  kind === "redirect" || [401, 422, 429].includes(status);

/**
 * Signs in. Ends the previous session and stores the new token, unless `persist` is false.
 *
 * `POST /api/auth/login` · needs no session
 *
 * @throws ApiError, which reaches `onError` unless it is a redirect, 401, 422 or 429
 * - `redirect` 305: The user belongs elsewhere; see `redirectTo`.
 * - `unauthorized` 401: Wrong name or password.
 * - `validation` 422: See `fieldErrors`.
 * - `client` 400, 413, 429: Unreadable, too large, or too many failures; see `retryAfterMs`.
 * - `server` 500
 * - `malformed`: 'No expires_in present in the response'.
 *
 * @example
 * await signIn({ username: "company.manager@aurora.test", password: "Recurrent#2026" });
 */
export async function signIn(
  { username, password }: Credentials,
  options?: SignInOptions,
): Promise<SignedIn> {
  const sent = trimIdentifier(username);
  const begin = async (client: RecurrentClient): Promise<SignedIn> => {
    const reply = await sessionLogin(
      { username: sent, password },
      { silent: true, signal: options?.signal, timeoutMs: options?.timeoutMs, client },
    );
    const { now, tokenStore } = client.settings;
    const issued = readIssuedToken(reply, now());
    const { token, expiresAt } = issued;
    const replaced = options?.persist === false ? null : tokenStore.sessionId();
    if (replaced !== null) {
      // `clear` begins another session, which gets nothing of the last one.
      tokenStore.clear();
      tokenStore.write({ token, expiresAt });
    }
    sessionOf(client).begin(issued, replaced);
    if (replaced !== null) stateOf(client).onSessionChange?.(true, sent);
    const body = asRecord<unknown>(reply);
    const redirectTo =
      httpUrlOrNull(body["redirect_to"]) ?? httpUrlOrNull(asRecord(body["data"])["redirect_to"]);
    return { token, expiresAt, ...(redirectTo !== null && { redirectTo }) };
  };
  return reportFailures(options, begin, isAnswer);
}

/**
 * Refreshes the token now, or joins a refresh of this or another tab. Calls do this before the
 * token expires.
 *
 * `POST /api/auth/refresh` · for anybody who is signed in
 *
 * @throws ApiError
 * - `unauthorized` 401: The session is over; `onSessionEnd` was called.
 * - `cancelled`: The host refused with 400 or 403, or the session ended.
 * - `client` 429, `server` 500, `network` and others: The session stays; try again later.
 *
 * @example
 * const { expiresAt } = await refreshToken();
 */
export async function refreshToken(options?: RefreshOptions): Promise<StoredToken> {
  return reportFailures(options, (client) =>
    withTimeout(() => sessionOf(client).refresh(), options?.timeoutMs ?? 0, options?.signal),
  );
}

/**
 * Ends the session in every tab; waiting calls fail with `cancelled`. The host has no call for it.
 */
export function signOut(options?: SessionOptions): void {
  sessionOf(clientOf(options)).signOut();
}

/** Whom to send a password link. */
export interface PasswordLinkRequest {
  username: string;
  /** Version of the e-mail. Default 3. */
  version?: 3 | undefined;
}

/** The reply to a request for a password link. */
export interface PasswordLinkRequested {
  message: string;
  /** Where to go instead of showing the message. Check it: it may have any scheme and host. */
  redirectTo: string | null;
}

/** A valid password link. */
export interface VerifiedLink {
  email: string;
  /** The token to set the password with. */
  token: string;
}

/**
 * Requests a link by e-mail to set a new password.
 *
 * `POST /api/auth/password/email` · needs no session
 *
 * @throws ApiError
 * - `validation` 422: See `fieldErrors`.
 * - `client` 400, 413, 429: Unreadable, too large, or too many calls.
 * - `server` 500
 *
 * @example
 * const { message } = await requestPasswordLink({ username: "trainee@aurora.test" });
 */
export async function requestPasswordLink(
  { username, version = 3 }: PasswordLinkRequest,
  options?: RequestOptions,
): Promise<PasswordLinkRequested> {
  const reply: Untrusted<wire.PasswordLinkReply> = await passwordLinkRequest(
    { username: trimIdentifier(username), version },
    options,
  );
  const root = asRecord(reply);
  const inner = entityIn(reply);
  return {
    message: firstText(root.message, inner.message),
    redirectTo: firstText(root.redirectTo, inner.redirectTo) || null,
  };
}

/**
 * Checks a link before a new password can be entered.
 *
 * `GET /api/auth/password/reset/{token}` · needs no session
 *
 * @param id as it is in the link
 * @throws ApiError
 * - `not-found` 404, `validation` 422: The link was used, or is wrong.
 * - `client` 429, `server` 500
 *
 * @example
 * const { email, token } = await verifyPasswordLink("5b0a4f2de9107f0c");
 */
export async function verifyPasswordLink(
  id: string,
  options?: RequestOptions,
): Promise<VerifiedLink> {
  const reply: Untrusted<wire.PasswordLink> = await passwordLinkVerify(id, options);
  const link = entityIn(reply);
  return { email: text(link.email), token: firstText(link.token, id) };
}

/**
 * Sets a new password with the token of a verified link.
 *
 * `POST /api/auth/password/reset/{token}` · needs no session
 *
 * @returns the message of the server
 * @throws ApiError
 * - `not-found` 404: The link was used, or is wrong.
 * - `validation` 422: `password` breaks the rule for passwords.
 * - `client` 400, 413, 429: Unreadable, too large, or too many calls.
 * - `server` 500
 *
 * @example
 * const password = "Recurrent#2027";
 * await setNewPassword("5b0a4f2de9107f0c", { password, passwordConfirmation: password });
 */
export async function setNewPassword(
  token: string,
  { password, passwordConfirmation }: NewPassword,
  options?: RequestOptions,
): Promise<string> {
  const reply: Untrusted<wire.MessageReply> = await passwordReset(
    token,
    { password, password_confirmation: passwordConfirmation },
    options,
  );
  return firstText(asRecord(reply).message, entityIn(reply).message);
}

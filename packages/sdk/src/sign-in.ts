/** Sessions and passwords: the calls of the authentication host, with what belongs around them. */
import {
  passwordLinkRequest,
  passwordLinkVerify,
  passwordReset,
} from "./generated/auth/raw/password.ts";
import { sessionLogin } from "./generated/auth/raw/session.ts";
import type * as wire from "./generated/auth/wire/index.ts";
import { readIssuedToken, sessionOf } from "./http/calls.ts";
import { clientOf } from "./http/config.ts";
import type { RecurrentClient } from "./http/settings.ts";
import { asApiError } from "./errors.ts";
import type { RequestOptions } from "./http/request.ts";
import { trimIdentifier } from "./model/line.ts";
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

/** A session as it begins. */
export interface SignedIn extends StoredToken {
  /** Where the host wants the person to go after the terms; an http(s) address. */
  redirectTo?: string;
}

/** Whose session is meant. */
export interface SessionOptions {
  /** Default: the client of `configureRecurrent`. */
  client?: RecurrentClient | undefined;
}

/** How a sign-in is made. */
export interface SignInSettings {
  /** false: the token is only returned, nothing is stored. Default true. */
  persist?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

/** How a sign-in is made, and by which client. */
export interface SignInOptions extends SignInSettings, SessionOptions {}

/** A user name and a password. */
export interface Credentials {
  username: string;
  password: string;
}

/**
 * Signs in at the authentication host. With `persist` the session that was there before is ended,
 * and the new token stored, before this resolves.
 *
 * `POST /api/auth/login` · needs no session
 *
 * @throws ApiError, which never reaches `onError`: the form shows it
 * - `redirect` 305: The user belongs elsewhere; `redirectTo` says where (decisions: Session).
 * - `client` 400: The body cannot be read: it is no JSON, or a form that was cut off or is not built as one.
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
  { username, password }: Credentials,
  options?: SignInOptions,
): Promise<SignedIn> {
  const client = clientOf(options);
  const reply = await sessionLogin(
    { username: trimIdentifier(username), password },
    { silent: true, signal: options?.signal, client },
  );
  const { now, tokenStore } = client.settings;
  const issued = readIssuedToken(reply, now());
  const { token, expiresAt } = issued;
  try {
    if (options?.persist !== false) {
      // `clear` first: another session begins, and nothing of the former may reach it.
      tokenStore.clear();
      tokenStore.write({ token, expiresAt });
    }
    sessionOf(client).rememberLifetime(issued);
  } catch (cause) {
    // The token store is the caller's.
    throw asApiError(cause);
  }
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
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out. The session is over, `onSessionEnd` called.
 * - `cancelled`: Refused by 400 or 403, which end the session too; or the session ended meanwhile.
 * - anything else, such as `network`, `timeout`, `server` 500, `client` 429, `malformed`: The session stands, and
 *   the token may be refreshed later.
 *
 * @example
 * const { expiresAt } = await refreshToken();
 */
export async function refreshToken(options?: SessionOptions): Promise<StoredToken> {
  try {
    return await sessionOf(clientOf(options)).refresh();
  } catch (cause) {
    throw asApiError(cause);
  }
}

/**
 * Ends the session in every open tab: the token store is cleared, calls that wait for a token end as
 * `cancelled`. No call is made, the host has none (decisions: Session).
 */
export function signOut(options?: SessionOptions): void {
  sessionOf(clientOf(options)).signOut();
}

/** Who asks for a link, and by which mail. */
export interface PasswordLinkRequest {
  username: string;
  /** Of the mail that the host sends; 3 (shell 9). */
  version?: 3 | undefined;
}

/** The reply to a request for a link to set a new password (shell 2.8). */
export interface PasswordLinkRequested {
  message: string;
  /**
   * Where to go instead of showing the message, word for word as the host sent it: any scheme, any
   * site. Check it before following it. Null for none.
   */
  redirectTo: string | null;
}

/** A link that was found valid (shell 2.9). */
export interface VerifiedLink {
  email: string;
  /** What to set the password with: the token returned, else the id that was asked with. */
  token: string;
}

/**
 * Asks for a link by e-mail to set a new password.
 *
 * `POST /api/auth/password/email` · needs no session
 *
 * @throws ApiError
 * - `client` 400: The body cannot be read: it is no JSON, or a form that was cut off or is not built as one.
 * - `client` 413: The body is larger than the host takes.
 * - `validation` 422: Some input was refused. Messages come per field.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed. Trying again later may help.
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
 * @param id as it stands in the link.
 * @throws ApiError
 * - `not-found` 404, `validation` 422: The link is used up or never was.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed. Trying again later may help.
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
 * Sets a new password by the token of a verified link.
 *
 * `POST /api/auth/password/reset/{token}` · needs no session
 *
 * @returns the server's message, to be shown on the way to the login.
 * @throws ApiError
 * - `not-found` 404: The link is used up or never was.
 * - `client` 400: The body cannot be read: it is no JSON, or a form that was cut off or is not built as one.
 * - `client` 413: The body is larger than the host takes.
 * - `validation` 422: `password` breaks the rule for passwords (shell 5).
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed. Trying again later may help.
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

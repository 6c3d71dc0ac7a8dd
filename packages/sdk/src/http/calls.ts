/**
 * What every generated call passes, by its host: whose call it is, the token it goes out with, and who is
 * told when it fails or when the session is over.
 */
import { type AuthSession, createAuthSession } from "../auth/auth-session.ts";
import type { IssuedToken } from "../auth/token-store.ts";
import { ApiError, cancelledError } from "../errors.ts";
import type { AccessToken } from "../generated/auth/wire/accessToken.ts";
import { entityIn, numberOrNull, text, type Untrusted } from "../model/read.ts";
import { clientOf, partsOf } from "./config.ts";
import { checkNumbers, type RecurrentClient } from "./settings.ts";
import { toApiError } from "./failure.ts";
import { within } from "../idle-timeout.ts";
import { notify } from "../report.ts";
import {
  type CallConfig,
  createSender,
  REFRESH_PATH,
  send,
  type RequestOptions,
} from "./request.ts";

/**
 * Errors that `onError` or `onSessionEnd` was given. Calls that wait for the same refresh fail with the same
 * error, which is reported once; those made after the end of a session, with one that names its reason as `cause`.
 */
const reported = new WeakSet<ApiError>();

/**
 * The path of a call, with its parameters encoded. One that cannot be (half a surrogate pair, an object without
 * a text) leaves a sign that no path may hold: the call is refused by its promise.
 */
export function path(parts: TemplateStringsArray, ...parameters: readonly unknown[]): string {
  return String.raw(
    { raw: parts },
    ...parameters.map((parameter) => {
      try {
        return encodeURIComponent(String(parameter));
      } catch {
        return "%";
      }
    }),
  );
}

/**
 * Makes a call of its client. Its failure goes to `onError`, unless the call was cancelled or its caller shows
 * the failure itself.
 *
 * @throws ApiError
 */
async function reporting<T>(
  options: RequestOptions | undefined,
  call: (client: RecurrentClient) => Promise<unknown>,
): Promise<T> {
  let client: RecurrentClient | undefined;
  try {
    client = clientOf(options);
    checkNumbers(options ?? {});
    // The one place where a reply takes its type from the contract; the readers check each leaf.
    return (await call(client)) as T;
  } catch (cause) {
    const error = await toApiError(cause);
    const isReported = reported.has(error) || reported.has(error.cause as ApiError);
    const isQuiet = error.kind === "cancelled" || options?.silent === true || isReported;
    // Refused before it was sent: a mistake in the program, for the caller to see, not the person.
    const isMistake = error.kind === "client" && error.status === 0;
    if (!isQuiet && !isMistake) {
      reported.add(error);
      notify(() => client?.settings.onError(error));
    }
    throw error;
  }
}

/**
 * Every call of the authentication host passes here. It carries no token of its own accord, and a
 * 401 here says nothing about the session: a wrong password stays on the form.
 *
 * @throws ApiError
 */
export function authHttp<T>(config: CallConfig, options?: RequestOptions): Promise<T> {
  return reporting(options, (client) => {
    const { settings } = client;
    const host = (partsOf(client).auth ??= createSender("auth", settings.authHost, settings));
    return send(host, config, options);
  });
}

/** Word for word as it is specified (shell 8). */
const NO_EXPIRY_MESSAGE = "No expires_in present in the response";

/**
 * Reads the reply of a login or a refresh: `access_token`, and `expires_in` in seconds, at the root
 * or under `data`.
 *
 * @param now epoch milliseconds at which the lifetime starts.
 * @throws ApiError of kind `malformed`: {@link NO_EXPIRY_MESSAGE}, or the missing token.
 */
export function readIssuedToken(reply: Untrusted<AccessToken>, now: number): IssuedToken {
  const body = entityIn(reply);
  const token = text(body.access_token);
  const seconds = numberOrNull(body.expires_in);
  if (seconds === null) throw new ApiError({ kind: "malformed", message: NO_EXPIRY_MESSAGE });
  if (token === "") {
    throw new ApiError({ kind: "malformed", message: "No access_token present in the response" });
  }
  const lifetimeMs = Math.max(0, seconds) * 1000;
  return { token, expiresAt: now + lifetimeMs, lifetimeMs };
}

/** The session of a client. */
export function sessionOf(client: RecurrentClient): AuthSession {
  const { settings } = client;
  return (partsOf(client).session ??= createAuthSession({
    ...settings,
    channelName: `recurrent:${settings.apiHost}`,
    onSessionEnd(reason) {
      reported.add(reason);
      notify(() => settings.onSessionEnd(reason));
    },
    async exchange(token) {
      const headers = { Authorization: `Bearer ${token}` };
      const reply = await authHttp<AccessToken>(
        { url: REFRESH_PATH, method: "POST", headers },
        // The calls that wait for the token report the failure, or the end of the session does.
        { silent: true, client },
      );
      return readIssuedToken(reply, settings.now());
    },
  }));
}

/**
 * Sends a call with a token that is good now. After a 401 it goes out again once at most: when the token
 * was replaced while the call was on its way (a host may drop the old one at once), or when the client is
 * configured to refresh then. The host has done nothing yet at that point, so this is safe for writes
 * as well.
 */
async function sendAsUser(
  client: RecurrentClient,
  config: CallConfig,
  options: RequestOptions | undefined,
): Promise<unknown> {
  const { settings } = client;
  const host = (partsOf(client).main ??= createSender("main", settings.apiHost, settings));
  const session = sessionOf(client);
  const sessionId = settings.tokenStore.sessionId();
  const timeoutMs = options?.timeoutMs ?? settings.timeoutMs;
  const first = await session.getFreshToken(options?.signal, timeoutMs);
  /** The token that has taken the place of this one, or does now where that is configured. */
  const newerThan = async (token: string): Promise<string | undefined> => {
    const held = session.isPresent(sessionId) ? session.read() : null;
    const isSame = held?.token === token && settings.onUnauthorized === "refresh";
    const newer = isSame ? await within(() => session.refresh(), timeoutMs, options?.signal) : held;
    return newer?.token === token ? undefined : newer?.token;
  };
  const attempt = async (token: string): Promise<unknown> => {
    try {
      return await send(host, config, options, token, sessionId);
    } catch (cause) {
      const error = await toApiError(cause);
      if (error.kind !== "unauthorized") throw error;
      const newer = token === first && (await newerThan(token));
      if (newer) return attempt(newer);
      const reason = session.end(sessionId, error);
      reported.add(reason);
      throw reason;
    }
  };
  const reply = await attempt(first);
  // Asked in one session and answered in another: the new user must not see it.
  if (!session.isPresent(sessionId)) throw cancelledError();
  return reply;
}

/**
 * Every call of the main API passes here: it carries the bearer token, refreshed first when it is
 * about to expire (shell 4). A 401 that stands ends the session: `onSessionEnd` is called in place of `onError`.
 *
 * @throws ApiError
 */
export function mainHttp<T>(config: CallConfig, options?: RequestOptions): Promise<T> {
  return reporting(options, (client) => sendAsUser(client, config, options));
}

import { type AuthSession, createAuthSession } from "../auth/auth-session.ts";
import type { IssuedToken } from "../auth/token-store.ts";
import { ApiError, cancelledError } from "../errors.ts";
import type { AccessToken } from "../generated/auth/wire/accessToken.ts";
import { entityIn, numberOrNull, text, type Untrusted } from "../model/read.ts";
import { clientOf, stateOf } from "./config.ts";
import { checkNumbers, type RecurrentClient } from "./settings.ts";
import { toApiError } from "./failure.ts";
import { withTimeout } from "../idle-timeout.ts";
import { notify } from "../report.ts";
import {
  type CallConfig,
  createSender,
  REFRESH_PATH,
  send,
  type RequestOptions,
} from "./request.ts";

/** Errors given to `onError` or `onSessionEnd`: several calls can fail with the same one. */
const reported = new WeakSet<ApiError>();

/** A parameter that cannot be encoded becomes a '%', which `send` refuses. */
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
 * Reports a failure to `onError`, once.
 *
 * @param isExpected what a person has to correct, not the operator
 */
export async function reportFailures<T>(
  options: RequestOptions | undefined,
  call: (client: RecurrentClient) => Promise<unknown>,
  isExpected: (error: ApiError) => boolean = () => false,
): Promise<T> {
  let client: RecurrentClient | undefined;
  try {
    client = clientOf(options);
    checkNumbers(options ?? {});
    // Only here a reply takes its type from the contract; readers check each value.
    return (await call(client)) as T;
  } catch (cause) {
    const error = await toApiError(cause);
    const isReported = reported.has(error) || reported.has(error.cause as ApiError);
    const isQuiet = error.kind === "cancelled" || options?.silent === true || isReported;
    // A mistake in the program is for its developer.
    const isMistake = error.kind === "client" && error.status === 0;
    if (!isQuiet && !isMistake && !isExpected(error)) {
      reported.add(error);
      notify(() => client?.settings.onError(error));
    }
    throw error;
  }
}

/** Sends no token, and a 401 does not end the session. */
export function authHttp<T>(config: CallConfig, options?: RequestOptions): Promise<T> {
  return reportFailures(options, (client) => {
    const { settings } = client;
    const sender = (stateOf(client).auth ??= createSender("auth", settings.authHost, settings));
    return send(sender, config, options);
  });
}

const NO_EXPIRY_MESSAGE = "No expires_in present in the response";

/**
 * @param now epoch milliseconds when the lifetime starts
 * @throws ApiError of kind `malformed`
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

export function sessionOf(client: RecurrentClient): AuthSession {
  const { settings } = client;
  return (stateOf(client).session ??= createAuthSession({
    ...settings,
    channelName: `recurrent:${settings.apiHost}`,
    onChange: (isSignedIn) => stateOf(client).onSessionChange?.(isSignedIn),
    onSessionEnd(reason) {
      reported.add(reason);
      notify(() => settings.onSessionEnd(reason));
    },
    async requestToken(token) {
      const headers = { Authorization: `Bearer ${token}` };
      const reply = await authHttp<AccessToken>(
        { url: REFRESH_PATH, method: "POST", headers },
        // The waiting calls or the end of the session report it.
        { silent: true, client },
      );
      return readIssuedToken(reply, settings.now());
    },
  }));
}

/**
 * After a 401 the call is repeated if the token was replaced, or if `onUnauthorized` allows a
 * refresh: the host has done nothing yet.
 */
async function sendAsUser(
  client: RecurrentClient,
  config: CallConfig,
  options: RequestOptions | undefined,
): Promise<unknown> {
  const { settings } = client;
  const sender = (stateOf(client).main ??= createSender("main", settings.apiHost, settings));
  const session = sessionOf(client);
  const sessionId = settings.tokenStore.sessionId();
  const timeoutMs = options?.timeoutMs ?? settings.timeoutMs;
  // The next user must not see the reply.
  const assertPresent = (cause?: ApiError): void => {
    if (!session.isPresent(sessionId)) throw cancelledError(cause);
  };
  /** The same user must learn what a write has done. */
  const assertMayRead = (cause?: ApiError): void => {
    const isOwnWrite = config.method !== "GET" && settings.tokenStore.isSameUser?.(sessionId);
    if (!isOwnWrite) assertPresent(cause);
  };
  const first = await session.getFreshToken(options?.signal, timeoutMs);
  const newerThan = async (token: string): Promise<string | undefined> => {
    const stored = session.isPresent(sessionId) ? session.read() : null;
    const isSame = stored?.token === token && settings.onUnauthorized === "refresh";
    const newer = isSame
      ? await withTimeout(() => session.refresh(), timeoutMs, options?.signal)
      : stored;
    return newer?.token === token ? undefined : newer?.token;
  };
  const attempt = async (token: string): Promise<unknown> => {
    try {
      return await send(sender, config, options, { token, sessionId, assertPresent });
    } catch (cause) {
      const error = await toApiError(cause);
      if (error.kind !== "unauthorized") {
        assertMayRead(error);
        throw error;
      }
      const newer = token === first && (await newerThan(token));
      if (newer) return attempt(newer);
      const reason = session.end(sessionId, error);
      reported.add(reason);
      throw reason;
    }
  };
  const reply = await attempt(first);
  assertMayRead();
  return reply;
}

/** Sends the token, and a final 401 ends the session. */
export function mainHttp<T>(config: CallConfig, options?: RequestOptions): Promise<T> {
  return reportFailures(options, (client) => sendAsUser(client, config, options));
}

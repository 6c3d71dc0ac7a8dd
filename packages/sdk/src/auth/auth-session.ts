import { ApiError, type ApiErrorKind, asApiError, cancelledError } from "../errors.ts";
import { within } from "../idle-timeout.ts";
import { notify, reportUncaught } from "../report.ts";
import type {
  IssuedToken,
  PendingRefresh,
  StoredToken,
  TabSession,
  TabSessionState,
  TokenStore,
} from "./token-store.ts";

export interface AuthSessionOptions {
  tokenStore: TokenStore;
  /** Epoch milliseconds. */
  now: () => number;
  /** A token is refreshed this many milliseconds before it expires. */
  refreshSkewMs: number;
  onSessionEnd: (reason: ApiError) => void;
  /** Exchanges a token for a new one; rejects with an ApiError. */
  requestToken: (token: string) => Promise<IssuedToken>;
  channelName: string;
}

/**
 * The only owner of a client's session. All calls of a tab share one refresh; tabs take turns by `coordinateTabs` of
 * the token store. What returns after a sign-out or another sign-in is dropped, by the session id.
 */
export interface AuthSession {
  /** The token of the session, even if this tab sees the shared storage late. */
  read(): StoredToken | null;
  isPresent(sessionId: string): boolean;
  /** Learns the lifetime of a token from a sign-in. */
  rememberLifetime(issued: IssuedToken): void;
  /**
   * A token that is good now, refreshed first if it is about to expire.
   *
   * @param signal and `timeoutMs` end the wait of this caller; the refresh goes on for the others
   * @throws ApiError: `unauthorized` without a session, `cancelled` if it ended meanwhile, else the failure of the
   *   refresh
   */
  getFreshToken(signal?: AbortSignal, timeoutMs?: number): Promise<string>;
  /** Refreshes now, or joins a refresh. */
  refresh(): Promise<StoredToken>;
  /**
   * Ends a session that the server no longer accepts, in every tab.
   *
   * @returns what its calls fail with: the first 401, or `cancelled` if it was already over
   */
  end(sessionId: string, reason: ApiError): ApiError;
  /** Ends the session in every tab. Waiting calls fail with the kind `cancelled`. */
  signOut(): void;
  close(): void;
}

const noop = (): void => undefined;

/** Only these answers to a refresh end the session. */
const REFUSALS = [400, 401, 403];

/** A caller would take these kinds for an answer to its own call. */
const ABOUT_A_CALL: readonly ApiErrorKind[] = ["not-found", "validation", "redirect"];

export function createAuthSession(options: AuthSessionOptions): AuthSession {
  const { tokenStore, onSessionEnd } = options;
  const state: TabSessionState = {
    pending: null,
    lastRefresh: null,
    refreshingId: null,
    usedId: null,
    endedIds: new Set(),
  };
  let issued: IssuedToken | null = null;
  /** The last session that the server ended, and the one after it. */
  let ending: { sessionId: string; reason: ApiError; next: string } | null = null;
  let refusal: { sessionId: string; error: ApiError } | null = null;
  /** Expiry by the steady clock, which nobody can set. */
  let seen: (StoredToken & { until: number }) | null = null;

  function read(): StoredToken | null {
    const sessionId = tokenStore.sessionId();
    const stored = state.endedIds.has(sessionId) ? null : tokenStore.read();
    if (stored && typeof stored.token !== "string") {
      throw new ApiError({
        kind: "client",
        message: "tokenStore.read() must return a token at once.",
      });
    }
    const known = state.lastRefresh;
    return stored && known?.sessionId === sessionId && known.replaces === stored.token
      ? { token: known.token, expiresAt: known.expiresAt }
      : stored;
  }

  const isPresent = (sessionId: string): boolean =>
    tokenStore.sessionId() === sessionId && !state.endedIds.has(sessionId);

  /** By two clocks: one may be set back, the other may stop in sleep. */
  function millisecondsLeft({ token, expiresAt }: StoredToken): number {
    const left = expiresAt - options.now();
    const steady = performance.now();
    if (seen?.token !== token || seen.expiresAt !== expiresAt) {
      seen = { token, expiresAt, until: steady + left };
    }
    return Math.min(left, seen.until - steady);
  }

  function isFresh(stored: StoredToken): boolean {
    // A token that lives shorter than the margin would be refreshed before every call.
    const lifetime = issued?.token === stored.token ? issued.lifetimeMs : Infinity;
    return millisecondsLeft(stored) > Math.min(options.refreshSkewMs, lifetime / 2);
  }

  /** The same error until somebody signs in, so that it is reported once. */
  function nobody(): ApiError {
    const sessionId = tokenStore.sessionId();
    if (refusal?.sessionId !== sessionId) {
      const error = new ApiError({
        kind: "unauthorized",
        status: 401,
        statusText: "Unauthorized",
        message: "Nobody is signed in.",
        cause: ending?.next === sessionId ? ending.reason : undefined,
      });
      refusal = { sessionId, error };
    }
    return refusal.error;
  }

  const session: TabSession = {
    channelName: options.channelName,
    tokenStore,
    state,
    read,
    isPresent,
    isFresh,
    rememberRefresh(refreshed) {
      state.lastRefresh = refreshed;
      issued = refreshed;
    },
    async refreshHere(pending) {
      try {
        pending.resolve(await replaceToken(pending.sessionId));
      } catch (error) {
        pending.reject(asApiError(error));
      }
    },
    clear(sessionId) {
      try {
        if (tokenStore.sessionId() === sessionId) tokenStore.clear();
        state.endedIds.delete(sessionId);
      } catch (error) {
        // The session is over for this tab even if the store throws.
        state.endedIds.add(sessionId);
        reportUncaught(error);
      }
    },
    forget(sessionId, reason) {
      forgetTokens();
      if (state.pending?.sessionId === sessionId) {
        state.pending.reject(reason === null ? cancelledError() : forCalls(reason));
      }
    },
    reportEnd(sessionId, reason) {
      if (reason === null || ending?.sessionId === sessionId) return;
      ending = { sessionId, reason, next: tokenStore.sessionId() };
      // Not if a new session has begun.
      if (read() === null) notify(() => onSessionEnd(reason));
    },
  };
  const tabs = tokenStore.coordinateTabs?.(session);
  const stopListening = tokenStore.onEnd?.(forgetTokens) ?? noop;

  function forgetTokens(): void {
    if (state.lastRefresh && !isPresent(state.lastRefresh.sessionId)) state.lastRefresh = null;
    if (issued?.token !== read()?.token) issued = null;
  }

  function endEverywhere(sessionId: string, reason: ApiError | null): void {
    tabs?.sendEnd(sessionId, reason);
    session.clear(sessionId);
    session.forget(sessionId, reason);
    session.reportEnd(sessionId, reason);
  }

  function end(sessionId: string, reason: ApiError): ApiError {
    if (ending?.sessionId === sessionId) return forCalls(ending.reason);
    if (!isPresent(sessionId)) return cancelledError(reason);
    endEverywhere(sessionId, reason);
    return forCalls(reason);
  }

  async function replaceToken(sessionId: string): Promise<StoredToken> {
    const from = read();
    if (from === null || !isPresent(sessionId)) throw cancelledError();
    state.refreshingId = sessionId;
    let next: IssuedToken | ApiError;
    try {
      next = await options.requestToken(from.token);
    } catch (error) {
      next = asApiError(error);
    } finally {
      state.refreshingId = null;
    }
    // Another tab may have signed out, or refreshed, while this one was frozen: its message must come first.
    await tabs?.delivered();
    const isFailure = next instanceof ApiError;
    const stored = read();
    if (stored === null || !isPresent(sessionId))
      throw cancelledError(isFailure ? next : undefined);
    // Another tab took the lock while this one was frozen: its token is newer.
    if (stored.token !== from.token) return stored;
    if (next instanceof ApiError) throw failureOf(sessionId, next);
    const { token, expiresAt, lifetimeMs } = next;
    const refreshed = { token, expiresAt, lifetimeMs, sessionId, replaces: from.token };
    session.rememberRefresh(refreshed);
    tokenStore.write({ token, expiresAt });
    tabs?.sendRefresh(refreshed);
    return { token, expiresAt };
  }

  /** Only a refusal ends the session; after any other failure a later call tries again. */
  function failureOf(sessionId: string, error: ApiError): ApiError {
    if (REFUSALS.includes(error.status)) return end(sessionId, error);
    if (!ABOUT_A_CALL.includes(error.kind)) return error;
    const { status, statusText, message, requestId } = error;
    return new ApiError({ kind: "client", status, statusText, message, requestId });
  }

  function refresh(): Promise<StoredToken> {
    const sessionId = tokenStore.sessionId();
    if (state.pending?.sessionId === sessionId) return state.pending.promise;
    const pending: PendingRefresh = {
      ...Promise.withResolvers<StoredToken>(),
      sessionId,
      from: read()?.token ?? null,
      settled: new AbortController(),
    };
    state.pending = pending;
    // Neither rejects; if one ever does, callers must get the error.
    (tabs ? tabs.refresh(pending) : session.refreshHere(pending)).catch((error: unknown) =>
      pending.reject(asApiError(error)),
    );
    void pending.promise.catch(noop).finally(() => {
      pending.settled.abort();
      if (state.pending === pending) state.pending = null;
    });
    return pending.promise;
  }

  return {
    read,
    isPresent,
    rememberLifetime(next) {
      issued = next;
    },
    async getFreshToken(signal, timeoutMs = 0) {
      const stored = read();
      if (stored === null) throw nobody();
      state.usedId = tokenStore.sessionId();
      if (isFresh(stored)) return stored.token;
      try {
        return (await within(refresh, timeoutMs, signal)).token;
      } catch (cause) {
        const error = asApiError(cause);
        // The old token is valid until it expires.
        const isGood = read()?.token === stored.token && millisecondsLeft(stored) > 0;
        if (isGood && error.kind !== "cancelled") return stored.token;
        throw error;
      }
    },
    refresh,
    end,
    signOut: () => endEverywhere(tokenStore.sessionId(), null),
    close() {
      stopListening();
      state.pending?.reject(cancelledError());
      tabs?.close();
    },
  };
}

/** A 401, or `cancelled` after any other refusal, which only `onSessionEnd` reports. */
function forCalls(reason: ApiError): ApiError {
  return reason.kind === "unauthorized" ? reason : cancelledError(reason);
}

import { ApiError, type ApiErrorKind, asApiError, cancelledError } from "../errors.ts";
import { withTimeout } from "../idle-timeout.ts";
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
  /** Milliseconds before the expiry. */
  refreshSkewMs: number;
  onSessionEnd: (reason: ApiError) => void;
  /** Called when a session has ended or was replaced, in any tab. */
  onChange?: (isSignedIn: boolean) => void;
  /** Rejects with an ApiError. */
  requestToken: (token: string) => Promise<IssuedToken>;
  channelName: string;
}

/** All calls of a tab share one refresh. Replies after the end of the session are dropped. */
export interface AuthSession {
  read(): StoredToken | null;
  isPresent(sessionId: string): boolean;
  /** @param replaced the session that a sign-in has ended, to tell other tabs */
  begin(issued: IssuedToken, replaced: string | null): void;
  /**
   * @param signal ends only the wait of this caller, as `timeoutMs` does
   * @throws ApiError: `unauthorized` without a session, `cancelled` if it ended, else the failure
   *   of the refresh
   */
  getFreshToken(signal?: AbortSignal, timeoutMs?: number): Promise<string>;
  /** Joins a refresh that is in progress. */
  refresh(): Promise<StoredToken>;
  /**
   * Ends a refused session in every tab.
   *
   * @returns the error for its calls: the 401 that ended it, else `cancelled`
   */
  end(sessionId: string, reason: ApiError): ApiError;
  signOut(): void;
  close(): void;
}

const noop = (): void => undefined;

/** Only these answers to a refresh end the session. */
const SESSION_ENDING_STATUSES = [400, 401, 403];

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

  /** One clock can be set back, the other can stop during sleep. */
  function millisecondsLeft({ token, expiresAt }: StoredToken): number {
    const left = expiresAt - options.now();
    const steady = performance.now();
    if (seen?.token !== token || seen.expiresAt !== expiresAt) {
      seen = { token, expiresAt, until: steady + left };
    }
    return Math.min(left, seen.until - steady);
  }

  function isFresh(stored: StoredToken): boolean {
    // A short-lived token would be refreshed before every call.
    const lifetime = issued?.token === stored.token ? issued.lifetimeMs : Infinity;
    return millisecondsLeft(stored) > Math.min(options.refreshSkewMs, lifetime / 2);
  }

  /** Returns the same error until a sign-in: it is reported once. */
  function notSignedInError(): ApiError {
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
        tokenStore.reload?.();
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
      // A new session may have begun.
      if (read() === null) notify(() => onSessionEnd(reason));
    },
  };
  // Before the channel is open, another client may have stored a session.
  tokenStore.reload?.();
  const tabs = tokenStore.coordinateTabs?.(session);
  const stopListening = tokenStore.onEnd?.(forgetTokens) ?? noop;

  function forgetTokens(): void {
    if (state.lastRefresh && !isPresent(state.lastRefresh.sessionId)) state.lastRefresh = null;
    const stored = read();
    if (issued?.token !== stored?.token) issued = null;
    const sessionId = stored && tokenStore.sessionId();
    // The calls of this tab are already of that session.
    if (sessionId !== null && sessionId === state.usedId) return;
    state.usedId = sessionId ?? state.usedId;
    options.onChange?.(stored !== null);
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
    // Another tab may have signed out or refreshed while this one was frozen.
    await tabs?.delivered();
    tokenStore.reload?.();
    const isFailure = next instanceof ApiError;
    const stored = read();
    if (stored === null || !isPresent(sessionId)) {
      throw cancelledError(isFailure ? next : undefined);
    }
    // The other tab's token is newer.
    if (stored.token !== from.token) return stored;
    if (next instanceof ApiError) throw failureOf(sessionId, next);
    const { token, expiresAt, lifetimeMs } = next;
    const refreshed = { token, expiresAt, lifetimeMs, sessionId, replaces: from.token };
    session.rememberRefresh(refreshed);
    tokenStore.write({ token, expiresAt });
    tabs?.sendRefresh(refreshed);
    return { token, expiresAt };
  }

  /** Only a refusal ends the session; after other failures a later call tries again. */
  function failureOf(sessionId: string, error: ApiError): ApiError {
    if (SESSION_ENDING_STATUSES.includes(error.status)) return end(sessionId, error);
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
    begin(next, replaced) {
      issued = next;
      if (replaced !== null) tabs?.sendEnd(replaced, null);
    },
    async getFreshToken(signal, timeoutMs = 0) {
      const stored = read();
      if (stored === null) throw notSignedInError();
      state.usedId = tokenStore.sessionId();
      if (isFresh(stored)) return stored.token;
      try {
        return (await withTimeout(refresh, timeoutMs, signal)).token;
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
    signOut() {
      tokenStore.reload?.();
      endEverywhere(tokenStore.sessionId(), null);
    },
    close() {
      stopListening();
      state.pending?.reject(cancelledError());
      tabs?.close();
    },
  };
}

/** A 401, or `cancelled` for any other refusal, which only `onSessionEnd` reports. */
function forCalls(reason: ApiError): ApiError {
  return reason.kind === "unauthorized" ? reason : cancelledError(reason);
}

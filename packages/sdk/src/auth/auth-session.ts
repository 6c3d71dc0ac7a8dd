/** The session of a client: its token, refreshed before it expires, and its end. */
import { ApiError, type ApiErrorKind, asApiError, cancelledError } from "../errors.ts";
import { within } from "../idle-timeout.ts";
import { notify, reportUncaught } from "../report.ts";
import type {
  IssuedToken,
  PendingRefresh,
  Refreshed,
  StoredToken,
  TabCoordination,
  TabSession,
  TokenStore,
} from "./token-store.ts";

/** What a session needs of its client. */
export interface AuthSessionOptions {
  tokenStore: TokenStore;
  /** Epoch milliseconds. */
  now: () => number;
  /** A token is refreshed this many milliseconds before it expires. */
  refreshSkewMs: number;
  onSessionEnd: (reason: ApiError) => void;
  /** Exchanges a token for a new one; rejects with an ApiError. */
  exchange: (token: string) => Promise<IssuedToken>;
  /** See {@link TabSession}. */
  channelName: string;
}

const noop = (): void => undefined;

/** Statuses by which the authentication host refuses to refresh: only they end the session. */
const REFUSALS = [400, 401, 403];

/** Kinds that a caller would take for an answer to its own call. */
const ABOUT_A_CALL: readonly ApiErrorKind[] = ["not-found", "validation", "redirect"];

/**
 * The one owner of a client's session. All calls of a tab share the promise of one refresh; the tabs that share the
 * token store take turns by its `coordinateTabs`.
 *
 * Everything is bound to the session id of the token store: what comes back after a sign-out or another
 * sign-in is thrown away.
 */
export class AuthSession implements TabSession {
  readonly channelName: string;
  readonly tokenStore: TokenStore;
  pending: PendingRefresh | null = null;
  lastRefresh: Refreshed | null = null;
  refreshingId: string | null = null;
  readonly #options: AuthSessionOptions;
  readonly #tabs: TabCoordination | null;
  /** The newest token with a stated lifetime. */
  #issued: IssuedToken | null = null;
  /** The last session that was ended by the server, and the session that came after it. */
  #ending: { sessionId: string; reason: ApiError; next: string } | null = null;
  /** What calls fail with while nobody is signed in. */
  #refusal: { sessionId: string; error: ApiError } | null = null;
  /** Until when a token is good by a clock that nobody can set. */
  #seen: (StoredToken & { until: number }) | null = null;
  /** The session this tab last made a call in: its end concerns this tab. */
  #knownSessionId: string | null = null;
  /** Sessions that are over, although a view of the storage that lags may still show them. */
  readonly #endedSessions = new Set<string>();
  readonly #stopListening: () => void;

  constructor(options: AuthSessionOptions) {
    this.#options = options;
    this.channelName = options.channelName;
    this.tokenStore = options.tokenStore;
    this.#tabs = this.tokenStore.coordinateTabs?.(this) ?? null;
    this.#stopListening = this.tokenStore.onEnd?.(() => this.#forgetTokens()) ?? noop;
  }

  read(): StoredToken | null {
    const sessionId = this.tokenStore.sessionId();
    const stored = this.#endedSessions.has(sessionId) ? null : this.tokenStore.read();
    if (stored && typeof stored.token !== "string") {
      throw new ApiError({
        kind: "client",
        message: "tokenStore.read() must return a token at once.",
      });
    }
    const known = this.lastRefresh;
    if (stored === null || known === null) return stored;
    return known.sessionId === sessionId && known.replaces === stored.token
      ? { token: known.token, expiresAt: known.expiresAt }
      : stored;
  }

  /** Whether a session is the present one, as far as this tab knows. */
  isPresent(sessionId: string): boolean {
    return this.tokenStore.sessionId() === sessionId && !this.#endedSessions.has(sessionId);
  }

  isConcerned(sessionId: string): boolean {
    const known = [this.tokenStore.sessionId(), this.pending?.sessionId, this.#knownSessionId];
    return !this.#endedSessions.has(sessionId) && known.includes(sessionId);
  }

  /** Learns the stated lifetime of a token from a sign-in, for the margin of short-lived ones. */
  rememberLifetime(issued: IssuedToken): void {
    this.#issued = issued;
  }

  rememberRefresh(refreshed: Refreshed): void {
    this.lastRefresh = refreshed;
    this.#issued = refreshed;
  }

  /**
   * A token that is good for a call now; refreshes first when the stored one is about to expire.
   *
   * @param signal and `timeoutMs` end the wait of this caller; the refresh itself goes on for the others.
   * @throws ApiError: `unauthorized` without a session or when the refresh is refused, `cancelled` when the
   *   session ended meanwhile, else what kept the refresh from being made: a later call tries again.
   */
  async getFreshToken(signal?: AbortSignal, timeoutMs = 0): Promise<string> {
    const stored = this.read();
    if (stored === null) throw this.#nobody();
    this.#knownSessionId = this.tokenStore.sessionId();
    if (this.isFresh(stored)) return stored.token;
    try {
      return (await within(() => this.refresh(), timeoutMs, signal)).token;
    } catch (cause) {
      const error = asApiError(cause);
      // Within the margin the old token is still good.
      const isGood = this.read()?.token === stored.token && this.#left(stored) > 0;
      if (isGood && error.kind !== "cancelled") return stored.token;
      throw error;
    }
  }

  /** Refreshes now, or joins the refresh that is under way. Errors as {@link getFreshToken}. */
  refresh(): Promise<StoredToken> {
    const sessionId = this.tokenStore.sessionId();
    if (this.pending?.sessionId === sessionId) return this.pending.promise;
    const pending: PendingRefresh = {
      ...Promise.withResolvers<StoredToken>(),
      sessionId,
      from: this.read()?.token ?? null,
      settled: new AbortController(),
    };
    this.pending = pending;
    const work = this.#tabs?.refresh(pending) ?? this.refreshHere(pending);
    // Neither rejects by itself; if one ever does, the callers must get the error.
    work.catch((error: unknown) => pending.reject(asApiError(error)));
    void pending.promise.catch(noop).finally(() => {
      pending.settled.abort();
      if (this.pending === pending) this.pending = null;
    });
    return pending.promise;
  }

  async refreshHere(pending: PendingRefresh): Promise<void> {
    try {
      pending.resolve(await this.#exchange(pending.sessionId));
    } catch (error) {
      pending.reject(asApiError(error));
    }
  }

  /**
   * Ends a session that the server no longer accepts: clears the store and tells every tab, once.
   *
   * @returns what a call of that session fails with: the first 401, also for the calls that met it
   *   later; `cancelled` when the session was over before, by the person's wish for instance.
   */
  end(sessionId: string, reason: ApiError): ApiError {
    if (this.#ending?.sessionId === sessionId) return forCalls(this.#ending.reason);
    if (!this.isPresent(sessionId)) return cancelledError(reason);
    this.#endEverywhere(sessionId, reason);
    return forCalls(reason);
  }

  /** Ends the session by the person's wish, in every tab. Calls under way end as `cancelled`. */
  signOut(): void {
    this.#endEverywhere(this.tokenStore.sessionId(), null);
  }

  async endElsewhere(
    sessionId: string,
    reason: ApiError | null,
    caughtUp: Promise<unknown>,
  ): Promise<void> {
    this.#endedSessions.add(sessionId);
    this.#forget(sessionId, reason);
    await caughtUp;
    this.#clear(sessionId);
    this.#reportEnd(sessionId, reason);
  }

  /** Stops listening: another configuration has taken its place. */
  close(): void {
    this.#stopListening();
    this.pending?.reject(cancelledError());
    this.#tabs?.close();
  }

  isFresh(stored: StoredToken): boolean {
    // A token that lives shorter than the margin would be refreshed before every single call.
    const lifetime = this.#issued?.token === stored.token ? this.#issued.lifetimeMs : Infinity;
    return this.#left(stored) > Math.min(this.#options.refreshSkewMs, lifetime / 2);
  }

  /** The same error until somebody signs in, so that one end of a session is reported once. */
  #nobody(): ApiError {
    const sessionId = this.tokenStore.sessionId();
    if (this.#refusal?.sessionId !== sessionId) {
      const error = new ApiError({
        kind: "unauthorized",
        status: 401,
        statusText: "Unauthorized",
        message: "Nobody is signed in.",
        cause: this.#ending?.next === sessionId ? this.#ending.reason : undefined,
      });
      this.#refusal = { sessionId, error };
    }
    return this.#refusal.error;
  }

  /** Milliseconds that a token is good for, by two clocks: one may be set back, the other may stop in sleep. */
  #left({ token, expiresAt }: StoredToken): number {
    const left = expiresAt - this.#options.now();
    const steady = performance.now();
    if (this.#seen?.token !== token || this.#seen.expiresAt !== expiresAt) {
      this.#seen = { token, expiresAt, until: steady + left };
    }
    return Math.min(left, this.#seen.until - steady);
  }

  async #exchange(sessionId: string): Promise<StoredToken> {
    const from = this.read();
    if (from === null || !this.isPresent(sessionId)) throw cancelledError();
    this.refreshingId = sessionId;
    let next: IssuedToken | ApiError;
    try {
      next = await this.#options.exchange(from.token);
    } catch (error) {
      next = asApiError(error);
    } finally {
      this.refreshingId = null;
    }
    // What another tab did meanwhile may be on its way as well, above all when this one was frozen: a sign-out
    // must not be overwritten, and a token that is used up says nothing when there is a newer one.
    await this.#tabs?.delivered();
    if (next instanceof ApiError) return this.#afterFailure(sessionId, from, next);
    const stored = this.read();
    // Signed out, or signed in again, while the answer was on its way: the token is dropped.
    if (stored === null || !this.isPresent(sessionId)) throw cancelledError();
    // Another tab stole the lock from this one while it was frozen: its token is the newer one.
    if (stored.token !== from.token) return stored;
    const { token, expiresAt, lifetimeMs } = next;
    const refreshed = { token, expiresAt, lifetimeMs, sessionId, replaces: from.token };
    this.rememberRefresh(refreshed);
    this.tokenStore.write({ token, expiresAt });
    this.#tabs?.sendRefresh(refreshed);
    return { token, expiresAt };
  }

  /**
   * A failed exchange. Only an answer of refusal ends the session, unless another tab has refreshed meanwhile;
   * after anything else it goes on and a later call tries again.
   */
  #afterFailure(sessionId: string, from: StoredToken, error: ApiError): StoredToken {
    const stored = this.read();
    if (stored === null || !this.isPresent(sessionId)) throw cancelledError(error);
    if (stored.token !== from.token) return stored;
    if (REFUSALS.includes(error.status)) throw this.end(sessionId, error);
    if (!ABOUT_A_CALL.includes(error.kind)) throw error;
    const { status, statusText, message, requestId } = error;
    throw new ApiError({ kind: "client", status, statusText, message, requestId });
  }

  #endEverywhere(sessionId: string, reason: ApiError | null): void {
    this.#tabs?.sendEnd(sessionId, reason);
    this.#clear(sessionId);
    this.#forget(sessionId, reason);
    this.#reportEnd(sessionId, reason);
  }

  /** Empties the store of a session that is over, which is so for this tab even where the store refuses. */
  #clear(sessionId: string): void {
    try {
      if (this.tokenStore.sessionId() === sessionId) this.tokenStore.clear();
      this.#endedSessions.delete(sessionId);
    } catch (error) {
      this.#endedSessions.add(sessionId);
      reportUncaught(error);
    }
  }

  #forget(sessionId: string, reason: ApiError | null): void {
    this.#forgetTokens();
    if (this.pending?.sessionId === sessionId) {
      this.pending.reject(reason === null ? cancelledError() : forCalls(reason));
    }
  }

  /** Drops the copies of tokens that belong to no present session. */
  #forgetTokens(): void {
    if (this.lastRefresh && !this.isPresent(this.lastRefresh.sessionId)) this.lastRefresh = null;
    if (this.#issued?.token !== this.read()?.token) this.#issued = null;
  }

  #reportEnd(sessionId: string, reason: ApiError | null): void {
    if (reason === null || this.#ending?.sessionId === sessionId) return;
    this.#ending = { sessionId, reason, next: this.tokenStore.sessionId() };
    // A new session has begun meanwhile: the end of the old one does not concern it.
    if (this.read() === null) notify(() => this.#options.onSessionEnd(reason));
  }
}

/**
 * What the calls of a session that has ended fail with: a 401, or `cancelled` after any other refusal of the
 * refresh, which `onSessionEnd` alone reports.
 */
function forCalls(reason: ApiError): ApiError {
  return reason.kind === "unauthorized" ? reason : cancelledError(reason);
}

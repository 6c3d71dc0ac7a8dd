/** The token of a session, refreshed before it runs out: once for all calls and all tabs that wait. */
import type { StoredToken, TokenStore } from "../auth/token-store.ts";
import { ApiError, type ApiErrorKind } from "../errors.ts";
import type { Settings } from "./config.ts";
import { asApiError, cancelledError, kindOfStatus } from "./failure.ts";
import { delay, within } from "./idle-timeout.ts";
import { notify, reportUncaught } from "./report.ts";
import type { TabMessage, Tabs } from "./tabs.ts";

/** A token as the authentication host gives it out. */
export interface IssuedToken extends StoredToken {
  /** Milliseconds from issue to expiry, as stated by the host. */
  lifetimeMs: number;
}

/** What a {@link Refresher} works with. */
export interface RefresherParts extends Pick<
  Settings,
  "tokenStore" | "now" | "refreshSkewMs" | "onSessionEnd"
> {
  /** null: this page or process is alone. */
  tabs: Tabs | null;
  /** Exchanges a token for a new one; rejects with an ApiError. */
  exchange: (token: string) => Promise<IssuedToken>;
  /** For tests; see {@link DEFAULT_TIMING}. */
  timing?: Partial<Timing>;
}

/** How tabs wait for each other, all in milliseconds of real time. */
const DEFAULT_TIMING = {
  /** After the lock was granted, for what other tabs already sent to be delivered: a few turns of the event loop. */
  settleMs: 40,
  /** How long the lock is kept after a refresh, so that every waiting tab has its message: many times the lag. */
  graceMs: 2_000,
  /** How long the shared storage may take to show in one tab what another tab wrote: the same. */
  catchUpMs: 400,
  /** Between two questions to the tab that holds the lock. */
  askMs: 1_000,
  /** Questions without an answer after which the lock is stolen from a frozen tab. */
  maxAttempts: 15,
};
export type Timing = typeof DEFAULT_TIMING;

type TokenMessage = Extract<TabMessage, { type: "token" }>;

const noop = (): void => undefined;

/**
 * A refresh of one session that is not settled yet; any number of calls in this tab wait for it.
 *
 * @param from the token to be replaced; null when there was none
 */
const startRefresh = (sessionId: string, from: string | null) => ({
  ...Promise.withResolvers<StoredToken>(),
  sessionId,
  from,
  /** Ends the wait for the lock. */
  cancel: new AbortController(),
  /** Questions to the tab that holds the lock, since it last answered. */
  unanswered: 0,
});
type PendingRefresh = ReturnType<typeof startRefresh>;

/** Statuses by which the authentication host refuses to refresh: only they end the session. */
const REFUSALS = [400, 401, 403];

/** Kinds that a caller would take for an answer to its own call. */
const ABOUT_A_CALL: readonly ApiErrorKind[] = ["not-found", "validation", "redirect"];

/**
 * Keeps the token of the session fresh: one refresh for any number of calls and open tabs.
 *
 * Within a tab all calls share one promise. Between tabs a Web Lock lets one refresh at a time, and
 * the new token is sent by message: the next tab in the queue cannot rely on the shared storage, which
 * reaches other processes late. The tab that refreshed keeps the lock for a moment after the message, so
 * that no other tab begins before the message can have arrived.
 *
 * Everything is bound to the sessionId of the token store: what comes back after a sign-out or another
 * sign-in is thrown away.
 */
export class Refresher {
  readonly #parts: RefresherParts;
  readonly #store: TokenStore;
  readonly #timing: Timing;
  #pending: PendingRefresh | null = null;
  /** The newest refresh this tab knows of, its own or another tab's. */
  #lastRefresh: TokenMessage | null = null;
  #issued: IssuedToken | null = null;
  #exchanging: string | null = null;
  /** The session that was ended last, and the time without one after it. */
  #ending: { sessionId: string; reason: ApiError; next: string } | null = null;
  /** What calls fail with while nobody is signed in. */
  #refusal: { sessionId: string; error: ApiError } | null = null;
  /** Until when a token is good by a clock that nobody can set. */
  #seen: (StoredToken & { until: number }) | null = null;
  /** The session this tab last made a call in: its end concerns this tab. */
  #knownSessionId: string | null = null;
  /** Sessions that are over, although a view of the storage that lags may still show them. */
  readonly #endedSessions = new Set<string>();
  #endGrace: () => void = noop;
  readonly #stopListening: () => void;

  constructor(parts: RefresherParts) {
    this.#parts = parts;
    this.#store = parts.tokenStore;
    this.#timing = { ...DEFAULT_TIMING, ...parts.timing };
    parts.tabs?.listen((message) => this.#onMessage(message));
    this.#stopListening = parts.tokenStore.onEnd?.(() => this.#forgetTokens()) ?? noop;
  }

  /** The token of the present session, also when this tab's view of the storage lags. */
  read(): StoredToken | null {
    const sessionId = this.#store.sessionId();
    const stored = this.#endedSessions.has(sessionId) ? null : this.#store.read();
    if (stored && typeof stored.token !== "string") {
      throw new ApiError({
        kind: "client",
        message: "tokenStore.read() must return a token at once.",
      });
    }
    const known = this.#lastRefresh;
    if (stored === null || known === null) return stored;
    return known.sessionId === sessionId && known.replaces === stored.token
      ? { token: known.token, expiresAt: known.expiresAt }
      : stored;
  }

  /** Whether a session is the present one, as far as this tab knows. */
  isPresent(sessionId: string): boolean {
    return this.#store.sessionId() === sessionId && !this.#endedSessions.has(sessionId);
  }

  /** Learns the stated lifetime of a token from a sign-in, for the margin of short-lived ones. */
  note(issued: IssuedToken): void {
    this.#issued = issued;
  }

  /**
   * A token that is good for a call now; refreshes first when the stored one is about to expire.
   *
   * @param signal and `timeoutMs` end the wait of this caller; the refresh itself goes on for the others.
   * @throws ApiError: `unauthorized` without a session or when the refresh is refused, `cancelled` when the
   *   session ended meanwhile, else what kept the refresh from being made: a later call tries again.
   */
  async getFreshToken(signal?: AbortSignal, timeoutMs = 0): Promise<string> {
    const held = this.read();
    if (held === null) throw this.#nobody();
    this.#knownSessionId = this.#store.sessionId();
    if (this.#isFresh(held)) return held.token;
    try {
      return (await within(() => this.refresh(), timeoutMs, signal)).token;
    } catch (cause) {
      const error = asApiError(cause);
      // Within the margin the old token is still good.
      const isGood = this.read()?.token === held.token && this.#left(held) > 0;
      if (isGood && error.kind !== "cancelled") return held.token;
      throw error;
    }
  }

  /** Refreshes now, or joins the refresh that is under way. Errors as {@link getFreshToken}. */
  refresh(): Promise<StoredToken> {
    const sessionId = this.#store.sessionId();
    if (this.#pending?.sessionId === sessionId) return this.#pending.promise;
    const pending = startRefresh(sessionId, this.read()?.token ?? null);
    this.#pending = pending;
    this.#endGrace();
    const { tabs } = this.#parts;
    const work = tabs === null ? this.#settleAlone(pending) : this.#amongTabs(pending, tabs);
    // Neither rejects by itself; if one ever does, the callers must get the error.
    work.catch((error: unknown) => pending.reject(asApiError(error)));
    void pending.promise.catch(noop).finally(() => {
      pending.cancel.abort();
      if (this.#pending === pending) this.#pending = null;
    });
    return pending.promise;
  }

  /**
   * Ends a session that the server no longer accepts: clears the store and sends it to every tab, once.
   *
   * @returns what a call of that session fails with: the first 401, also for the calls that met it
   *   later; `cancelled` when the session was over before, by the person's wish for instance.
   */
  end(sessionId: string, reason: ApiError): ApiError {
    if (this.#ending?.sessionId === sessionId) return forCalls(this.#ending.reason);
    if (!this.isPresent(sessionId)) return cancelledError(reason);
    this.#parts.tabs?.post({
      type: "ended",
      sessionId,
      reason: { status: reason.status, statusText: reason.statusText, message: reason.message },
    });
    this.#ended(sessionId, reason);
    return forCalls(reason);
  }

  /** Ends the session by the person's wish, in every tab. Calls under way end as `cancelled`. */
  signOut(): void {
    const sessionId = this.#store.sessionId();
    this.#parts.tabs?.post({ type: "ended", sessionId, reason: null });
    this.#ended(sessionId, null);
  }

  /** Stops listening: another configuration has taken its place. */
  close(): void {
    this.#endGrace();
    this.#stopListening();
    this.#pending?.reject(cancelledError());
    this.#parts.tabs?.close();
  }

  /** The same error until somebody signs in, so that one end of a session is reported once. */
  #nobody(): ApiError {
    const sessionId = this.#store.sessionId();
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
    const left = expiresAt - this.#parts.now();
    const steady = performance.now();
    if (this.#seen?.token !== token || this.#seen.expiresAt !== expiresAt) {
      this.#seen = { token, expiresAt, until: steady + left };
    }
    return Math.min(left, this.#seen.until - steady);
  }

  #isFresh(held: StoredToken): boolean {
    // A token that lives shorter than the margin would be refreshed before every single call.
    const lifetime = this.#issued?.token === held.token ? this.#issued.lifetimeMs : Infinity;
    return this.#left(held) > Math.min(this.#parts.refreshSkewMs, lifetime / 2);
  }

  async #amongTabs(pending: PendingRefresh, tabs: Tabs): Promise<void> {
    const ask = (): void => tabs.post({ type: "ask", sessionId: pending.sessionId });
    const body = async (): Promise<void> => {
      await delay(this.#timing.settleMs, pending.cancel.signal);
      if (this.#pending !== pending) return;
      const held = this.read();
      // Another tab was quicker.
      if (held !== null && held.token !== pending.from && this.#isFresh(held)) {
        return pending.resolve(held);
      }
      await this.#settleAlone(pending);
      // The lock is kept until other tabs have the message, or this tab must refresh again.
      const early = new AbortController();
      this.#endGrace = () => early.abort();
      await delay(this.#timing.graceMs, early.signal);
    };
    const locked = async (options: Parameters<Tabs["exclusive"]>[2]): Promise<void> => {
      try {
        await tabs.exclusive(`refresh:${pending.sessionId}`, body, options);
      } catch (error) {
        // An AbortError: the wait was abandoned, or the lock was stolen. `pending` is settled by
        // the token of another tab, by `body`, which goes on, or by the wait that stole the lock.
        const isOver = error instanceof DOMException && error.name === "AbortError";
        if (!isOver) pending.reject(asApiError(error));
      }
    };
    ask();
    const asking = setInterval(() => {
      if (this.#exchanging === pending.sessionId) return;
      pending.unanswered += 1;
      if (pending.unanswered < this.#timing.maxAttempts) return ask();
      clearInterval(asking);
      void locked({ steal: true });
    }, this.#timing.askMs);
    pending.cancel.signal.addEventListener("abort", () => clearInterval(asking));
    await locked({ signal: pending.cancel.signal });
  }

  /** The refresh itself. Settles `pending` and never rejects for a failure of the exchange. */
  async #settleAlone(pending: PendingRefresh): Promise<void> {
    try {
      pending.resolve(await this.#exchange(pending.sessionId));
    } catch (error) {
      pending.reject(asApiError(error));
    }
  }

  async #exchange(sessionId: string): Promise<StoredToken> {
    const { tabs } = this.#parts;
    const from = this.read();
    if (from === null || !this.isPresent(sessionId)) throw cancelledError();
    this.#exchanging = sessionId;
    let next: IssuedToken;
    try {
      next = await this.#parts.exchange(from.token);
    } catch (error) {
      return this.#afterFailure(sessionId, from, asApiError(error));
    } finally {
      this.#exchanging = null;
    }
    // What another tab did meanwhile may be on its way as well: a sign-out must not be overwritten.
    if (tabs !== null) await delay(this.#timing.settleMs);
    const held = this.read();
    // Signed out, or signed in anew, while the answer was on its way: the token is dropped.
    if (held === null || !this.isPresent(sessionId)) throw cancelledError();
    // Another tab stole the lock from this one while it was frozen: its token is the newer one.
    if (held.token !== from.token) return held;
    const { token, expiresAt } = next;
    this.#issued = next;
    this.#lastRefresh = { ...next, type: "token", sessionId, replaces: from.token };
    this.#store.write({ token, expiresAt });
    tabs?.post(this.#lastRefresh);
    return { token, expiresAt };
  }

  /**
   * A failed exchange. Only an answer of refusal ends the session, unless another tab has refreshed meanwhile;
   * after anything else it stands and a later call tries again.
   */
  #afterFailure(sessionId: string, from: StoredToken, error: ApiError): StoredToken {
    const held = this.read();
    if (held === null || !this.isPresent(sessionId)) throw cancelledError(error);
    if (held.token !== from.token) return held;
    if (REFUSALS.includes(error.status)) throw this.end(sessionId, error);
    if (!ABOUT_A_CALL.includes(error.kind)) throw error;
    const { status, statusText, message, requestId } = error;
    throw new ApiError({ kind: "client", status, statusText, message, requestId });
  }

  #onMessage(message: TabMessage): void {
    const { tabs } = this.#parts;
    if (this.#endedSessions.has(message.sessionId)) return;
    const concerned = [this.#store.sessionId(), this.#pending?.sessionId, this.#knownSessionId];
    if (!concerned.includes(message.sessionId)) return;
    switch (message.type) {
      case "ask":
        if (this.#lastRefresh?.sessionId === message.sessionId) tabs?.post(this.#lastRefresh);
        if (this.#exchanging === message.sessionId)
          tabs?.post({ type: "busy", sessionId: message.sessionId });
        return;
      case "busy":
        if (this.#pending?.sessionId === message.sessionId) this.#pending.unanswered = 0;
        return;
      case "token":
        this.#receive(message);
        return;
      case "ended": {
        const { sessionId, reason } = message;
        const error =
          reason === null ? null : new ApiError({ kind: kindOfStatus(reason.status), ...reason });
        void this.#endedElsewhere(sessionId, error);
        return;
      }
    }
  }

  #receive(message: TokenMessage): void {
    if (!this.isPresent(message.sessionId)) return;
    const stored = this.#store.read();
    if (stored === null) return;
    const { token, expiresAt, lifetimeMs } = message;
    const follows = stored.token === message.replaces || stored.token === token;
    // A tab that missed a refresh in between takes the later one; older ones are long known.
    if (!follows && expiresAt <= stored.expiresAt) return;
    this.#lastRefresh = message;
    this.#issued = { token, expiresAt, lifetimeMs };
    if (stored.token !== token) {
      // That tab has written what is shared, and may have signed out since.
      if (this.#store.receive) this.#store.receive({ token, expiresAt });
      else this.#store.write({ token, expiresAt });
    }
    const pending = this.#pending;
    const awaited = pending?.sessionId === message.sessionId && pending.from !== token;
    if (awaited && this.#isFresh(message)) {
      pending.resolve({ token, expiresAt });
    }
  }

  #ended(sessionId: string, reason: ApiError | null): void {
    this.#clear(sessionId);
    this.#forget(sessionId, reason);
    this.#reportEnd(sessionId, reason);
  }

  /** Empties the store of a session that is over, which is so for this tab even where the store refuses. */
  #clear(sessionId: string): void {
    try {
      if (this.#store.sessionId() === sessionId) this.#store.clear();
      this.#endedSessions.delete(sessionId);
    } catch (error) {
      this.#endedSessions.add(sessionId);
      reportUncaught(error);
    }
  }

  /**
   * Another tab ended the session and has cleared the shared storage. This tab clears only what is
   * still there once its view has caught up, its own late write of a refresh: by a view that lags it
   * would end a session that began in the meantime.
   */
  async #endedElsewhere(sessionId: string, reason: ApiError | null): Promise<void> {
    this.#endedSessions.add(sessionId);
    this.#forget(sessionId, reason);
    await delay(this.#timing.catchUpMs);
    this.#clear(sessionId);
    this.#reportEnd(sessionId, reason);
  }

  #forget(sessionId: string, reason: ApiError | null): void {
    this.#forgetTokens();
    if (this.#pending?.sessionId === sessionId) {
      this.#pending.reject(reason === null ? cancelledError() : forCalls(reason));
    }
  }

  /** Drops the copies of tokens that belong to no present session. */
  #forgetTokens(): void {
    if (this.#lastRefresh && !this.isPresent(this.#lastRefresh.sessionId)) this.#lastRefresh = null;
    if (this.#issued?.token !== this.read()?.token) this.#issued = null;
  }

  #reportEnd(sessionId: string, reason: ApiError | null): void {
    if (reason === null || this.#ending?.sessionId === sessionId) return;
    this.#ending = { sessionId, reason, next: this.#store.sessionId() };
    // A new session has begun meanwhile: the end of the old one does not concern it.
    if (this.read() === null) notify(() => this.#parts.onSessionEnd(reason));
  }
}

/**
 * What the calls of a session that has ended fail with: a 401, or `cancelled` after any other refusal of the
 * refresh, which `onSessionEnd` alone reports.
 */
function forCalls(reason: ApiError): ApiError {
  return reason.kind === "unauthorized" ? reason : cancelledError(reason);
}

import type { StoredToken, TokenStore } from "../auth/token-store.ts";
import { ApiError } from "../errors.ts";
import type { TabMessage, Tabs } from "./tabs.ts";
import {
  asApiError,
  exclusively,
  letGo,
  nothing,
  notSignedIn,
  pause,
  type Running,
  startRunning,
} from "./running.ts";
import { cancelledError, kindOfStatus } from "./translate.ts";

/** A token as the authentication host gives it out. */
export interface IssuedToken extends StoredToken {
  /** Milliseconds from issue to expiry, as stated by the host. */
  lifetimeMs: number;
}

/** What a {@link Refresher} works with. */
export interface RefresherParts {
  store: TokenStore;
  /** null: this page or process is alone. */
  tabs: Tabs | null;
  /** Epoch milliseconds. */
  now: () => number;
  refreshSkewMs: number;
  /** Exchanges a token for a new one; rejects with an ApiError. */
  exchange: (token: string) => Promise<IssuedToken>;
  /** The session is over, not by the person's doing. Called once for each session. */
  onSessionEnd: (reason: ApiError) => void;
  /** For tests; see {@link DEFAULT_PACE}. */
  pace?: Partial<Pace>;
}

/** How tabs wait for each other, all in milliseconds of real time. */
export interface Pace {
  /** After the lock was granted: time for what other tabs already sent to be delivered. */
  settleMs: number;
  /** How long the lock is kept after a refresh, so that every waiting tab has heard of it. */
  graceMs: number;
  /** How long the shared storage may take to show in one tab what another tab wrote. */
  catchUpMs: number;
  /** Between two questions to the tab that holds the lock. */
  askMs: number;
  /** Questions without an answer after which the lock is taken from a frozen tab. */
  askTimes: number;
}

/** Settle: a few turns of the event loop. Grace, catch-up: many times the lag between tabs. */
const DEFAULT_PACE: Pace = {
  settleMs: 40,
  graceMs: 2_000,
  catchUpMs: 400,
  askMs: 1_000,
  askTimes: 15,
};

type HandOver = Extract<TabMessage, { type: "token" }>;

/**
 * Keeps the token of the session fresh: one refresh for any number of calls and open tabs.
 *
 * Within a tab all calls share one promise. Between tabs a Web Lock lets one refresh at a time, and
 * the new token is handed over by message: the next tab in the queue cannot rely on the shared
 * storage, which reaches other processes late. The winner keeps the lock for a moment after the
 * hand-over, so nobody is let in before the message can have arrived.
 *
 * Everything is bound to the epoch of the token store: what comes back after a sign-out or another
 * sign-in is thrown away.
 */
export class Refresher {
  readonly #parts: RefresherParts;
  readonly #pace: Pace;
  #running: Running | null = null;
  /** The newest refresh this tab knows of, its own or another tab's. */
  #handOver: HandOver | null = null;
  #issued: IssuedToken | null = null;
  #exchanging: string | null = null;
  #ending: { epoch: string; reason: ApiError } | null = null;
  /** The session this tab last made a call in: its end concerns this tab. */
  #knownEpoch: string | null = null;
  /** Sessions that are over, although a view of the storage that lags may still show them. */
  readonly #over = new Set<string>();
  #endGrace: () => void = nothing;
  readonly #stopListening: () => void;

  constructor(parts: RefresherParts) {
    this.#parts = parts;
    this.#pace = { ...DEFAULT_PACE, ...parts.pace };
    parts.tabs?.listen((message) => this.#hear(message));
    this.#stopListening = parts.store.onEnd?.(() => this.#forgetTokens()) ?? nothing;
  }

  /** The token of the present session, also when this tab's view of the storage lags. */
  read(): StoredToken | null {
    const epoch = this.#parts.store.epoch();
    const stored = this.#over.has(epoch) ? null : this.#parts.store.read();
    const known = this.#handOver;
    if (stored === null || known === null) return stored;
    return known.epoch === epoch && known.replaces === stored.token
      ? { token: known.token, expiresAt: known.expiresAt }
      : stored;
  }

  /** Whether a session is the present one, as far as this tab knows. */
  isPresent(epoch: string): boolean {
    return this.#parts.store.epoch() === epoch && !this.#over.has(epoch);
  }

  /** Learns the stated lifetime of a token from a sign-in, for the margin of short-lived ones. */
  note(issued: IssuedToken): void {
    this.#issued = issued;
  }

  /**
   * A token that is good for a call now; refreshes first when the stored one is about to expire.
   *
   * @param signal lets this caller go; the refresh itself goes on for the others.
   * @throws ApiError: `unauthorized` when nobody is signed in or the refresh is refused,
   *   `cancelled` when the session ended meanwhile, `network` or `timeout` when there is no answer.
   */
  async fresh(signal?: AbortSignal): Promise<string> {
    const held = this.read();
    if (held === null) throw notSignedIn();
    this.#knownEpoch = this.#parts.store.epoch();
    if (this.#isFresh(held)) return held.token;
    const { token } = await letGo(this.refresh(), signal);
    return token;
  }

  /** Refreshes now, or joins the refresh that is under way. Errors as {@link fresh}. */
  refresh(): Promise<StoredToken> {
    const epoch = this.#parts.store.epoch();
    if (this.#running?.epoch === epoch) return this.#running.result;
    const running = startRunning(epoch, this.read()?.token ?? null);
    this.#running = running;
    this.#endGrace();
    const { tabs } = this.#parts;
    const work = tabs === null ? this.#settleAlone(running) : this.#amongTabs(running, tabs);
    // Neither rejects on its own account; if one ever does, the callers must hear of it.
    work.catch((error: unknown) => running.reject(asApiError(error)));
    void this.#forgetWhenSettled(running);
    return running.result;
  }

  /**
   * Ends a session that the server no longer accepts: clears the store, tells every tab, once.
   *
   * @returns what a call of that session fails with: the first 401, also for the calls that met it
   *   later; `cancelled` when the session was over before, by the person's wish for instance.
   */
  end(epoch: string, reason: ApiError): ApiError {
    if (this.#ending?.epoch === epoch) return forCalls(this.#ending.reason);
    if (!this.isPresent(epoch)) return cancelledError(reason);
    this.#parts.tabs?.post({
      type: "ended",
      epoch,
      reason: { status: reason.status, statusText: reason.statusText, message: reason.message },
    });
    this.#ended(epoch, reason);
    return forCalls(reason);
  }

  /** Ends the session by the person's wish, in every tab. Calls under way end as `cancelled`. */
  signOut(): void {
    const epoch = this.#parts.store.epoch();
    this.#parts.tabs?.post({ type: "ended", epoch, reason: null });
    this.#ended(epoch, null);
  }

  /** Stops listening: another configuration has taken over. */
  close(): void {
    this.#endGrace();
    this.#stopListening();
    this.#running?.reject(cancelledError());
    this.#parts.tabs?.close();
  }

  #isFresh({ token, expiresAt }: StoredToken): boolean {
    // A token that lives shorter than the margin would be refreshed before every single call.
    const lifetime = this.#issued?.token === token ? this.#issued.lifetimeMs : Infinity;
    return expiresAt - Math.min(this.#parts.refreshSkewMs, lifetime / 2) > this.#parts.now();
  }

  async #forgetWhenSettled(running: Running): Promise<void> {
    await Promise.allSettled([running.result]);
    running.abandon.abort();
    if (this.#running === running) this.#running = null;
  }

  async #amongTabs(running: Running, tabs: Tabs): Promise<void> {
    const ask = (): void => tabs.post({ type: "ask", epoch: running.epoch });
    const body = async (): Promise<void> => {
      await pause(this.#pace.settleMs, running.abandon.signal);
      if (this.#running !== running) return;
      const held = this.read();
      // Another tab was quicker.
      if (held !== null && held.token !== running.from && this.#isFresh(held)) {
        return running.resolve(held);
      }
      await this.#settleAlone(running);
      await this.#grace();
    };
    ask();
    const asking = setInterval(() => {
      if (this.#exchanging === running.epoch) return;
      running.unanswered += 1;
      if (running.unanswered < this.#pace.askTimes) return ask();
      clearInterval(asking);
      void exclusively(tabs, running, body, { steal: true });
    }, this.#pace.askMs);
    running.abandon.signal.addEventListener("abort", () => clearInterval(asking));
    await exclusively(tabs, running, body, { signal: running.abandon.signal });
  }

  /** The refresh itself. Settles `running` and never rejects for a failure of the exchange. */
  async #settleAlone(running: Running): Promise<void> {
    try {
      running.resolve(await this.#exchange(running.epoch));
    } catch (error) {
      running.reject(asApiError(error));
    }
  }

  async #exchange(epoch: string): Promise<StoredToken> {
    const { store, tabs } = this.#parts;
    const from = this.read();
    if (from === null || !this.isPresent(epoch)) throw cancelledError();
    this.#exchanging = epoch;
    let next: IssuedToken;
    try {
      next = await this.#parts.exchange(from.token);
    } catch (error) {
      return this.#rescue(epoch, from, asApiError(error));
    } finally {
      this.#exchanging = null;
    }
    // What another tab did meanwhile may be on its way as well: a sign-out must not be written over.
    if (tabs !== null) await pause(this.#pace.settleMs);
    const held = this.read();
    // Signed out, or signed in anew, while the answer was on its way: nothing is resurrected.
    if (held === null || !this.isPresent(epoch)) throw cancelledError();
    // Another tab took the lock from this one while it was frozen: its token is the newer one.
    if (held.token !== from.token) return held;
    const { token, expiresAt, lifetimeMs } = next;
    this.#issued = next;
    this.#handOver = { type: "token", epoch, replaces: from.token, token, expiresAt, lifetimeMs };
    store.write({ token, expiresAt });
    tabs?.post(this.#handOver);
    return { token, expiresAt };
  }

  /**
   * A failed exchange. Without an answer, or when the host has too much to do to judge the token (429),
   * the session stands and a later call tries again; an answer of refusal ends it, unless another tab
   * has refreshed meanwhile.
   */
  #rescue(epoch: string, from: StoredToken, error: ApiError): StoredToken {
    const held = this.read();
    if (held === null || !this.isPresent(epoch)) throw cancelledError(error);
    if (held.token !== from.token) return held;
    const unanswered = error.kind === "network" || error.kind === "timeout" || error.status === 429;
    // Within the margin the old token is still good.
    if (unanswered && from.expiresAt > this.#parts.now()) return from;
    if (!unanswered && error.kind !== "cancelled") throw this.end(epoch, error);
    throw error;
  }

  #hear(message: TabMessage): void {
    const { store, tabs } = this.#parts;
    if (this.#over.has(message.epoch)) return;
    const concerned = [store.epoch(), this.#running?.epoch, this.#knownEpoch];
    if (!concerned.includes(message.epoch)) return;
    switch (message.type) {
      case "ask":
        if (this.#handOver?.epoch === message.epoch) tabs?.post(this.#handOver);
        if (this.#exchanging === message.epoch) tabs?.post({ type: "busy", epoch: message.epoch });
        return;
      case "busy":
        if (this.#running?.epoch === message.epoch) this.#running.unanswered = 0;
        return;
      case "token":
        this.#adopt(message);
        return;
      case "ended": {
        const { epoch, reason } = message;
        const error =
          reason === null ? null : new ApiError({ kind: kindOfStatus(reason.status), ...reason });
        void this.#endedElsewhere(epoch, error);
        return;
      }
      default:
        throw new TypeError(`Unknown message ${String(message satisfies never)}`);
    }
  }

  #adopt(message: HandOver): void {
    const { store } = this.#parts;
    if (!this.isPresent(message.epoch)) return;
    const stored = store.read();
    if (stored === null) return;
    const { token, expiresAt, lifetimeMs } = message;
    const follows = stored.token === message.replaces || stored.token === token;
    // A tab that missed a refresh in between takes the later one; older ones are long known.
    if (!follows && expiresAt <= stored.expiresAt) return;
    this.#handOver = message;
    this.#issued = { token, expiresAt, lifetimeMs };
    if (stored.token !== token) {
      // That tab has written what is shared, and may have signed out since.
      if (store.adopt) store.adopt({ token, expiresAt });
      else store.write({ token, expiresAt });
    }
    const running = this.#running;
    const awaited = running?.epoch === message.epoch && running.from !== token;
    if (awaited && this.#isFresh(message)) {
      running.resolve({ token, expiresAt });
    }
  }

  #ended(epoch: string, reason: ApiError | null): void {
    const { store } = this.#parts;
    if (store.epoch() === epoch) store.clear();
    this.#forget(epoch, reason);
    this.#tellEnd(epoch, reason);
  }

  /**
   * Another tab ended the session and has cleared the shared storage. This tab clears only what is
   * still there once its view has caught up, its own late write of a refresh: by a view that lags it
   * would wipe out the session that somebody began in the meantime.
   */
  async #endedElsewhere(epoch: string, reason: ApiError | null): Promise<void> {
    const { store } = this.#parts;
    this.#over.add(epoch);
    this.#forget(epoch, reason);
    await pause(this.#pace.catchUpMs);
    if (store.epoch() === epoch) store.clear();
    this.#over.delete(epoch);
    this.#tellEnd(epoch, reason);
  }

  #forget(epoch: string, reason: ApiError | null): void {
    this.#forgetTokens();
    if (this.#running?.epoch === epoch) {
      this.#running.reject(reason === null ? cancelledError() : forCalls(reason));
    }
  }

  /** Drops the copies of tokens that belong to no present session. */
  #forgetTokens(): void {
    if (this.#handOver !== null && !this.isPresent(this.#handOver.epoch)) this.#handOver = null;
    if (this.#issued?.token !== this.read()?.token) this.#issued = null;
  }

  #tellEnd(epoch: string, reason: ApiError | null): void {
    if (reason === null || this.#ending?.epoch === epoch) return;
    this.#ending = { epoch, reason };
    // Somebody has signed in meanwhile: the old session's end is none of theirs.
    if (this.#parts.store.read() === null) this.#parts.onSessionEnd(reason);
  }

  /** Keeps the lock until the others have heard; cut short when this tab must refresh again. */
  async #grace(): Promise<void> {
    const early = new AbortController();
    this.#endGrace = () => early.abort();
    await pause(this.#pace.graceMs, early.signal);
  }
}

/**
 * What the calls of a session that has ended fail with. Only a 401 is theirs to tell of; with any
 * other refusal of the refresh the end itself, told once, is all there is to say.
 */
function forCalls(reason: ApiError): ApiError {
  return reason.kind === "unauthorized" ? reason : cancelledError(reason);
}

/** How the tabs of one origin share a session: one refresh for all, and one end. */
import { ApiError, asApiError, kindOfStatus } from "../errors.ts";
import { delay } from "../idle-timeout.ts";
import { asRecord } from "../model/read.ts";
import type {
  CoordinateTabs,
  PendingRefresh,
  Refreshed,
  TabCoordination,
  TabSession,
} from "./token-store.ts";

/**
 * Messages between the tabs of one origin about the session they share. The channel never
 * leaves the origin, so a token on it is as safe as in the storage that these tabs share.
 */
export type TabMessage =
  /** A refresh was made. */
  | ({ type: "token" } & Refreshed)
  /** Has another tab a newer token, or is one refreshing? */
  | { type: "ask"; sessionId: string }
  /** The sender is refreshing. */
  | { type: "busy"; sessionId: string }
  /** The session is over; `reason` is what another tab needs of it, null after a sign-out by the person. */
  | {
      type: "ended";
      sessionId: string;
      reason: Pick<ApiError, "status" | "statusText" | "message"> | null;
    };

/** How a tab gets the lock; at most one is given. */
export interface LockOptions {
  /** Ends the wait; the promise then rejects with an AbortError. */
  signal?: AbortSignal;
  /** Takes the lock from a tab that no longer answers. */
  steal?: boolean;
}

/** The channel and the lock that the tabs of one origin share. */
export interface TabChannel {
  /** Sends to every other tab. */
  post(message: TabMessage): void;
  /** Receives from every other tab. */
  listen(listener: (message: TabMessage) => void): void;
  /** Runs `body` while no other tab runs one under the same name. */
  exclusive(lockName: string, body: () => Promise<void>, options: LockOptions): Promise<void>;
  close(): void;
}

/** How tabs wait for each other, all in milliseconds of real time. */
export interface TabTiming {
  /** After the lock was granted, for what other tabs already sent to be delivered: a few turns of the event loop. */
  readonly settleMs: number;
  /** How long the lock is held after a refresh, so that every waiting tab has its message: many times the lag. */
  readonly graceMs: number;
  /** How long the shared storage may take to show in one tab what another tab wrote. */
  readonly catchUpMs: number;
  /** Between two questions to the tab that has the lock. */
  readonly askMs: number;
  /** Questions without an answer after which the lock is stolen from a frozen tab. */
  readonly maxAttempts: number;
}

const DEFAULT_TIMING: TabTiming = {
  settleMs: 40,
  graceMs: 2_000,
  catchUpMs: 400,
  askMs: 1_000,
  maxAttempts: 15,
};

/** A message of another tab, which may run an older or newer build than this one. */
function isTabMessage(input: unknown): input is TabMessage {
  const message = asRecord<unknown>(input);
  const are = (type: "string" | "number", ...keys: readonly string[]) =>
    keys.every((key) => typeof message[key] === type);
  if (!are("string", "sessionId")) return false;
  switch (message["type"]) {
    case "ask":
    case "busy":
      return true;
    case "ended":
      return "reason" in message;
    case "token":
      return are("string", "token", "replaces") && are("number", "expiresAt", "lifetimeMs");
    default:
      return false;
  }
}

/**
 * Opens the channel of this page's origin; null outside a page (Node.js has both interfaces, but no storage that
 * several processes share) and in old browsers. A page without Web Locks (plain http) still receives what other
 * tabs refreshed.
 */
function openTabChannel(name: string): TabChannel | null {
  if (typeof document === "undefined" || typeof BroadcastChannel === "undefined") return null;
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      channel.addEventListener("message", (event: MessageEvent<unknown>) => {
        if (isTabMessage(event.data)) listener(event.data);
      });
    },
    async exclusive(lockName, body, options) {
      // Undefined on pages that are not served over https, whatever the types say.
      const locks = navigator.locks as LockManager | undefined;
      if (locks === undefined) return body();
      return locks.request(`${name}:${lockName}`, options, body);
    },
    close: () => channel.close(),
  };
}

/**
 * Coordinates tabs over a channel.
 *
 * A Web Lock lets one tab refresh at a time, and the new token is sent by message: the next tab in the queue cannot
 * rely on the shared storage, which reaches other processes late. The tab that refreshed keeps the lock for a moment
 * after the message, so that no other tab begins before the message can have arrived.
 */
export function coordinateOver(
  channel: TabChannel,
  session: TabSession,
  timing: TabTiming = DEFAULT_TIMING,
): TabCoordination {
  /** The newest wait for the lock, and its questions since the tab that has it last answered. */
  let waiting = { sessionId: "", unanswered: 0 };
  let endGrace = (): void => undefined;
  const { state, tokenStore } = session;
  const delivered = () => delay(timing.settleMs);
  const sendRefresh = (refreshed: Refreshed) => channel.post({ ...refreshed, type: "token" });

  async function refresh(pending: PendingRefresh): Promise<void> {
    const { sessionId, settled } = pending;
    endGrace();
    const wait = { sessionId, unanswered: 0 };
    waiting = wait;
    const ask = () => channel.post({ type: "ask", sessionId });
    const body = async (): Promise<void> => {
      await delay(timing.settleMs, settled.signal);
      if (state.pending !== pending) return;
      const stored = session.read();
      // Another tab was quicker.
      if (stored !== null && stored.token !== pending.from && session.isFresh(stored)) {
        return pending.resolve(stored);
      }
      await session.refreshHere(pending);
      // The lock is held until other tabs have the message, or this tab must refresh again.
      const early = new AbortController();
      endGrace = () => early.abort();
      await delay(timing.graceMs, early.signal);
    };
    const locked = async (options: LockOptions): Promise<void> => {
      try {
        await channel.exclusive(`refresh:${sessionId}`, body, options);
      } catch (error) {
        // An AbortError: the wait was abandoned, or the lock was stolen. `pending` is settled by
        // the token of another tab, by `body`, which goes on, or by the wait that stole the lock.
        const isOver = error instanceof DOMException && error.name === "AbortError";
        if (!isOver) pending.reject(asApiError(error));
      }
    };
    ask();
    const asking = setInterval(() => {
      if (state.refreshingId === sessionId) return;
      wait.unanswered += 1;
      if (wait.unanswered < timing.maxAttempts) return ask();
      clearInterval(asking);
      void locked({ steal: true });
    }, timing.askMs);
    settled.signal.addEventListener("abort", () => clearInterval(asking));
    await locked({ signal: settled.signal });
  }

  function receive(refreshed: Refreshed): void {
    const { pending } = state;
    const stored = session.isPresent(refreshed.sessionId) ? tokenStore.read() : null;
    if (stored === null) return;
    const { token, expiresAt } = refreshed;
    const follows = stored.token === refreshed.replaces || stored.token === token;
    // A tab that missed a refresh in between takes the later one; older ones are long known.
    if (!follows && expiresAt <= stored.expiresAt) return;
    session.rememberRefresh(refreshed);
    if (stored.token !== token) {
      if (tokenStore.receive) tokenStore.receive({ token, expiresAt });
      else tokenStore.write({ token, expiresAt });
    }
    const isAwaited = pending?.sessionId === refreshed.sessionId && pending.from !== token;
    if (isAwaited && session.isFresh(refreshed)) pending.resolve({ token, expiresAt });
  }

  /**
   * The other tab has cleared the shared storage. This tab clears it only once it sees that: what is still there
   * then is its own late write of a refresh, and before it might be a session that has begun since.
   */
  async function followEnd(sessionId: string, reason: ApiError | null): Promise<void> {
    state.endedIds.add(sessionId);
    session.forget(sessionId, reason);
    await delay(timing.catchUpMs);
    session.clear(sessionId);
    session.reportEnd(sessionId, reason);
  }

  channel.listen((message) => {
    const { sessionId } = message;
    const known = [tokenStore.sessionId(), state.pending?.sessionId, state.usedId];
    if (state.endedIds.has(sessionId) || !known.includes(sessionId)) return;
    switch (message.type) {
      case "ask":
        if (state.lastRefresh?.sessionId === sessionId) sendRefresh(state.lastRefresh);
        if (state.refreshingId === sessionId) channel.post({ type: "busy", sessionId });
        return;
      case "busy":
        if (waiting.sessionId === sessionId) waiting.unanswered = 0;
        return;
      case "token":
        receive(message);
        return;
      case "ended": {
        const { reason } = message;
        const error = reason && new ApiError({ kind: kindOfStatus(reason.status), ...reason });
        void followEnd(sessionId, error);
        return;
      }
    }
  });

  return {
    refresh,
    delivered,
    sendRefresh,
    sendEnd(sessionId, reason) {
      const sent = reason && {
        status: reason.status,
        statusText: reason.statusText,
        message: reason.message,
      };
      channel.post({ type: "ended", sessionId, reason: sent });
    },
    close() {
      endGrace();
      channel.close();
    },
  };
}

/**
 * For a token store of your own that the tabs of an origin share: one tab refreshes for all, and the end of the
 * session reaches all. The stores of this package that outlive the page have it already.
 *
 * @example
 * const tokenStore = { read, write, clear, sessionId, coordinateTabs };
 */
export const coordinateTabs: CoordinateTabs = (session) => {
  const channel = openTabChannel(session.channelName);
  return channel && coordinateOver(channel, session);
};

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
 * Messages between tabs. The channel never leaves the origin, so a token on it is as safe as in their
 * storage.
 */
export type TabMessage =
  | ({ type: "token" } & Refreshed)
  /** Has another tab a newer token, or is one refreshing? */
  | { type: "ask"; sessionId: string }
  /** The sender is refreshing. */
  | { type: "busy"; sessionId: string }
  /** `reason` is null for a sign-out. */
  | {
      type: "ended";
      sessionId: string;
      reason: Pick<ApiError, "status" | "statusText" | "message"> | null;
    };

/** How a tab waits for the lock; at most one is given. */
export interface LockOptions {
  /** Ends the wait, which rejects with an AbortError. */
  signal?: AbortSignal;
  /** Takes the lock from a tab that no longer answers. */
  steal?: boolean;
}

/** The channel and the lock of the tabs of one origin. */
export interface TabChannel {
  /** To every other tab. */
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
  /** Runs `body` while no other tab runs one under this name. */
  exclusive(lockName: string, body: () => Promise<void>, options: LockOptions): Promise<void>;
  close(): void;
}

/** How tabs wait for each other, in milliseconds of real time. */
export interface TabTiming {
  /** For messages that were sent before the lock was granted. */
  readonly settleMs: number;
  /** How long a tab holds the lock after a refresh, so that every tab has its message. */
  readonly graceMs: number;
  /** How late a tab sees what another has written to the storage. */
  readonly catchUpMs: number;
  /** Between two questions to the tab that has the lock. */
  readonly askMs: number;
  /** Questions without an answer before the lock is taken from a frozen tab. */
  readonly maxAttempts: number;
}

const DEFAULT_TIMING: TabTiming = {
  settleMs: 40,
  graceMs: 2_000,
  catchUpMs: 400,
  askMs: 1_000,
  maxAttempts: 15,
};

const noop = (): void => undefined;

/** Another tab may run an older or newer build. */
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
 * null outside a page: Node.js has a BroadcastChannel, but no storage that processes share. Without Web Locks
 * (plain http) a tab still receives the tokens of others.
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
 * Coordinates tabs over a channel. A lock lets one tab refresh at a time, and the token is sent by message,
 * because the shared storage reaches other processes late. The lock is held until the message must have
 * arrived.
 */
export function coordinateOver(
  channel: TabChannel,
  session: TabSession,
  timing: TabTiming = DEFAULT_TIMING,
): TabCoordination {
  /** The current wait, and its questions since the last answer. */
  let waiting = { sessionId: "", unanswered: 0 };
  let endGrace = noop;
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
      const early = new AbortController();
      endGrace = () => early.abort();
      await delay(timing.graceMs, early.signal);
    };
    const locked = async (options: LockOptions): Promise<void> => {
      try {
        await channel.exclusive(`refresh:${sessionId}`, body, options);
      } catch (error) {
        // The wait was given up, or the lock was taken. The token of another tab, `body` or the wait that
        // took the lock settles `pending`.
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
    // A tab that missed a refresh takes the later token.
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
 * For a token store of your own that tabs share: one tab refreshes for all, even if another is frozen, and
 * the end of the session reaches all.
 *
 * @example
 * const tokenStore = { read, write, clear, sessionId, coordinateTabs };
 */
export const coordinateTabs: CoordinateTabs = (session) => {
  const channel = openTabChannel(session.channelName);
  return channel && coordinateOver(channel, session);
};

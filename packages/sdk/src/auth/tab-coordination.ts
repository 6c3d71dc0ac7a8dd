import { ApiError, asApiError, kindOfStatus } from "../errors.ts";
import { openBroadcastChannel } from "../broadcast-channel.ts";
import { delay } from "../idle-timeout.ts";
import { asRecord } from "../model/read.ts";
import type {
  CoordinateTabs,
  PendingRefresh,
  Refreshed,
  TabCoordination,
  TabSession,
} from "./token-store.ts";

/** The channel never leaves the origin: a token on it is as safe as in the storage. */
export type RefreshMessage =
  | ({ type: "token" } & Refreshed)
  /** Asks whether another tab has a newer token or is refreshing. */
  | { type: "ask"; sessionId: string }
  /** The sender is refreshing. */
  | { type: "busy"; sessionId: string }
  /** `reason` is null for a sign-out, or a sign-in over the session. */
  | {
      type: "ended";
      sessionId: string;
      reason: Pick<ApiError, "status" | "statusText" | "message"> | null;
    };

/** At most one is set. */
export interface LockOptions {
  /** Ends the wait, which rejects with an AbortError. */
  signal?: AbortSignal;
  /** Takes the lock from a tab that no longer answers. */
  steal?: boolean;
}

export interface TabChannel {
  post(message: RefreshMessage): void;
  listen(listener: (message: RefreshMessage) => void): void;
  /** Runs `body` while no other tab runs one under this name. */
  exclusive(lockName: string, body: () => Promise<void>, options: LockOptions): Promise<void>;
  close(): void;
}

/** In milliseconds of real time. */
export interface TabTiming {
  /** For messages sent before the lock was granted. */
  readonly settleMs: number;
  /** How long a tab keeps the lock after a refresh, for its message to arrive. */
  readonly graceMs: number;
  /** How late a tab may see what another has stored. */
  readonly catchUpMs: number;
  /** Between two `ask` messages to the tab with the lock. */
  readonly askMs: number;
  /** Unanswered `ask` messages before the lock is taken from a frozen tab. */
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
export function isRefreshMessage(input: unknown): input is RefreshMessage {
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

/** Without Web Locks (plain http) a tab still receives tokens of others. */
function openTabChannel(name: string): TabChannel | null {
  const channel = openBroadcastChannel(name);
  if (channel === null) return null;
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      channel.addEventListener("message", (event: MessageEvent<unknown>) => {
        if (isRefreshMessage(event.data)) listener(event.data);
      });
    },
    async exclusive(lockName, body, options) {
      // Undefined without https, although not by its type.
      const locks = navigator.locks as LockManager | undefined;
      if (locks === undefined) return body();
      return locks.request(`${name}:${lockName}`, options, body).catch((error: DOMException) => {
        // A frame in a sandbox may have channels, but no locks.
        if (error.name !== "SecurityError") throw error;
        return body();
      });
    },
    close: () => channel.close(),
  };
}

/**
 * A lock lets one tab refresh at a time, until its message must have arrived: other processes see
 * the shared storage late.
 */
export function coordinateOver(
  channel: TabChannel,
  session: TabSession,
  timing: TabTiming = DEFAULT_TIMING,
): TabCoordination {
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
    const runLocked = async (options: LockOptions): Promise<void> => {
      try {
        await channel.exclusive(`refresh:${sessionId}`, body, options);
      } catch (error) {
        // The wait was aborted, or the lock was taken: another tab's token, `body` or the request
        // that took the lock settles `pending`.
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
      void runLocked({ steal: true });
    }, timing.askMs);
    settled.signal.addEventListener("abort", () => clearInterval(asking));
    await runLocked({ signal: settled.signal });
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
   * Removes a late write of this tab, but only after this tab has seen what the other one has
   * stored: an earlier clear could remove a new session.
   */
  async function followEnd(sessionId: string, reason: ApiError | null): Promise<void> {
    state.endedIds.add(sessionId);
    tokenStore.reload?.();
    session.forget(sessionId, reason);
    await delay(timing.catchUpMs);
    session.clear(sessionId);
    session.forget(sessionId, reason);
    session.reportEnd(sessionId, reason);
  }

  channel.listen((message) => {
    const { sessionId } = message;
    const known = [tokenStore.sessionId(), state.pending?.sessionId, state.usedId];
    const isKnown = known.includes(sessionId);
    // A sign-in where nobody was signed in ends a session that only its own tab knows.
    const isRelevant = isKnown || message.type === "ended";
    if (state.endedIds.has(sessionId) || !isRelevant) return;
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
        const reason = isKnown ? message.reason : null;
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
 * For your own shared token store: one tab refreshes for all, even if another is frozen, and the
 * end of the session reaches all.
 *
 * @example
 * const tokenStore = { read, write, clear, sessionId, coordinateTabs };
 */
export const coordinateTabs: CoordinateTabs = (session) => {
  const channel = openTabChannel(session.channelName);
  return channel && coordinateOver(channel, session);
};

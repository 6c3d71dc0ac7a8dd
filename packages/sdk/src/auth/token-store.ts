/** Where the token of a session is stored, and what the tabs of a browser share of it. */
import type { ApiError } from "../errors.ts";

/** A bearer token of the main API and the end of its life. */
export interface StoredToken {
  token: string;
  /** Epoch milliseconds, UTC. */
  expiresAt: number;
}

/** A token as the authentication host issues it. */
export interface IssuedToken extends StoredToken {
  /** Milliseconds from issue to expiry, as stated by the host. */
  lifetimeMs: number;
}

/** A refresh that a tab has made. */
export interface Refreshed extends IssuedToken {
  sessionId: string;
  /** The token before it. */
  replaces: string;
}

/** A refresh that is not settled yet; any number of calls in this tab wait for it. */
export interface PendingRefresh extends PromiseWithResolvers<StoredToken> {
  readonly sessionId: string;
  /** The token to be replaced; null when there was none. */
  readonly from: string | null;
  /** Aborted once the refresh is settled. */
  readonly settled: AbortController;
}

/** What a tab knows of its session. */
export interface TabSessionState {
  /** The refresh that calls of this tab wait for. */
  pending: PendingRefresh | null;
  /** The newest refresh of this or another tab. */
  lastRefresh: Refreshed | null;
  /** The session whose token this tab is refreshing. */
  refreshingId: string | null;
  /** The session of the last call in this tab. */
  usedId: string | null;
  /** Ended sessions that a late view of the storage may still show. */
  readonly endedIds: Set<string>;
}

/** The session of this tab, for {@link TabCoordination}. */
export interface TabSession {
  /** Differs between hosts. */
  readonly channelName: string;
  readonly tokenStore: TokenStore;
  readonly state: TabSessionState;
  /** The token of the session, even if this tab sees the shared storage late. */
  read(): StoredToken | null;
  isFresh(token: StoredToken): boolean;
  isPresent(sessionId: string): boolean;
  /** Refreshes and settles `pending`; never rejects. */
  refreshHere(pending: PendingRefresh): Promise<void>;
  rememberRefresh(refreshed: Refreshed): void;
  /** Empties the store if it still holds that session. */
  clear(sessionId: string): void;
  /** Drops copies of its token and rejects calls that wait for one. */
  forget(sessionId: string, reason: ApiError | null): void;
  /** Calls `onSessionEnd`, unless the person signed out. */
  reportEnd(sessionId: string, reason: ApiError | null): void;
}

/** Keeps the tabs that share a token store together. */
export interface TabCoordination {
  /** Settles `pending` by the token of another tab, or by a refresh that only one tab makes at a time. */
  refresh(pending: PendingRefresh): Promise<void>;
  /** Resolves when the messages that other tabs have sent are delivered. */
  delivered(): Promise<void>;
  sendRefresh(refreshed: Refreshed): void;
  /** @param reason null after a sign-out by the person */
  sendEnd(sessionId: string, reason: ApiError | null): void;
  close(): void;
}

/** Joins the tabs of this origin; null where there are none, as in Node.js. */
export type CoordinateTabs = (session: TabSession) => TabCoordination | null;

/**
 * Where the token of the session is stored. Every method must return at once and must not throw; a
 * store over browser storage that is full, blocked or holds nonsense behaves as if it were empty.
 */
export interface TokenStore {
  /** The token of the present session, or null without a session. */
  read(): StoredToken | null;
  /** Replaces the token of the present session (sign-in and refresh). */
  write(next: StoredToken): void;
  /** Ends the session. */
  clear(): void;
  /**
   * Identifies the present session: the same in every tab that shares the store, unchanged by a refresh,
   * different after every {@link clear}. The reply to a call of another session is dropped by it.
   */
  sessionId(): string;
  /**
   * For a store that several tabs share: `coordinateTabs` of this package. One tab then refreshes for all, and the
   * end of the session reaches all.
   */
  readonly coordinateTabs?: CoordinateTabs | undefined;
  /**
   * Stores a token that another tab has refreshed and written, in the memory of this tab only: by now the other tab
   * may have signed out and emptied what is shared. Default: {@link write}.
   */
  receive?: ((next: StoredToken) => void) | undefined;
  /**
   * Calls `listener` whenever a session is over, in this tab or another (a lock counts), so that no copy of its
   * token is kept. Not needed by a store that only ends by {@link clear}.
   *
   * @returns stops listening
   */
  onEnd?: ((listener: () => void) => () => void) | undefined;
}

/** A new session id. Not `crypto.randomUUID`, which browsers hide from pages that are not served over https. */
export function newSessionId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    "-",
  );
}

/** A token store that lives as long as the page or the process, and is not shared. */
export function createMemoryTokenStore(initial: StoredToken | null = null): TokenStore {
  let stored = initial;
  let sessionId = newSessionId();
  return {
    read: () => stored,
    write(next) {
      stored = next;
    },
    clear() {
      stored = null;
      sessionId = newSessionId();
    },
    sessionId: () => sessionId,
  };
}

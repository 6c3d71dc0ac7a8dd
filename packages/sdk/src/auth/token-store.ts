import type { ApiError } from "../errors.ts";

/** A bearer token of the main API. */
export interface StoredToken {
  token: string;
  /** Epoch milliseconds, UTC. */
  expiresAt: number;
}

export interface IssuedToken extends StoredToken {
  /** Milliseconds from issue to expiry. */
  lifetimeMs: number;
}

export interface Refreshed extends IssuedToken {
  sessionId: string;
  /** The previous token. */
  replaces: string;
}

export interface PendingRefresh {
  readonly promise: Promise<StoredToken>;
  readonly resolve: (token: StoredToken) => void;
  readonly reject: (error: ApiError) => void;
  readonly sessionId: string;
  /** The token to replace; null for none. */
  readonly from: string | null;
  /** Aborted once the refresh is settled. */
  readonly settled: AbortController;
}

export interface TabSessionState {
  pending: PendingRefresh | null;
  /** The last refresh, by this or another tab. */
  lastRefresh: Refreshed | null;
  refreshingId: string | null;
  /** The session of the last call in this tab, or a newer one that it has heard of. */
  usedId: string | null;
  /** Ended sessions that a late view of the storage may still show. */
  readonly endedIds: Set<string>;
}

export interface TabSession {
  /** Differs between hosts. */
  readonly channelName: string;
  readonly tokenStore: TokenStore;
  readonly state: TabSessionState;
  /** The token, even if this tab sees the shared storage late. */
  read(): StoredToken | null;
  isFresh(token: StoredToken): boolean;
  isPresent(sessionId: string): boolean;
  /** Settles `pending`; never rejects. */
  refreshHere(pending: PendingRefresh): Promise<void>;
  rememberRefresh(refreshed: Refreshed): void;
  /** Empties the store if it still has that session. */
  clear(sessionId: string): void;
  /** Drops copies of its token and rejects calls that wait for one. */
  forget(sessionId: string, reason: ApiError | null): void;
  /** Calls `onSessionEnd`, unless the person signed out. */
  reportEnd(sessionId: string, reason: ApiError | null): void;
}

export interface TabCoordination {
  /** Settles `pending` by another tab's token or a refresh. */
  refresh(pending: PendingRefresh): Promise<void>;
  /** Resolves when earlier messages of other tabs are delivered. */
  delivered(): Promise<void>;
  sendRefresh(refreshed: Refreshed): void;
  /** @param reason null for a sign-out */
  sendEnd(sessionId: string, reason: ApiError | null): void;
  close(): void;
}

/** null without other tabs, as in Node.js. */
export type CoordinateTabs = (session: TabSession) => TabCoordination | null;

/** Stores the token of the session. No method may wait or throw. */
export interface TokenStore {
  read(): StoredToken | null;
  /** Called by a sign-in and a refresh. */
  write(next: StoredToken): void;
  /** Ends the session. */
  clear(): void;
  /** The same in every tab and after a refresh; another after {@link clear}. */
  sessionId(): string;
  /**
   * `coordinateTabs` for a store that tabs share, so that one tab refreshes for all; null for any
   * other.
   */
  readonly coordinateTabs: CoordinateTabs | null;
  /**
   * Takes a token that another tab has written, in memory only: that tab may have signed out since.
   * Default: {@link write}.
   */
  receive?: ((next: StoredToken) => void) | undefined;
  /**
   * Calls `listener` when a session ends in any tab. Not needed if only {@link clear} ends it.
   *
   * @returns unsubscribes
   */
  onEnd?: ((listener: () => void) => () => void) | undefined;
  /**
   * True if a former session is of the user who is signed in now, or who has only locked it. Its
   * running writes then give their outcome. Default: they fail with `cancelled`, as reads do.
   */
  isSameUser?: ((sessionId: string) => boolean) | undefined;
  /** Reads again what other tabs have stored. Not needed without a copy in memory. */
  reload?: (() => void) | undefined;
  /**
   * Called by each client with the store, which can keep the tokens of hosts apart.
   *
   * @throws ApiError if it has those of another host
   */
  useHost?: ((apiHost: string) => void) | undefined;
}

/** Not secret, only different: React Native lacks `crypto`. */
export function newSessionId(): string {
  return [0, 0, 0].map(Math.random).join("-");
}

/** A token store that lives as long as the page or process. */
export function createMemoryTokenStore(initial: StoredToken | null = null): TokenStore {
  let stored = initial;
  // Created on first use: edge workers forbid random numbers while they load.
  let sessionId: string | undefined;
  return {
    read: () => stored,
    write(next) {
      stored = next;
    },
    clear() {
      stored = null;
      sessionId = undefined;
    },
    sessionId: () => (sessionId ??= newSessionId()),
    coordinateTabs: null,
  };
}

import type { ApiError } from "../errors.ts";

/** A bearer token of the main API. */
export interface StoredToken {
  token: string;
  /** Epoch milliseconds, UTC. */
  expiresAt: number;
}

/** A token as the authentication host issues it. */
export interface IssuedToken extends StoredToken {
  /** Milliseconds from issue to expiry. */
  lifetimeMs: number;
}

/** A refresh that a tab has made. */
export interface Refreshed extends IssuedToken {
  sessionId: string;
  /** The token before it. */
  replaces: string;
}

/** A refresh that calls of this tab wait for. */
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

/** What a tab knows of its session. */
export interface TabSessionState {
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

/** Coordinates the tabs that share a token store. */
export interface TabCoordination {
  /** Settles `pending`, by the token of another tab or by a refresh. */
  refresh(pending: PendingRefresh): Promise<void>;
  /** Resolves when the messages that other tabs have sent are delivered. */
  delivered(): Promise<void>;
  sendRefresh(refreshed: Refreshed): void;
  /** @param reason null for a sign-out */
  sendEnd(sessionId: string, reason: ApiError | null): void;
  close(): void;
}

/** Joins the tabs of this origin; null where there are none, as in Node.js. */
export type CoordinateTabs = (session: TabSession) => TabCoordination | null;

/** Stores the token of the session. No method may wait or throw. */
export interface TokenStore {
  read(): StoredToken | null;
  /** Replaces the token (sign-in and refresh). */
  write(next: StoredToken): void;
  /** Ends the session. */
  clear(): void;
  /** Id of the session: the same in every tab and after a refresh, another after {@link clear}. */
  sessionId(): string;
  /**
   * For a store that tabs share: `coordinateTabs` of this package, since each tab would refresh the same token
   * otherwise. null for any other store.
   */
  readonly coordinateTabs: CoordinateTabs | null;
  /**
   * Stores a token that another tab has refreshed and written, in memory only: that tab may have signed out
   * since. Default: {@link write}.
   */
  receive?: ((next: StoredToken) => void) | undefined;
  /**
   * Calls `listener` when a session ends in any tab. Not needed if only {@link clear} ends it.
   *
   * @returns unsubscribes
   */
  onEnd?: ((listener: () => void) => () => void) | undefined;
}

/** Browsers hide `crypto.randomUUID` from pages that are not served over https. */
export function newSessionId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    "-",
  );
}

/** A token store that lives as long as the page or the process. */
export function createMemoryTokenStore(initial: StoredToken | null = null): TokenStore {
  let stored = initial;
  // Made when it is first asked for: workers at the edge forbid random numbers while they load.
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

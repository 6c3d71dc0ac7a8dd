/** A bearer token of the main API and the end of its life. */
export interface StoredToken {
  token: string;
  /** Epoch milliseconds, UTC. */
  expiresAt: number;
}

/**
 * Where the token of the session is kept. Every method must return at once and must not throw; a
 * store over browser storage that is full, blocked or holds nonsense behaves as if it were empty.
 */
export interface TokenStore {
  /** The token of the present session, or null without a session. */
  read(): StoredToken | null;
  /** Replaces the token of the present session (sign-in and refresh). */
  write(next: StoredToken): void;
  /**
   * Takes over a token that another tab has refreshed and written. A store that several tabs share
   * keeps it in this tab's memory only: by now that tab may have signed out and emptied what is
   * shared. Left out where nothing is shared; then {@link write} serves.
   */
  adopt?(next: StoredToken): void;
  /** Ends the session. */
  clear(): void;
  /**
   * Calls `listener` whenever a session is over, in this tab or another (a lock counts), so that no copy of its
   * token is kept. Left out by a store that only ends by {@link clear}.
   *
   * @returns stops listening
   */
  onEnd?(listener: () => void): () => void;
  /**
   * Names the present session: the same in every tab that shares the store, unchanged by a refresh,
   * different after every {@link clear}. A reply to a call of
   * another session is dropped by comparing this.
   */
  epoch(): string;
}

/** A name for a session. Not `crypto.randomUUID`, which browsers hide from pages that are not served over https. */
export function newSession(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    "-",
  );
}

/** A token store that lives as long as the page or the process, and is not shared. */
export function createMemoryTokenStore(initial: StoredToken | null = null): TokenStore {
  let held = initial;
  let session = newSession();
  return {
    read: () => held,
    write(next) {
      held = next;
    },
    clear() {
      held = null;
      session = newSession();
    },
    epoch: () => session,
  };
}

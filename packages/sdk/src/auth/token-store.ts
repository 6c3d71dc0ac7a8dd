/** Where the token of a session is kept: in memory, over texts that outlive the page, in a browser. */
import { asRecord, numberOrNull, parseJson, text } from "../model/read.ts";
import { notify } from "../http/report.ts";
import {
  createPersistentStorage,
  type PersistentStorage,
  openStorage,
} from "./persistent-storage.ts";

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
  receive?(next: StoredToken): void;
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
  sessionId(): string;
}

/** A name for a session. Not `crypto.randomUUID`, which browsers hide from pages that are not served over https. */
function newSession(): string {
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
    sessionId: () => session,
  };
}

/** A token and the session that it belongs to. */
export interface SessionToken extends StoredToken {
  /** Names the session, the same in every tab and after every refresh. */
  sessionId: string;
}

/** How a token is stored among the texts of a {@link PersistentStorage}. */
export interface TokenFormat {
  /** The stored token; null for none that can be used. Called often: cache what it takes long to make. */
  read(): SessionToken | null;
  /**
   * The texts that hold a token, by their keys; null where it must not be written, such as a refresh that
   * is answered after the session has ended.
   *
   * @param sessionId of the session, or of the one that begins
   */
  write(next: StoredToken, sessionId: string): Readonly<Record<string, string>> | null;
  /** Removes the session from what is stored. */
  clear(): void;
}

/** A token store over texts that outlive the page. */
export interface PersistentTokenStore extends Required<TokenStore> {
  /**
   * Lets calls use a token that is no session yet and is not written: until the terms are accepted, or
   * it is known whose it is.
   */
  setPending(token: StoredToken): void;
  /** The pending token with the session that it would begin; null for none. */
  pending(): SessionToken | null;
  /** Drops a pending token. What is stored stays. */
  clearPending(): void;
  /** Tells every listener of {@link TokenStore.onEnd} that the session is over. */
  notifyEnd(): void;
}

/**
 * A token store over texts in a format of your own: the portal of Recurrent keeps its session with one.
 *
 * @param newId names a session; random unless a test says otherwise
 */
export function createPersistentTokenStore(
  storage: PersistentStorage,
  format: TokenFormat,
  newId: () => string = newSession,
): PersistentTokenStore {
  const listeners = new Set<() => void>();
  let pendingToken: SessionToken | null = null;
  let signedOutId = newId();

  const present = (): SessionToken | null => pendingToken ?? format.read();
  const notifyEnd = (): void => {
    for (const listener of listeners) notify(listener);
  };
  const clearPending = (): void => {
    pendingToken = null;
    signedOutId = newId();
  };

  return {
    read() {
      const now = present();
      return now && { token: now.token, expiresAt: now.expiresAt };
    },
    write(next) {
      if (pendingToken) pendingToken = { ...pendingToken, ...next };
      else {
        const texts = format.write(next, format.read()?.sessionId ?? newId()) ?? {};
        for (const [key, value] of Object.entries(texts)) storage.set(key, value);
      }
    },
    receive(next) {
      const now = pendingToken ? null : format.read();
      if (now) storage.receive(format.write(next, now.sessionId) ?? {});
    },
    clear() {
      const isStored = pendingToken === null;
      clearPending();
      if (isStored) format.clear();
    },
    sessionId: () => present()?.sessionId ?? signedOutId,
    onEnd(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setPending(token) {
      pendingToken = { ...token, sessionId: newId() };
    },
    pending: () => pendingToken,
    clearPending,
    notifyEnd,
  };
}

/** Where {@link createBrowserTokenStore} keeps the token. */
export interface BrowserTokenStoreOptions {
  /** The key in the storage. Default 'recurrent.session'. */
  key?: string;
  /** Default: `localStorage`, which every tab of the origin shares; `sessionStorage` ends with the tab. */
  storage?: PersistentStorage;
}

/**
 * A token store that outlives a reload and is shared by the tabs of an origin: a sign-in, a refresh and a
 * sign-out in one reach all. A browser that refuses its storage costs the reload and nothing else. Scripts
 * of the page can read it, so storage foreign ones out by a policy.
 *
 * @example
 * configureRecurrent({ authHost, apiHost, tokenStore: createBrowserTokenStore() });
 */
export function createBrowserTokenStore({
  key = "recurrent.session",
  storage = createPersistentStorage(
    openStorage(() => localStorage),
    null,
  ),
}: BrowserTokenStoreOptions = {}): PersistentTokenStore {
  const store = createPersistentTokenStore(storage, {
    read: () => readStored(storage.get(key)),
    write: (next, sessionId) => ({ [key]: JSON.stringify({ ...next, sessionId }) }),
    clear() {
      storage.remove(key);
      store.notifyEnd();
    },
  });
  /** Follows what another tab has done to the texts. */
  const follow = (change: () => void): void => {
    const before = store.sessionId();
    change();
    if (store.sessionId() !== before) store.notifyEnd();
  };
  if (typeof addEventListener === "function") {
    addEventListener("storage", (event) => {
      // `null`: somebody has emptied the whole storage.
      if (event.key === key) follow(() => storage.receive({ [key]: event.newValue }));
      else if (event.key === null) follow(() => storage.reload());
    });
    // A page that slept may have missed events.
    addEventListener("pageshow", () => follow(() => storage.reload()));
  }
  return store;
}

/** Whatever stands in the storage, which other builds and people write into as well. */
function readStored(stored: string | null): SessionToken | null {
  const fields = asRecord<unknown>(parseJson(stored ?? "")?.value);
  const [token, sessionId] = [text(fields["token"]), text(fields["sessionId"])];
  const expiresAt = numberOrNull(fields["expiresAt"]);
  return token === "" || sessionId === "" || expiresAt === null
    ? null
    : { token, expiresAt, sessionId };
}

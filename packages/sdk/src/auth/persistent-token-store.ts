/** Token stores that outlive the page and are shared by the tabs of an origin. */
import { asRecord, numberOrNull, parseJson, text } from "../model/read.ts";
import { notify } from "../report.ts";
import {
  createPersistentStorage,
  openStorage,
  type PersistentStorage,
} from "./persistent-storage.ts";
import { coordinateTabs } from "./tab-coordination.ts";
import {
  type CoordinateTabs,
  newSessionId,
  type StoredToken,
  type TokenStore,
} from "./token-store.ts";

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
export interface PersistentTokenStore extends TokenStore {
  readonly coordinateTabs: CoordinateTabs;
  receive(next: StoredToken): void;
  onEnd(listener: () => void): () => void;
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
  newId: () => string = newSessionId,
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
    coordinateTabs,
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
  key?: string | undefined;
  /** Default: `localStorage`, which every tab of the origin shares; `sessionStorage` ends with the tab. */
  storage?: PersistentStorage | undefined;
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

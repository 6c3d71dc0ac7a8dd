import { ApiError } from "../errors.ts";
import { asRecord, numberOrNull, parseJson, text } from "../model/read.ts";
import { notify } from "../report.ts";
import {
  createPersistentStorage,
  openStorage,
  type PersistentStorage,
  type WebStorage,
} from "./persistent-storage.ts";
import { coordinateTabs } from "./tab-coordination.ts";
import {
  type CoordinateTabs,
  newSessionId,
  type StoredToken,
  type TokenStore,
} from "./token-store.ts";

/** A token with its session. */
export interface SessionToken extends StoredToken {
  /** The same in every tab and after a refresh. */
  sessionId: string;
}

/** How a token is stored in a {@link PersistentStorage}. */
export interface TokenFormat {
  /** The stored token, or null. Called often. */
  read(): SessionToken | null;
  /**
   * Texts to store, by key; null to store nothing, as for a refresh after the end of the session.
   * Other tabs see them one by one: keep the token and its session under one key.
   */
  write(next: StoredToken, sessionId: string): Readonly<Record<string, string>> | null;
  clear(): void;
  /** False if your program itself follows what other tabs store. Default true. */
  readonly followsTabs?: boolean | undefined;
}

/** A token store that survives a reload. */
export interface PersistentTokenStore extends TokenStore {
  readonly coordinateTabs: CoordinateTabs;
  receive(next: StoredToken): void;
  onEnd(listener: () => void): () => void;
  /** Lets calls use a token before it is stored, for instance until the terms are accepted. */
  setPending(token: StoredToken): void;
  pending(): SessionToken | null;
  /** The stored token stays. */
  clearPending(): void;
  /** Calls the listeners of {@link TokenStore.onEnd}. */
  notifyEnd(): void;
}

/**
 * Creates a token store with your own format. It follows the other tabs that store it.
 *
 * @param newId for tests
 */
export function createPersistentTokenStore(
  storage: PersistentStorage,
  format: TokenFormat,
  newId: () => string = newSessionId,
): PersistentTokenStore {
  const listeners = new Set<() => void>();
  let pendingToken: SessionToken | null = null;
  let signedOutId: string | undefined;

  const present = (): SessionToken | null => pendingToken ?? format.read();
  const notifyEnd = (): void => {
    for (const listener of listeners) notify(listener);
  };
  const clearPending = (): void => {
    pendingToken = null;
    signedOutId = undefined;
  };
  const storedId = (): string | undefined => format.read()?.sessionId;
  const isFollowing = format.followsTabs !== false;
  let seenId = isFollowing ? storedId() : undefined;
  const noteSession = (): void => {
    const sessionId = storedId();
    if (sessionId === seenId) return;
    seenId = sessionId;
    notifyEnd();
  };
  const reload = (): void => {
    storage.reload();
    noteSession();
  };
  if (isFollowing && typeof addEventListener === "function") {
    addEventListener("storage", reload);
    // A page that slept may have missed events.
    addEventListener("pageshow", reload);
  }

  return {
    read() {
      const now = present();
      return now && { token: now.token, expiresAt: now.expiresAt };
    },
    write(next) {
      if (pendingToken) {
        pendingToken = { ...pendingToken, ...next };
      } else {
        const sessionId = storedId() ?? newId();
        const texts = format.write(next, sessionId) ?? {};
        for (const [key, value] of Object.entries(texts)) storage.set(key, value);
        seenId = sessionId;
      }
    },
    receive(next) {
      const now = pendingToken ? null : format.read();
      if (now) storage.receive(format.write(next, now.sessionId) ?? {});
    },
    clear() {
      const isStored = pendingToken === null;
      clearPending();
      if (!isStored) return;
      format.clear();
      noteSession();
    },
    sessionId: () => present()?.sessionId ?? (signedOutId ??= newId()),
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
    ...(isFollowing && { reload }),
  };
}

export interface BrowserTokenStoreOptions {
  /** Default 'recurrent.session:' and the `apiHost` of the client, which gives it to the store. */
  key?: string | undefined;
  /** Default: `localStorage`, which all tabs share. */
  storage?: PersistentStorage | undefined;
}

const pageStorages = new WeakMap<WebStorage, PersistentStorage>();

/** One for the page: what one store writes, the others see at once. */
function pageStorage(): PersistentStorage {
  const local = openStorage(() => localStorage);
  const storage = (local && pageStorages.get(local)) ?? createPersistentStorage(local, null);
  if (local) pageStorages.set(local, storage);
  storage.reload();
  return storage;
}

/**
 * Creates a token store that survives a reload and is shared by all tabs. It has the session of a
 * client only after the client is created. Every script of the page can read it: restrict scripts
 * by a Content-Security-Policy.
 *
 * @example
 * configureRecurrent({ authHost, apiHost, tokenStore: createBrowserTokenStore() });
 */
export function createBrowserTokenStore({
  key,
  storage = pageStorage(),
}: BrowserTokenStoreOptions = {}): PersistentTokenStore {
  let isUsed = false;
  let entry = key ?? "recurrent.session";
  const store = createPersistentTokenStore(storage, {
    read: () => readStored(storage.get(entry)),
    write: (next, sessionId) => ({ [entry]: JSON.stringify({ ...next, sessionId }) }),
    clear: () => storage.remove(entry),
  });
  return {
    ...store,
    useHost(apiHost) {
      const own = key ?? `recurrent.session:${apiHost}`;
      if (isUsed && own !== entry) {
        throw new ApiError({ kind: "client", message: "Each apiHost needs its own tokenStore." });
      }
      isUsed = true;
      entry = own;
      store.reload?.();
    },
  };
}

/** Other builds and people write it too. */
function readStored(stored: string | null): SessionToken | null {
  const fields = asRecord<unknown>(parseJson(stored ?? "")?.value);
  const [token, sessionId] = [text(fields["token"]), text(fields["sessionId"])];
  const expiresAt = numberOrNull(fields["expiresAt"]);
  return token === "" || sessionId === "" || expiresAt === null
    ? null
    : { token, expiresAt, sessionId };
}

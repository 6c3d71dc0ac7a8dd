/** Where the token of a session is kept: in memory, over texts that outlive the page, in a browser. */
import { asRecord, numberOrNull, parseJson, text } from "../model/read.ts";
import { notify } from "../http/report.ts";
import { createKeep, type Keep, openStorage } from "./keep.ts";

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
    epoch: () => session,
  };
}

/** A token and the session that it belongs to. */
export interface KeptToken extends StoredToken {
  /** Names the session, the same in every tab and after every refresh. */
  epoch: string;
}

/** How a token stands among the texts of a {@link Keep}. */
export interface TokenFormat {
  /** What is kept; null for nothing that can be used. Called often: what it makes may be kept. */
  read(): KeptToken | null;
  /**
   * The texts that hold a token, by their keys; null where it must not be written, such as a refresh that
   * is answered after the session has ended.
   *
   * @param epoch of the session, or of the one that begins
   */
  write(next: StoredToken, epoch: string): Readonly<Record<string, string>> | null;
  /** Takes the session out of what is kept. */
  clear(): void;
}

/** A token store over texts that outlive the page. */
export interface KeptTokenStore extends Required<TokenStore> {
  /**
   * Lets calls use a token that is no session yet and is not written: until the terms are accepted, or
   * it is known whose it is.
   */
  hold(token: StoredToken): void;
  /** The held token with the session that it would begin; null for none. */
  held(): KeptToken | null;
  /** Gives a held token up. What is kept stands. */
  release(): void;
  /** Tells those who listen that the session is over, by what happened to the texts. */
  ended(): void;
}

/**
 * A token store over texts, however they stand: what the portal of Recurrent keeps its session with.
 *
 * @param newId names a session; random unless a test says otherwise
 */
export function createKeptTokenStore(
  keep: Keep,
  format: TokenFormat,
  newId: () => string = newSession,
): KeptTokenStore {
  const listeners = new Set<() => void>();
  let held: KeptToken | null = null;
  let noSession = newId();

  const present = (): KeptToken | null => held ?? format.read();
  const ended = (): void => {
    for (const listener of listeners) notify(listener);
  };
  const release = (): void => {
    held = null;
    noSession = newId();
  };

  return {
    read() {
      const now = present();
      return now && { token: now.token, expiresAt: now.expiresAt };
    },
    write(next) {
      if (held) held = { ...held, ...next };
      else {
        const texts = format.write(next, format.read()?.epoch ?? newId()) ?? {};
        for (const [key, value] of Object.entries(texts)) keep.set(key, value);
      }
    },
    adopt(next) {
      const now = held ? null : format.read();
      if (now) keep.adopt(format.write(next, now.epoch) ?? {});
    },
    clear() {
      const isKept = held === null;
      release();
      if (isKept) format.clear();
    },
    epoch: () => present()?.epoch ?? noSession,
    onEnd(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hold(token) {
      held = { ...token, epoch: newId() };
    },
    held: () => held,
    release,
    ended,
  };
}

/** Where {@link createBrowserTokenStore} keeps the token. */
export interface BrowserTokenStoreOptions {
  /** The key in the storage. Default 'recurrent.session'. */
  key?: string;
  /** Default: `localStorage`, which every tab of the origin shares; `sessionStorage` ends with the tab. */
  keep?: Keep;
}

/**
 * A token store that outlives a reload and is shared by the tabs of an origin: a sign-in, a refresh and a
 * sign-out in one reach all. A browser that refuses its storage costs the reload and nothing else. Scripts
 * of the page can read it, so keep foreign ones out by a policy.
 *
 * @example
 * configureRecurrent({ authHost, apiHost, tokenStore: createBrowserTokenStore() });
 */
export function createBrowserTokenStore({
  key = "recurrent.session",
  keep = createKeep(
    openStorage(() => localStorage),
    null,
  ),
}: BrowserTokenStoreOptions = {}): KeptTokenStore {
  const store = createKeptTokenStore(keep, {
    read: () => readKept(keep.get(key)),
    write: (next, epoch) => ({ [key]: JSON.stringify({ ...next, epoch }) }),
    clear() {
      keep.remove(key);
      store.ended();
    },
  });
  /** Follows what another tab has done to the texts. */
  const follow = (change: () => void): void => {
    const before = store.epoch();
    change();
    if (store.epoch() !== before) store.ended();
  };
  if (typeof addEventListener === "function") {
    addEventListener("storage", (event) => {
      // `null`: somebody has emptied the whole storage.
      if (event.key === key) follow(() => keep.adopt({ [key]: event.newValue }));
      else if (event.key === null) follow(() => keep.reload());
    });
    // A page that slept may have missed events.
    addEventListener("pageshow", () => follow(() => keep.reload()));
  }
  return store;
}

/** Whatever stands in the storage, which other builds and people write into as well. */
function readKept(kept: string | null): KeptToken | null {
  const fields = asRecord<unknown>(parseJson(kept ?? "")?.value);
  const [token, epoch] = [text(fields["token"]), text(fields["epoch"])];
  const expiresAt = numberOrNull(fields["expiresAt"]);
  return token === "" || epoch === "" || expiresAt === null ? null : { token, expiresAt, epoch };
}

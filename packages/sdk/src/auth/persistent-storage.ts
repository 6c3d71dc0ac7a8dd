/** The used part of a browser's `Storage`. */
export interface WebStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Texts by key that survive a reload. Values of this page win over the browser's storage: if that
 * throws, is full or lags, only persistence is lost.
 */
export interface PersistentStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Empties local and session storage, except these keys. */
  clear(except: readonly string[]): void;
  /** Empties only the session storage. */
  clearTab(): void;
  /** Takes values of another tab without writing them. */
  receive(entries: Readonly<Record<string, string | null>>): void;
  /**
   * Reads the browser's storage again after sleep. A value that it refused stays until another tab
   * writes its key.
   */
  reload(): void;
}

/**
 * @param local null if the browser refuses it
 * @param session only emptied, never written
 */
export function createPersistentStorage(
  local: WebStorage | null,
  session: WebStorage | null,
): PersistentStorage {
  const memory = new Map<string, string>();
  /** Keys whose last write failed, with what the storage has instead. */
  const unsaved = new Map<string, string | null>();

  const stored = (key: string): string | null => attempt(() => local?.getItem(key)) ?? null;

  function load(): void {
    for (const key of new Set([...memory.keys(), ...keysOf(local)])) {
      const value = stored(key);
      if (value === unsaved.get(key)) continue;
      unsaved.delete(key);
      if (value === null) memory.delete(key);
      else memory.set(key, value);
    }
  }

  function save(key: string, write: () => void): void {
    try {
      write();
      unsaved.delete(key);
    } catch {
      // An older value would come back at the next visit.
      attempt(() => local?.removeItem(key));
      unsaved.set(key, stored(key));
    }
  }

  function drop(key: string): void {
    memory.delete(key);
    save(key, () => local?.removeItem(key));
  }

  function clearTab(): void {
    for (const key of keysOf(session)) attempt(() => session?.removeItem(key));
  }

  load();
  return {
    get: (key) => memory.get(key) ?? null,
    set(key, value) {
      memory.set(key, value);
      save(key, () => local?.setItem(key, value));
    },
    remove: drop,
    clear(except) {
      for (const key of new Set([...memory.keys(), ...keysOf(local)])) {
        if (!except.includes(key)) drop(key);
      }
      clearTab();
    },
    clearTab,
    receive(entries) {
      for (const [key, value] of Object.entries(entries)) {
        if (value === null) memory.delete(key);
        else memory.set(key, value);
      }
    },
    reload() {
      if (local) load();
    },
  };
}

/**
 * The storage, or null: reading `window.localStorage` itself may throw.
 *
 * @example
 * const storage = createPersistentStorage(openStorage(() => localStorage), null);
 */
export function openStorage(open: () => WebStorage): WebStorage | null {
  return attempt(open) ?? null;
}

function keysOf(storage: WebStorage | null): string[] {
  return (
    attempt(() =>
      Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index)).filter(
        (key) => typeof key === "string",
      ),
    ) ?? []
  );
}

/** A storage that throws counts as empty. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

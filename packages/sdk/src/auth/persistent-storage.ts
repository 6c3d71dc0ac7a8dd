/** The part of a browser's `Storage` that is used here. */
export interface WebStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Texts by key that outlive a reload where the browser lets them. What this page wrote last always
 * wins over the browser's storage, so a storage that throws, is full or lags behind another tab
 * costs persistence and nothing else.
 */
export interface PersistentStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Empties local and session storage but for the keys named (shell 4, ending the session). */
  clear(except: readonly string[]): void;
  /** Empties this tab's session storage only. */
  clearTab(): void;
  /** Takes over what another tab has just written, without writing it again. */
  receive(entries: Readonly<Record<string, string | null>>): void;
  /**
   * Reads the browser's storage afresh: for a page that slept and may have missed messages.
   * Does nothing once a write has failed, since memory then knows better.
   */
  reload(): void;
}

/**
 * @param local where values are kept for the next visit; null when the browser refuses it
 * @param session only ever emptied, never written
 */
export function createPersistentStorage(
  local: WebStorage | null,
  session: WebStorage | null,
): PersistentStorage {
  const memory = new Map<string, string>();
  let isDurable = local !== null;

  function load(): void {
    memory.clear();
    for (const key of keysOf(local)) {
      const value = attempt(() => local?.getItem(key) ?? null);
      if (value != null) memory.set(key, value);
    }
  }

  function drop(key: string): void {
    memory.delete(key);
    attempt(() => local?.removeItem(key));
  }

  function clearTab(): void {
    for (const key of keysOf(session)) attempt(() => session?.removeItem(key));
  }

  load();
  return {
    get: (key) => memory.get(key) ?? null,
    set(key, value) {
      memory.set(key, value);
      const written = attempt(() => {
        local?.setItem(key, value);
        return true;
      });
      if (written) return;
      isDurable = false;
      // An older value left behind would come back at the next visit as if it were the last one.
      attempt(() => local?.removeItem(key));
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
      if (isDurable) load();
    },
  };
}

/**
 * The storage that `open` gives, or null: reading `window.localStorage` itself may throw.
 *
 * @example
 * const storage = createPersistentStorage(openStorage(() => localStorage), openStorage(() => sessionStorage));
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

/** The result of `action`, or undefined when it threw: a refusing storage counts as an empty one. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

import type { WebStorage } from "../auth/persistent-storage.ts";

/** A browser storage of its own for one test. */
export function memoryStorage(
  initial: Readonly<Record<string, string>> = {},
): WebStorage & { entries(): Record<string, string> } {
  const held = new Map(Object.entries(initial));
  return {
    get length() {
      return held.size;
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    entries: () => Object.fromEntries(held),
  };
}

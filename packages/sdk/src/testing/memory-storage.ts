import type { WebStorage } from "../auth/persistent-storage.ts";

/** A browser storage of its own for one test. */
export function memoryStorage(
  initial: Readonly<Record<string, string>> = {},
): WebStorage & { entries(): Record<string, string> } {
  const entries = new Map(Object.entries(initial));
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    entries: () => Object.fromEntries(entries),
  };
}

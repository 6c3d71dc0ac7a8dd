import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach } from "vitest";
import { indexedDbPersistence } from "../store/persistence/indexed-db.ts";
import { memoryPersistence, type Persistence } from "../store/persistence/persistence.ts";
import { sqlitePersistence } from "../store/persistence/sqlite.ts";

const folders: string[] = [];
afterEach(() => {
  for (const made of folders.splice(0)) {
    rmSync(made, { recursive: true });
  }
});

/** A folder that is deleted after the test. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "recurrent-world-"));
  folders.push(made);
  return made;
}

/** Each kind of store, as a function that opens the same store again (another tab or process). */
export const STORES: readonly [name: string, make: () => () => Promise<Persistence>][] = [
  [
    "memory",
    () => {
      const one = memoryPersistence();
      return async () => one;
    },
  ],
  [
    "IndexedDB",
    () => {
      const factory = new IDBFactory();
      return () => indexedDbPersistence(factory);
    },
  ],
  [
    "SQLite",
    () => {
      const directory = folder();
      return async () => sqlitePersistence(directory);
    },
  ],
];

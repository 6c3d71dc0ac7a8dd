import {
  advance,
  collected,
  type Persistence,
  type Position,
  type StoredRow,
} from "./persistence.ts";

/** Keeps rows as long as the process lives: for tests, and where no storage is to be had. */
export function memoryPersistence(): Persistence {
  const rows = new Map<string, StoredRow & { version: number }>();
  const files = new Map<string, Blob>();
  let position: Position = { era: 0, version: 0 };
  return {
    transact: async (known, work) => {
      const mine = known();
      const fresh = mine.era !== position.era;
      const missed = [...rows.values()].filter((row) => fresh || row.version > mine.version);
      const outcome = work({ fresh, rows: missed, position });
      position = advance(position, outcome);
      if (outcome.wipe) {
        rows.clear();
        files.clear();
      }
      for (const write of outcome.writes) {
        rows.set(`${write.table}/${write.id}`, { ...write, version: position.version });
      }
      for (const { id, content } of outcome.files) {
        if (content === null) {
          files.delete(id);
        } else {
          // the only maker of contents is `pack`
          files.set(id, content as Blob);
        }
      }
      return { result: outcome.result, position };
    },
    pack: collected,
    discard: () => {},
    readFile: async (id) => files.get(id) ?? null,
    close: async () => {},
  };
}

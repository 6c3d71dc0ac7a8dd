import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { deserialize, serialize } from "node:v8";
import { advance, type Persistence, type Position } from "./persistence.ts";
import { claim } from "./sqlite-claim.ts";
import { sqliteFiles } from "./sqlite-files.ts";

/** How long a transaction waits for another process that has the same folder open. */
const PATIENCE_MS = 10_000;

/**
 * Keeps the world of the HTTP form in `directory`/world.sqlite. Every transaction is on disk before
 * its reply leaves (synchronous FULL), so a kill at any moment loses nothing that was acknowledged.
 *
 * Without a directory the database is one of SQLite's temporary ones: its file has no name and is gone
 * with the process, yet files need no memory.
 */
export function sqlitePersistence(directory?: string): Persistence {
  if (directory !== undefined) {
    mkdirSync(directory, { recursive: true });
  }
  const db = new DatabaseSync(directory === undefined ? "" : join(directory, "world.sqlite"), {
    timeout: PATIENCE_MS,
  });
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS head (era INTEGER NOT NULL, version INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS rows (
      "table" TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, value BLOB NOT NULL,
      PRIMARY KEY ("table", id)
    );
    CREATE INDEX IF NOT EXISTS rows_version ON rows (version);
    INSERT INTO head SELECT 0, 0 WHERE NOT EXISTS (SELECT 1 FROM head);
  `);
  const files = sqliteFiles(db);
  // Others may be taking in files this very moment: tidied is only what nobody works on.
  const release = directory === undefined ? null : claim(directory, files.tidy);
  const readHead = db.prepare("SELECT era, version FROM head");
  const writeHead = db.prepare("UPDATE head SET era = ?, version = ?");
  const readRows = db.prepare(`SELECT "table", id, value FROM rows WHERE version > ?`);
  const writeRow = db.prepare(
    `INSERT OR REPLACE INTO rows ("table", id, version, value) VALUES (?, ?, ?, ?)`,
  );

  const rowsSince = (version: number) =>
    readRows.all(version).map((row) => ({
      table: String(row["table"]),
      id: String(row["id"]),
      value: row["value"] instanceof Uint8Array ? (deserialize(row["value"]) as unknown) : null,
    }));

  return {
    transact: async (known, work) => {
      db.exec("BEGIN IMMEDIATE");
      try {
        const row = readHead.get();
        const head: Position = { era: Number(row?.["era"]), version: Number(row?.["version"]) };
        const mine = known();
        const fresh = mine.era !== head.era;
        const rows = rowsSince(fresh ? -1 : mine.version);
        const outcome = work({ fresh, rows, position: head });
        const position = advance(head, outcome);
        if (outcome.wipe) {
          db.exec("DELETE FROM rows");
          files.wipe();
        }
        for (const write of outcome.writes) {
          writeRow.run(write.table, write.id, position.version, serialize(write.value));
        }
        for (const { id, content } of outcome.files) {
          if (content === null) {
            files.delete(id);
          } else {
            files.put(id, content);
          }
        }
        if (position !== head) {
          writeHead.run(position.era, position.version);
        }
        db.exec("COMMIT");
        return { result: outcome.result, position };
      } catch (error) {
        db.exec("ROLLBACK");
        throw error;
      }
    },
    pack: files.pack,
    discard: files.discard,
    readFile: async (id) => files.read(id),
    close: async () => {
      db.close();
      release?.();
    },
  };
}

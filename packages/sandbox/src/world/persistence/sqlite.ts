import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { deserialize, serialize } from "node:v8";
import { advance, type Persistence, type Position } from "./persistence.ts";

/**
 * Keeps the world of the HTTP form in `directory`/world.sqlite. Every transaction is on disk before
 * its reply leaves (synchronous FULL), so a kill at any moment loses nothing that was acknowledged.
 */
export function sqlitePersistence(directory: string): Persistence {
  mkdirSync(directory, { recursive: true });
  const db = new DatabaseSync(join(directory, "world.sqlite"));
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA busy_timeout = 10000;
    CREATE TABLE IF NOT EXISTS head (era INTEGER NOT NULL, version INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS rows (
      "table" TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, value BLOB NOT NULL,
      PRIMARY KEY ("table", id)
    );
    CREATE INDEX IF NOT EXISTS rows_version ON rows (version);
    CREATE TABLE IF NOT EXISTS files (id TEXT PRIMARY KEY, content BLOB NOT NULL);
    INSERT INTO head SELECT 0, 0 WHERE NOT EXISTS (SELECT 1 FROM head);
  `);
  const readHead = db.prepare("SELECT era, version FROM head");
  const writeHead = db.prepare("UPDATE head SET era = ?, version = ?");
  const readRows = db.prepare(`SELECT "table", id, value FROM rows WHERE version > ?`);
  const writeRow = db.prepare(
    `INSERT OR REPLACE INTO rows ("table", id, version, value) VALUES (?, ?, ?, ?)`,
  );
  const readFile = db.prepare("SELECT content FROM files WHERE id = ?");
  const writeFile = db.prepare("INSERT OR REPLACE INTO files (id, content) VALUES (?, ?)");
  const deleteFile = db.prepare("DELETE FROM files WHERE id = ?");

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
        const stale = fresh || mine.version !== head.version;
        const outcome = work({
          fresh,
          rows: stale ? rowsSince(fresh ? -1 : mine.version) : [],
          position: head,
        });
        const position = advance(head, outcome);
        if (outcome.wipe) {
          db.exec("DELETE FROM rows; DELETE FROM files");
        }
        for (const write of outcome.writes) {
          writeRow.run(write.table, write.id, position.version, serialize(write.value));
        }
        for (const { id, content } of outcome.files) {
          if (content instanceof Uint8Array) {
            writeFile.run(id, content);
          } else {
            deleteFile.run(id);
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
    pack: async (file) => new Uint8Array(await file.arrayBuffer()),
    readFile: async (id) => {
      const content = readFile.get(id)?.["content"];
      return content instanceof Uint8Array ? new Blob([new Uint8Array(content)]) : null;
    },
    close: async () => {
      db.close();
    },
  };
}

import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ReadableStream as NodeStream } from "node:stream/web";
import { deserialize, serialize } from "node:v8";
import {
  carryOut,
  type FileContent,
  type FileSource,
  type Persistence,
  type StoredFile,
} from "./persistence.ts";

/** Time to wait for another process with the same folder. */
const LOCK_TIMEOUT_MS = 10_000;

/**
 * Stores data in `directory`/world.sqlite. With synchronous FULL, every transaction is on disk
 * before its reply, so a killed process loses no acknowledged write. Without a directory, SQLite
 * uses a temporary file, which ends with the process.
 */
export function sqlitePersistence(directory?: string): Persistence {
  if (directory !== undefined) {
    mkdirSync(directory, { recursive: true });
  }
  const path = directory === undefined ? "" : join(directory, "world.sqlite");
  const db = openDatabase(path, LOCK_TIMEOUT_MS);
  let isClosed = false;
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
  const { pack, discard, readFile, tidy, ...fileWrites } = filesIn(db, () => isClosed);
  // Other processes may be receiving files, so clean up only what no one is writing.
  const release = directory === undefined ? null : claim(directory, tidy);
  const readHead = db.prepare("SELECT era, version FROM head");
  const writeHead = db.prepare("UPDATE head SET era = ?, version = ?");
  const readRows = db.prepare(`SELECT "table", id, value FROM rows WHERE version > ?`);
  const writeRow = db.prepare(
    `INSERT OR REPLACE INTO rows ("table", id, version, value) VALUES (?, ?, ?, ?)`,
  );

  return {
    transact: async (known, work) => {
      db.exec("BEGIN IMMEDIATE");
      try {
        const row = readHead.get();
        const head = { era: Number(row?.["era"]), version: Number(row?.["version"]) };
        const fresh = known.era !== head.era;
        const rows = readRows.all(fresh ? -1 : known.version).map(({ table, id, value }) => ({
          table: String(table),
          id: String(id),
          value: deserialize(value as Uint8Array) as unknown,
        }));
        const done = carryOut(
          head,
          work,
          { fresh, rows },
          {
            ...fileWrites,
            wipe: () => {
              db.exec("DELETE FROM rows");
              fileWrites.wipe();
            },
            putRow: ({ table, id, value }, version) =>
              writeRow.run(table, id, version, serialize(value)),
            moveTo: ({ era, version }) => writeHead.run(era, version),
          },
        );
        db.exec("COMMIT");
        return done;
      } catch (error) {
        // After some errors, such as a full disk, SQLite has rolled back already.
        return rethrowAfter(error, () => db.exec("ROLLBACK"));
      }
    },
    pack,
    discard,
    readFile,
    close: async () => {
      isClosed = true;
      db.close();
      release?.();
    },
  };
}

/** By SQL, since Node.js before 22.16 ignores the option `timeout`. */
function openDatabase(path: string, lockTimeoutMs: number): DatabaseSync {
  const db = new DatabaseSync(path);
  db.exec(`PRAGMA busy_timeout = ${lockTimeoutMs}`);
  return db;
}

/** The low byte of an extended code is its primary code. */
function sqliteCode(error: unknown): number {
  const isCoded = error instanceof Error && "errcode" in error;
  return isCoded && typeof error.errcode === "number" ? error.errcode & 0xff : 0;
}

/** SQLITE_CORRUPT or SQLITE_NOTADB: no retry helps. */
export function isDamage(error: unknown): error is Error {
  return [11, 26].includes(sqliteCode(error));
}

/** Throws `error` even if the clean-up fails too, since only the first error names the cause. */
function rethrowAfter(error: unknown, cleanUp: () => void): never {
  try {
    cleanUp();
  } catch {
    throw error;
  }
  throw error;
}

interface Packed extends FileContent {
  /** Key of the chunks. */
  content: string;
}

/** Older releases stored each file in one row, which becomes its only chunk. */
const FROM_WHOLE_FILES = `
  INSERT INTO pieces SELECT 'whole-' || id, 0, content FROM whole_files;
  INSERT INTO files SELECT id, 'whole-' || id, length(content) FROM whole_files;
  DROP TABLE whole_files;
`;

function createFileTables(db: DatabaseSync): void {
  db.exec("BEGIN IMMEDIATE");
  const isOfEarlierRelease =
    db
      .prepare("SELECT 1 FROM pragma_table_info('files') WHERE name = 'content' AND type = 'BLOB'")
      .get() !== undefined;
  db.exec(`
    ${isOfEarlierRelease ? "ALTER TABLE files RENAME TO whole_files;" : ""}
    CREATE TABLE IF NOT EXISTS files (
      id TEXT PRIMARY KEY, content TEXT NOT NULL UNIQUE, size INTEGER NOT NULL
    );
    CREATE TABLE IF NOT EXISTS pieces (
      content TEXT NOT NULL, place INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (content, place)
    );
    ${isOfEarlierRelease ? FROM_WHOLE_FILES : ""}
    COMMIT;
  `);
}

/**
 * Chunks are stored as they arrive; a transaction adds the row in `files`. Chunks without a row
 * belong to a file that is still arriving or to a killed process. Call `putFile`, `deleteFile` and
 * `wipe` within a transaction, the rest outside.
 */
function filesIn(db: DatabaseSync, isClosed: () => boolean) {
  createFileTables(db);
  const addPiece = db.prepare("INSERT INTO pieces (content, place, bytes) VALUES (?, ?, ?)");
  const readPiece = db.prepare("SELECT bytes FROM pieces WHERE content = ? AND place = ?");
  const addFile = db.prepare("INSERT INTO files (id, content, size) VALUES (?, ?, ?)");
  const findFile = db.prepare("SELECT content, size FROM files WHERE id = ?");
  const dropFile = db.prepare("DELETE FROM files WHERE id = ?");
  const dropPieces = db.prepare(
    "DELETE FROM pieces WHERE content IN (SELECT content FROM files WHERE id = ?)",
  );
  const dropUnstored = db.prepare(
    "DELETE FROM pieces WHERE content = ? AND content NOT IN (SELECT content FROM files)",
  );

  /** Does not wait for the disk, since the transaction that adds the row does so for all chunks. */
  const runWithoutSync = (work: () => void): void => {
    db.exec("PRAGMA synchronous = NORMAL");
    try {
      work();
    } finally {
      db.exec("PRAGMA synchronous = FULL");
    }
  };

  const deleteFile = (id: string): void => {
    dropPieces.run(id);
    dropFile.run(id);
  };

  function* piecesOf(content: string, size: number): Generator<Uint8Array<ArrayBuffer>> {
    for (let offset = 0, given = 0; given < size; offset += 1) {
      const bytes = readPiece.get(content, offset)?.["bytes"];
      if (!(bytes instanceof Uint8Array)) {
        throw new Error("The file was deleted while it was read.");
      }
      given += bytes.length;
      yield new Uint8Array(bytes);
    }
  }

  const discard = (fileContent: FileContent): void => {
    // A call may be cut off after the database was closed; the next start cleans up.
    if (!isClosed()) {
      runWithoutSync(() => dropUnstored.run(contentOf(fileContent)));
    }
  };

  return {
    pack: async (source: FileSource): Promise<Packed> => {
      const fileContent = { content: randomUUID(), size: 0 };
      let offset = 0;
      try {
        for await (const piece of source instanceof Blob ? source.stream() : source) {
          runWithoutSync(() => addPiece.run(fileContent.content, offset, piece));
          offset += 1;
          fileContent.size += piece.length;
        }
      } catch (error) {
        return rethrowAfter(error, () => discard(fileContent));
      }
      return fileContent;
    },

    discard,

    putFile: (id: string, fileContent: FileContent): void => {
      deleteFile(id);
      addFile.run(id, contentOf(fileContent), fileContent.size);
    },

    deleteFile,

    /** Files that are still arriving stay. */
    wipe: (): void => {
      db.exec("DELETE FROM pieces WHERE content IN (SELECT content FROM files); DELETE FROM files");
    },

    readFile: async (id: number): Promise<StoredFile | null> => {
      const row = findFile.get(String(id));
      if (row === undefined) return null;
      const size = Number(row["size"]);
      const content = String(row["content"]);
      return {
        size,
        // The platform's class; only the types of Node.js have `from`.
        stream: () => NodeStream.from(piecesOf(content, size)) as ReturnType<StoredFile["stream"]>,
      };
    },

    /** Call it only while no process receives a file. */
    tidy: (): void =>
      db.exec("DELETE FROM pieces WHERE content NOT IN (SELECT content FROM files)"),
  };
}

function contentOf(fileContent: FileContent): string {
  // Only `pack` makes contents.
  return (fileContent as Packed).content;
}

/**
 * Claims `directory` with a SQLite lock on an empty database, which the system releases even after
 * a kill. Unless another process has a claim, `whenAlone` runs first; no other process can start
 * before it ends.
 *
 * @returns ends the claim
 */
function claim(directory: string, whenAlone: () => void) {
  const path = join(directory, "open.sqlite");
  const alone = openDatabase(path, 0);
  try {
    alone.exec("BEGIN EXCLUSIVE");
    whenAlone();
  } catch (error) {
    // 5 is SQLITE_BUSY: another process has a lock.
    if (sqliteCode(error) !== 5) throw error;
  } finally {
    alone.close();
  }
  const shared = openDatabase(path, 60_000);
  // Reading begins the transaction; the lock lasts as long as that.
  shared.exec("BEGIN; SELECT count(*) FROM sqlite_schema");
  return () => shared.close();
}

import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { ReadableStream as NodeStream } from "node:stream/web";
import type { FileContent, FileSource, StoredFile } from "./persistence.ts";

interface Packed extends FileContent {
  /** What its pieces are found by. */
  content: string;
}

/**
 * The files of a world in SQLite. The bytes of each lie in pieces, taken in as they arrive; the row in
 * `files` that makes them a file comes with the transaction that stores it. Pieces without one are of a
 * file still on its way, or of one that a killed process left behind.
 *
 * `put`, `delete` and `wipe` are to be called within a transaction, the rest outside of one.
 */
export function sqliteFiles(db: DatabaseSync) {
  db.exec("BEGIN IMMEDIATE");
  const isOfEarlierRelease = hasColumn(db, "files", "content", "BLOB");
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
  const addPiece = db.prepare("INSERT INTO pieces (content, place, bytes) VALUES (?, ?, ?)");
  const readPiece = db.prepare("SELECT bytes FROM pieces WHERE content = ? AND place = ?");
  const addFile = db.prepare("INSERT INTO files (id, content, size) VALUES (?, ?, ?)");
  const readFile = db.prepare("SELECT content, size FROM files WHERE id = ?");
  const dropFile = db.prepare("DELETE FROM files WHERE id = ?");
  const dropPieces = db.prepare(
    "DELETE FROM pieces WHERE content IN (SELECT content FROM files WHERE id = ?)",
  );
  const dropUnstored = db.prepare(
    "DELETE FROM pieces WHERE content = ? AND content NOT IN (SELECT content FROM files)",
  );

  /** Without waiting for the disk: the transaction that makes these pieces a file does that for all. */
  const unhurried = (work: () => void): void => {
    db.exec("PRAGMA synchronous = NORMAL");
    try {
      work();
    } finally {
      db.exec("PRAGMA synchronous = FULL");
    }
  };

  const remove = (id: string): void => {
    dropPieces.run(id);
    dropFile.run(id);
  };

  /** Reads piece after piece, each when it is asked for, until `size` bytes were given. */
  function* piecesOf(content: string, size: number): Generator<Uint8Array<ArrayBuffer>> {
    for (let place = 0, given = 0; given < size; place += 1) {
      const bytes = readPiece.get(content, place)?.["bytes"];
      if (!(bytes instanceof Uint8Array)) {
        throw new Error("The file was deleted while it was read.");
      }
      given += bytes.length;
      yield new Uint8Array(bytes);
    }
  }

  const discard = ({ content }: Packed): void => {
    // a call cut off when the sandbox ended: the next one tidies up
    if (db.isOpen) {
      unhurried(() => dropUnstored.run(content));
    }
  };

  return {
    pack: async (source: FileSource): Promise<FileContent> => {
      const packed = { content: randomUUID(), size: 0 };
      let place = 0;
      try {
        for await (const piece of source instanceof Blob ? source.stream() : source) {
          unhurried(() => addPiece.run(packed.content, place, piece));
          place += 1;
          packed.size += piece.length;
        }
      } catch (error) {
        discard(packed);
        throw error;
      }
      return packed;
    },

    /** Lets go of what `pack` took in, unless `put` has stored it since. */
    discard: (packed: FileContent): void => discard(made(packed)),

    put: (id: string, packed: FileContent): void => {
      remove(id);
      addFile.run(id, made(packed).content, packed.size);
    },

    delete: remove,

    /** Removes all files; those on their way stay. */
    wipe: (): void => {
      db.exec("DELETE FROM pieces WHERE content IN (SELECT content FROM files); DELETE FROM files");
    },

    read: (id: string): StoredFile | null => {
      const row = readFile.get(id);
      if (row === undefined) {
        return null;
      }
      const size = Number(row["size"]);
      const content = String(row["content"]);
      return {
        size,
        // the platform's own class; only the types of Node.js know `from`
        stream: () => NodeStream.from(piecesOf(content, size)) as ReturnType<StoredFile["stream"]>,
      };
    },

    /** Removes pieces that never became a file; only while nobody takes one in. */
    tidy: (): void =>
      db.exec("DELETE FROM pieces WHERE content NOT IN (SELECT content FROM files)"),
  };
}

/** Each file had one row with all its bytes: they become its only piece. */
const FROM_WHOLE_FILES = `
  INSERT INTO pieces SELECT 'whole-' || id, 0, content FROM whole_files;
  INSERT INTO files SELECT id, 'whole-' || id, length(content) FROM whole_files;
  DROP TABLE whole_files;
`;

function hasColumn(db: DatabaseSync, table: string, column: string, type: string): boolean {
  return db
    .prepare("SELECT name, type FROM pragma_table_info(?)")
    .all(table)
    .some((row) => row["name"] === column && row["type"] === type);
}

/** The only maker of contents is `pack`. */
function made(content: FileContent): Packed {
  return content as Packed;
}

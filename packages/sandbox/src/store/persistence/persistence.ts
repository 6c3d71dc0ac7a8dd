/** The interface of a store, code that all stores share, and the store in memory. */

/** One written row. `value` null means deleted. */
export interface StoredRow {
  table: string;
  id: string;
  value: unknown;
}

/** Version a reader has seen: `era` changes with a reset, `version` with every write. */
export interface Position {
  era: number;
  version: number;
}

/** Changes since a version. With `fresh` the reader must discard everything it had. */
export interface Changes {
  fresh: boolean;
  rows: StoredRow[];
}

/** Bytes on their way into a store: whole, or piece by piece as they arrive. */
export type FileSource = Blob | AsyncIterable<Uint8Array>;

/** The bytes of a file ready to be stored: what the store's `pack` made of them. */
export interface FileContent {
  /** Size in bytes. */
  readonly size: number;
}

/** The bytes of a file as a store gives them back; a Blob is one. */
export interface StoredFile {
  readonly size: number;
  /** Reads the bytes in chunks; fails when the file is deleted during the read. */
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/**
 * Rows and files that a transaction stores together. With `wipe` everything stored before is deleted
 * first.
 */
export interface Outcome<T> {
  result: T;
  writes: StoredRow[];
  /** Files that were put or, with null, deleted. Their bytes lie beside the rows and are read one by one. */
  files: ReadonlyMap<number, FileContent | null>;
  wipe: boolean;
}

/** A piece of work over what its reader has missed. */
export type Work<T> = (changes: Changes) => Outcome<T>;

/** Result of a transaction, and the version its reader has seen. */
export interface Done<T> {
  result: T;
  position: Position;
}

/**
 * Storage of the data, with the same guarantees in memory, IndexedDB and SQLite: transactions run one
 * after the other over all tabs or processes; each sees everything stored before it; its writes are
 * stored completely or not at all.
 */
export interface Persistence {
  /**
   * Runs `work` exclusively, passing it the changes since `known`, and resolves once its writes are
   * stored. `work` must be synchronous: an IndexedDB transaction ends at the first await. Rejects, with
   * nothing stored, when `work` throws or storage fails.
   */
  transact<T>(known: Position, work: Work<T>): Promise<Done<T>>;
  /**
   * Gets a file ready to be stored, for a transaction cannot wait until its bytes are read. Rejects,
   * with nothing kept of it, when they break off.
   */
  pack(bytes: FileSource): Promise<FileContent>;
  /** Lets go of what `pack` made if no transaction has stored it. */
  discard(content: FileContent): void;
  /** The bytes last stored under an id, without a type; null for none. */
  readFile(id: number): Promise<StoredFile | null>;
  close(): Promise<void>;
}

/** A reader that knows nothing yet. */
export const NOWHERE: Position = { era: -1, version: -1 };

/** Writes of one transaction of a store. */
export interface Writer {
  /** Removes all rows and files. */
  wipe(): void;
  putRow(row: StoredRow, version: number): unknown;
  putFile(id: string, content: FileContent): unknown;
  deleteFile(id: string): unknown;
  moveTo(position: Position): unknown;
}

/** Runs a transaction on a store at version `head`, and returns what to write. */
export function carryOut<T>(
  head: Position,
  work: Work<T>,
  changes: Changes,
  writer: Writer,
): Done<T> {
  const { result, writes, files, wipe } = work(changes);
  const position = {
    era: head.era + (wipe ? 1 : 0),
    version: head.version + (wipe || writes.length > 0 ? 1 : 0),
  };
  if (wipe) writer.wipe();
  for (const row of writes) writer.putRow(row, position.version);
  for (const [id, content] of files) {
    if (content === null) writer.deleteFile(String(id));
    else writer.putFile(String(id), content);
  }
  if (position.version !== head.version) writer.moveTo(position);
  return { result, position };
}

/** For stores that hold a file as one Blob. */
export async function collected(bytes: FileSource): Promise<Blob> {
  if (bytes instanceof Blob) {
    // copied, a File is a Blob without a name
    return new Blob([bytes]);
  }
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of bytes) pieces.push(new Uint8Array(piece));
  return new Blob(pieces);
}

/** Keeps rows for the life of the process: for tests, and where no storage is available. */
export function memoryPersistence(): Persistence {
  const rows = new Map<string, StoredRow & { version: number }>();
  const files = new Map<string, FileContent>();
  let head: Position = { era: 0, version: 0 };
  const writer: Writer = {
    wipe: () => {
      rows.clear();
      files.clear();
    },
    putRow: (row, version) => rows.set(`${row.table}/${row.id}`, { ...row, version }),
    putFile: (id, content) => files.set(id, content),
    deleteFile: (id) => files.delete(id),
    moveTo: (position) => (head = position),
  };
  return {
    transact: async (known, work) => {
      const fresh = known.era !== head.era;
      const missed = [...rows.values()].filter((row) => fresh || row.version > known.version);
      return carryOut(head, work, { fresh, rows: missed }, writer);
    },
    pack: collected,
    discard: () => {},
    // the only maker of contents is `pack`
    readFile: async (id) => (files.get(String(id)) as Blob | undefined) ?? null,
    close: async () => {},
  };
}

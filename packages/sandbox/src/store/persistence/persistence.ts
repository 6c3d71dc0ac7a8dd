/** `value` null means deleted. */
export interface StoredRow {
  table: string;
  id: string;
  value: unknown;
}

/** `era` changes with a reset, `version` with every write. */
export interface Position {
  era: number;
  version: number;
}

/** With `fresh` the reader must discard everything it had. */
export interface Changes {
  fresh: boolean;
  rows: StoredRow[];
}

export type FileSource = Blob | AsyncIterable<Uint8Array>;

/** Result of the store's `pack`. */
export interface FileContent {
  /** In bytes. */
  readonly size: number;
}

/** A Blob is one. */
export interface StoredFile {
  readonly size: number;
  /** Reads in chunks; fails when the file is deleted during the read. */
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** With `wipe` everything stored before is deleted first. */
export interface Outcome<T> {
  result: T;
  writes: StoredRow[];
  /** Null deletes a file. Bytes are stored beside the rows and read one by one. */
  files: ReadonlyMap<number, FileContent | null>;
  wipe: boolean;
}

export type Work<T> = (changes: Changes) => Outcome<T>;

/** Result, and the version its reader has seen. */
export interface Done<T> {
  result: T;
  position: Position;
}

/**
 * The same guarantees in memory, IndexedDB and SQLite: transactions run one after the other over
 * all tabs or processes; each sees everything stored before it; its writes are stored completely or
 * not at all.
 */
export interface Persistence {
  /**
   * Runs `work` exclusively with the changes since `known`; resolves once its writes are stored.
   * `work` must be synchronous: an IndexedDB transaction ends at the first await. Rejects, with
   * nothing stored, when `work` throws or storage fails.
   */
  transact<T>(known: Position, work: Work<T>): Promise<Done<T>>;
  /**
   * Reads bytes before a transaction, which cannot wait for them. Rejects, with nothing kept, when
   * they break off.
   */
  pack(bytes: FileSource): Promise<FileContent>;
  /** Deletes a packed file that no transaction has stored. */
  discard(content: FileContent): void;
  /** Without a type; null for none. */
  readFile(id: number): Promise<StoredFile | null>;
  close(): Promise<void>;
}

export const NOWHERE: Position = { era: -1, version: -1 };

export interface Writer {
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

/** For tests, and where no storage is available. */
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

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

/** With `fresh`, the reader must discard everything it had. */
export interface Changes {
  fresh: boolean;
  rows: StoredRow[];
}

export type FileSource = Blob | AsyncIterable<Uint8Array>;

/** Result of `pack`. */
export interface FileContent {
  /** In bytes. */
  readonly size: number;
}

/** A Blob has this shape. */
export interface StoredFile {
  readonly size: number;
  /** Reads chunks; fails when the file is deleted during the read. */
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** With `wipe`, everything stored before is deleted first. */
export interface Outcome<T> {
  result: T;
  writes: StoredRow[];
  /** By file id; null deletes the file. */
  files: ReadonlyMap<number, FileContent | null>;
  wipe: boolean;
}

export type Work<T> = (changes: Changes) => Outcome<T>;

/** A result, and the version that its reader has seen. */
export interface Done<T> {
  result: T;
  position: Position;
}

/**
 * Memory, IndexedDB and SQLite give the same guarantees: transactions run one after another over
 * all tabs or processes; each sees all earlier writes and is stored completely or not at all.
 */
export interface Persistence {
  /**
   * Runs `work` with the changes since `known` and resolves once its writes are stored. Rejects,
   * with nothing stored, when `work` throws or storage fails. `work` must be synchronous, since an
   * IndexedDB transaction ends at the first await.
   */
  transact<T>(known: Position, work: Work<T>): Promise<Done<T>>;
  /**
   * Reads bytes before a transaction, which cannot wait for them. Rejects, with nothing stored,
   * when the read fails.
   */
  pack(bytes: FileSource): Promise<FileContent>;
  /** Deletes a packed file that no transaction has stored. */
  discard(content: FileContent): void;
  /** Resolves with null when there is no such file. */
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

/** Runs `work` on a store at version `head` and writes its outcome. */
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

/** For stores that save a file as one Blob. */
export async function toBlob(bytes: FileSource): Promise<Blob> {
  if (bytes instanceof Blob) {
    // A copy of a File is a Blob without a name.
    return new Blob([bytes]);
  }
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of bytes) pieces.push(new Uint8Array(piece));
  return new Blob(pieces);
}

/** For tests and where no storage is available. */
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
    pack: toBlob,
    discard: () => {},
    // Only `pack` makes contents.
    readFile: async (id) => (files.get(String(id)) as Blob | undefined) ?? null,
    close: async () => {},
  };
}

/** One written row. `value` null means deleted. */
export interface StoredRow {
  table: string;
  id: string;
  value: unknown;
}

/** How far a reader has got: `era` changes when the world is reset, `version` with every write. */
export interface Position {
  era: number;
  version: number;
}

/** What a reader has missed. With `fresh` it must forget everything it knew first. */
export interface Changes {
  fresh: boolean;
  rows: StoredRow[];
  position: Position;
}

/** Bytes on their way into a store: whole, or piece by piece as they arrive. */
export type FileSource = Blob | AsyncIterable<Uint8Array>;

/** The bytes of a file ready to be stored: what the store's `pack` made of them. */
export interface FileContent {
  /** How many bytes. */
  readonly size: number;
}

/** The bytes of a file as a store gives them back; a Blob is one. */
export interface StoredFile {
  readonly size: number;
  /** Reads the bytes piece by piece; breaks off with an error when the file is deleted meanwhile. */
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** A file that was put or, with null, deleted. Its bytes lie beside the rows and are read one by one. */
export interface FileWrite {
  id: string;
  content: FileContent | null;
}

/**
 * What a piece of work wants stored, rows and files as one. With `wipe` everything stored before goes
 * first.
 */
export interface Outcome<T> {
  result: T;
  writes: StoredRow[];
  files: FileWrite[];
  wipe: boolean;
}

/**
 * Where a world keeps what was written. The same three promises hold for memory, IndexedDB and
 * SQLite: transactions run one after the other over all tabs or processes of the same store; each
 * sees everything stored before it; what it writes is stored whole or not at all.
 */
export interface Persistence {
  /**
   * Runs `work` alone, handing it what was stored since `known()`, and resolves once its writes are
   * stored. `work` must be synchronous: an IndexedDB transaction ends at the first await.
   * Rejects, with nothing stored, when `work` throws or storage fails.
   */
  transact<T>(
    known: () => Position,
    work: (changes: Changes) => Outcome<T>,
  ): Promise<{ result: T; position: Position }>;
  /**
   * Gets a file ready to be stored, for a transaction cannot wait until its bytes are read. Rejects,
   * with nothing kept of it, when they break off.
   */
  pack(bytes: FileSource): Promise<FileContent>;
  /** Lets go of what `pack` made if no transaction has stored it. */
  discard(content: FileContent): void;
  /** The bytes last stored under an id, without a type; null for none. */
  readFile(id: string): Promise<StoredFile | null>;
  close(): Promise<void>;
}

/** For stores that hold a file as one Blob. */
export async function collected(bytes: FileSource): Promise<Blob> {
  // copied, a File is a Blob without a name
  return new Blob(bytes instanceof Blob ? [bytes] : await copies(bytes));
}

async function copies(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of bytes) {
    pieces.push(new Uint8Array(piece));
  }
  return pieces;
}

/** A reader that knows nothing yet. */
export const NOWHERE: Position = { era: -1, version: -1 };

/** The position after an outcome was stored. */
export function advance(position: Position, outcome: Outcome<unknown>): Position {
  if (outcome.wipe) {
    return { era: position.era + 1, version: position.version + 1 };
  }
  return outcome.writes.length === 0
    ? position
    : { era: position.era, version: position.version + 1 };
}

/** Rows that are there at the start, before anybody wrote: authored, or derived from the seed. */
export interface Base<Row> {
  get(id: string): Row | undefined;
  values(): Iterable<Row>;
}

/** A base whose rows are all made at once, on first use. */
export function lazyBase<Row extends { id: number | string }>(
  make: () => Iterable<Row>,
): Base<Row> {
  let rows: Map<string, Row> | null = null;
  const load = (): Map<string, Row> => {
    rows ??= new Map(Array.from(make(), (row) => [String(row.id), row]));
    return rows;
  };
  return { get: (id) => load().get(id), values: () => load().values() };
}

/** What a table tells its world about each write. */
export type OnWrite = (id: string, next: unknown, previous: unknown) => void;

/**
 * A table is its base plus what was written since: only written rows are ever stored, so a world of
 * 10,000 people costs no more to save than one of sixty. Rows are never changed in place; a write
 * puts a whole new row.
 */
export class Table<Row extends { id: number | string }> {
  /** null marks a row that was deleted. */
  readonly #written = new Map<string, Row | null>();
  readonly #base: Base<Row>;
  readonly #onWrite: OnWrite;
  #revision = 0;

  constructor(base: Base<Row>, onWrite: OnWrite) {
    this.#base = base;
    this.#onWrite = onWrite;
  }

  /** Grows with every write, by this tab or another: what was computed from the rows is then stale. */
  get revision(): number {
    return this.#revision;
  }

  /** The row of that id. */
  get(id: Row["id"]): Row | undefined {
    const written = this.#written.get(String(id));
    return written === undefined ? this.#base.get(String(id)) : (written ?? undefined);
  }

  /** All rows: those of the base in its order, then new ones in the order of their writing. */
  *values(): Generator<Row> {
    const inBase = new Set<string>();
    for (const row of this.#base.values()) {
      const key = String(row.id);
      const written = this.#written.get(key);
      if (written === undefined) {
        yield row;
      } else {
        inBase.add(key);
        if (written !== null) {
          yield written;
        }
      }
    }
    for (const [key, row] of this.#written) {
      if (row !== null && !inBase.has(key)) {
        yield row;
      }
    }
  }

  /** The rows that pass. */
  filter(test: (row: Row) => boolean): Row[] {
    return [...this.values()].filter(test);
  }

  /** The first row that passes. */
  find(test: (row: Row) => boolean): Row | undefined {
    for (const row of this.values()) {
      if (test(row)) {
        return row;
      }
    }
    return undefined;
  }

  /** The row as somebody wrote it; undefined while it is as at the start, null once deleted. */
  written(id: Row["id"]): Row | null | undefined {
    return this.#written.get(String(id));
  }

  put(row: Row): void {
    this.#write(String(row.id), row);
  }

  delete(id: Row["id"]): void {
    this.#write(String(id), null);
  }

  /** The whole number after the greatest id ever in use: what was deleted leaves its id unused. */
  nextId(): number {
    let top = 0;
    for (const row of this.#base.values()) {
      top = Math.max(top, Number(row.id));
    }
    for (const id of this.#written.keys()) {
      top = Math.max(top, Number(id));
    }
    return top + 1;
  }

  /** Takes over a write that is already stored: another tab's, or one being undone. */
  restore(id: string, value: unknown): void {
    if (value === undefined) {
      this.#written.delete(id);
    } else {
      // the only writer of stored rows is `put` of this very table
      this.#written.set(id, value as Row | null);
    }
    this.#revision += 1;
  }

  #write(id: string, next: Row | null): void {
    const previous = this.#written.get(id);
    this.#written.set(id, next);
    this.#revision += 1;
    this.#onWrite(id, next, previous);
  }
}

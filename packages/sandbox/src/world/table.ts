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

/**
 * A table is its base plus what was written since: only written rows are ever stored, so a world of
 * 10,000 people costs no more to save than one of sixty. Rows are never changed in place; a write
 * puts a whole new row. It counts at once, and stays when the transaction is stored (`commit`).
 */
export class Table<Row extends { id: number | string }> {
  readonly #base: Base<Row>;
  /** What is stored; null marks a row that was deleted. */
  readonly #stored = new Map<string, Row | null>();
  /** What the transaction under way has written, likewise. */
  readonly #pending = new Map<string, Row | null>();

  constructor(base: Base<Row>) {
    this.#base = base;
  }

  /** The row of that id. */
  get(id: Row["id"]): Row | undefined {
    const written = this.written(id);
    return written === undefined ? this.#base.get(String(id)) : (written ?? undefined);
  }

  /** All rows: those of the base in its order, then new ones in the order of their writing. */
  *values(): Generator<Row> {
    const written = new Map([...this.#stored, ...this.#pending]);
    for (const row of this.#base.values()) {
      const key = String(row.id);
      const current = written.get(key);
      if (current !== null) {
        yield current ?? row;
      }
      written.delete(key);
    }
    for (const row of written.values()) {
      if (row !== null) {
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
    return [...this.values()].find(test);
  }

  /** The row as somebody wrote it; undefined while it is as at the start, null once deleted. */
  written(id: Row["id"]): Row | null | undefined {
    const key = String(id);
    return this.#pending.has(key) ? this.#pending.get(key) : this.#stored.get(key);
  }

  put(row: Row): void {
    this.#pending.set(String(row.id), row);
  }

  delete(id: Row["id"]): void {
    this.#pending.set(String(id), null);
  }

  /** The whole number after the greatest id ever in use: what was deleted leaves its id unused. */
  nextId(): number {
    const inBase = Array.from(this.#base.values(), ({ id }) => id);
    const ids = [...inBase, ...this.#stored.keys(), ...this.#pending.keys()];
    return ids.map(Number).reduce((top, id) => Math.max(top, id), 0) + 1;
  }

  /** What the transaction under way has written, by id. */
  get pending(): ReadonlyMap<string, unknown> {
    return this.#pending;
  }

  /** The transaction is stored. */
  commit(): void {
    for (const [id, row] of this.#pending) {
      this.#stored.set(id, row);
    }
    this.#pending.clear();
  }

  /** The transaction has failed: nothing that it wrote remains. */
  rollback(): void {
    this.#pending.clear();
  }

  /** Takes over a write that is stored already. Its only writer is `put` of this very table. */
  restore(id: string, value: unknown): void {
    this.#stored.set(id, value as Row | null);
  }
}

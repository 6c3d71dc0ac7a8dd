/** The tables of the world: what follows from the seed, and what was written since. */
import type { Day } from "../rules/days.ts";
import { isTrainee } from "../rules/people.ts";
import type { Fault } from "../types.ts";
import type {
  MailRow,
  PasswordLinkRow,
  ScoringRow,
  SignInFailuresRow,
  TokenRow,
  TrainingRow,
} from "./rows.ts";
import { ACL_ROLES, OPERATIONAL_ROLES, RPES, TIERS } from "./catalogues.ts";
import { announcements, COMPANIES, groups } from "../seed/companies.ts";
import { eventsOf, filesOf } from "../seed/events.ts";
import { peopleOf } from "../seed/people.ts";
import { type PersonSpec, personRow } from "../seed/person-spec.ts";
import { TOPICS } from "../seed/topics.ts";
import { trainingOf } from "../seed/training.ts";

/** Rows that are there at the start, before anybody wrote: authored, or derived from the seed. */
interface Base<Row> {
  get(id: string): Row | undefined;
  values(): Iterable<Row>;
}

/** A base table whose rows are all created on first use. */
function lazyBase<Row extends { id: number | string }>(make: () => Iterable<Row>): Base<Row> {
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
  /** Stored rows; null marks a deleted one. */
  readonly #stored = new Map<string, Row | null>();
  /** Rows written by the current transaction; null marks a deleted one. */
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

  /** The row as written; undefined while unchanged from the seed, null once deleted. */
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

  /** Rows written by the current transaction, by id. */
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

/** Parameters of the data and settings of its controls. Stored as one row. */
export interface Settings {
  id: "settings";
  /** Format of the stored rows; data of another format is not read. */
  format: number;
  seed: number;
  /** Number of people at Aurora Air Charter. */
  people: number;
  /** The day the world began; every authored date counts from it. */
  firstDay: Day;
  /** Milliseconds the world's time is ahead of the real one. */
  clockOffset: number;
  /** Milliseconds every reply takes longer. */
  latency: number;
  faults: Fault[];
}

/** All tables of the world. */
export type Tables = ReturnType<typeof makeTables>;

function made<Row extends { id: number | string }>(make: () => Iterable<Row>): Table<Row> {
  return new Table(lazyBase(make));
}

/** The tables of the world that `settings` describe, as it was before anybody wrote. */
export function makeTables(settings: Settings) {
  const { seed, firstDay } = settings;
  const specs = lazyBase(() => peopleOf(seed, settings.people));
  const events = lazyBase(() =>
    [...specs.values()].flatMap((spec) => eventsOf(spec, seed, firstDay)),
  );
  return {
    settings: made(() => [settings]),
    tiers: made(() => TIERS),
    aclRoles: made(() => ACL_ROLES),
    rpes: made(() => RPES),
    roles: made(() => OPERATIONAL_ROLES),
    companies: made(() => COMPANIES),
    people: made(() => Array.from(specs.values(), (spec) => personRow(spec, seed, firstDay))),
    groups: made(() => groups([...specs.values()])),
    topics: made(() => TOPICS),
    training: new Table(trainingBase(specs, seed, firstDay)),
    scorings: made<ScoringRow>(() => []),
    events: new Table(events),
    files: made(() => filesOf(events.values())),
    announcements: made(() => announcements(firstDay)),
    tokens: made<TokenRow>(() => []),
    signInFailures: made<SignInFailuresRow>(() => []),
    passwordLinks: made<PasswordLinkRow>(() => []),
    mails: made<MailRow>(() => []),
  };
}

/** Training is made person by person when asked for, and not kept: 10,000 people hold a lot of it. */
function trainingBase(specs: Base<PersonSpec>, seed: number, firstDay: Day): Base<TrainingRow> {
  const trainingIn = (spec: PersonSpec | undefined): TrainingRow[] =>
    spec !== undefined && isTrainee(spec) ? [trainingOf(spec, seed, firstDay)] : [];
  return {
    get: (id) => trainingIn(specs.get(id))[0],
    *values() {
      for (const spec of specs.values()) yield* trainingIn(spec);
    },
  };
}

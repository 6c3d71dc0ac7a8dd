import type { Day } from "../model/days.ts";
import { isTrainee } from "../rules/people.ts";
import type {
  AclRoleRow,
  AnnouncementRow,
  CompanyRow,
  EventRow,
  FileRow,
  GroupRow,
  MailRow,
  NamedRow,
  PasswordLinkRow,
  PersonRow,
  ScoringRow,
  Settings,
  SignInFailuresRow,
  TierRow,
  TokenRow,
  TopicRow,
  TrainingRow,
} from "../model/rows.ts";
import { ACL_ROLES, OPERATIONAL_ROLES, RPES, TIERS } from "../model/catalogues.ts";
import { announcements, COMPANIES, groups } from "../seed/companies.ts";
import { eventsOf, filesOf } from "../seed/events.ts";
import { peopleOf } from "../seed/people.ts";
import { type PersonSpec, personRow } from "../seed/person-spec.ts";
import { TOPICS } from "../seed/topics.ts";
import { trainingOf } from "../seed/training.ts";

/** Authored rows, or rows derived from the seed. */
interface Base<Row> {
  get(id: string): Row | undefined;
  values(): Iterable<Row>;
}

function lazyBase<Row extends { id: number | string }>(make: () => Iterable<Row>): Base<Row> {
  let rows: Map<string, Row> | null = null;
  const load = (): Map<string, Row> => {
    rows ??= new Map(Array.from(make(), (row) => [String(row.id), row]));
    return rows;
  };
  return { get: (id) => load().get(id), values: () => load().values() };
}

/**
 * Base rows plus written ones. Only written rows are stored, so 10,000 people cost no more to save
 * than 60. Rows are immutable: a write puts a new row, which is final after `commit`.
 */
export class Table<Row extends { id: number | string }> {
  readonly #base: Base<Row>;
  /** Null marks a deleted row. */
  readonly #stored = new Map<string, Row | null>();
  readonly #pending = new Map<string, Row | null>();

  constructor(base: Base<Row>) {
    this.#base = base;
  }

  get(id: Row["id"]): Row | undefined {
    const written = this.written(id);
    return written === undefined ? this.#base.get(String(id)) : (written ?? undefined);
  }

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

  filter(test: (row: Row) => boolean): Row[] {
    return [...this.values()].filter(test);
  }

  find(test: (row: Row) => boolean): Row | undefined {
    return [...this.values()].find(test);
  }

  /** Returns undefined for a row as in the seed, null for a deleted one. */
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

  /** Ids of deleted rows are not used again. */
  nextId(): number {
    const inBase = Array.from(this.#base.values(), ({ id }) => id);
    const ids = [...inBase, ...this.#stored.keys(), ...this.#pending.keys()];
    return ids.map(Number).reduce((top, id) => Math.max(top, id), 0) + 1;
  }

  get pending(): ReadonlyMap<string, unknown> {
    return this.#pending;
  }

  commit(): void {
    for (const [id, row] of this.#pending) {
      this.#stored.set(id, row);
    }
    this.#pending.clear();
  }

  rollback(): void {
    this.#pending.clear();
  }

  /** Loads a row that `put` of this table wrote. */
  restore(id: string, value: unknown): void {
    this.#stored.set(id, value as Row | null);
  }
}

/** Everything that the sandbox stores. No interface: `Object.values` would give `any` for one. */
export type Tables = {
  /** One row. */
  readonly settings: Table<Settings>;
  readonly tiers: Table<TierRow>;
  readonly aclRoles: Table<AclRoleRow>;
  readonly rpes: Table<NamedRow>;
  /** Operational roles, such as 'Captain'. */
  readonly roles: Table<NamedRow>;
  readonly companies: Table<CompanyRow>;
  readonly people: Table<PersonRow>;
  readonly groups: Table<GroupRow>;
  readonly topics: Table<TopicRow>;
  /** By person. */
  readonly training: Table<TrainingRow>;
  /** Submitted lessons, until their score is known. */
  readonly scorings: Table<ScoringRow>;
  readonly events: Table<EventRow>;
  readonly files: Table<FileRow>;
  readonly announcements: Table<AnnouncementRow>;
  readonly tokens: Table<TokenRow>;
  readonly signInFailures: Table<SignInFailuresRow>;
  readonly passwordLinks: Table<PasswordLinkRow>;
  readonly mails: Table<MailRow>;
};

function made<Row extends { id: number | string }>(make: () => Iterable<Row>): Table<Row> {
  return new Table(lazyBase(make));
}

export function makeTables(settings: Settings): Tables {
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
    scorings: made(() => []),
    events: new Table(events),
    files: made(() => filesOf(events.values())),
    announcements: made(() => announcements(firstDay)),
    tokens: made(() => []),
    signInFailures: made(() => []),
    passwordLinks: made(() => []),
    mails: made(() => []),
  };
}

/** Created on demand and not cached, since 10,000 people have a lot of training. */
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

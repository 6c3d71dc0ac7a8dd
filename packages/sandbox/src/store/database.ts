import { STORED_FORMAT } from "../generated/stored-format.ts";
import { dayOf, type Instant } from "../model/days.ts";
import {
  type Changes,
  type FileContent,
  NOWHERE,
  type Persistence,
  type StoredRow,
} from "./persistence/persistence.ts";
import { AUTHORED_PEOPLE } from "../seed/people.ts";
import type { Settings } from "../model/rows.ts";
import { makeTables, type Tables } from "./tables.ts";

export const DEFAULT_SEED = 2026;

/** Stored data has another format and must not be discarded. */
export class OutdatedDatabase extends Error {
  override readonly name = "OutdatedDatabase";
}

export interface InitialState {
  seed?: number | undefined;
  /** At Aurora Air Charter; at least the authored people. */
  people?: number | undefined;
  at?: Instant | undefined;
}

/** The initial state is for new data; stored data has its own. */
export interface DatabaseOptions extends InitialState {
  persistence: Persistence;
  /** Throws OutdatedDatabase for another format, instead of resetting the data. */
  keepsOutdated?: boolean;
  /** Real time, in milliseconds. */
  now?: () => Instant;
}

export interface Transaction {
  tables: Tables;
  /**
   * By id: files from `Database.files.pack` to store, or null to delete. Read bytes after the
   * transaction, with `Database.files.readFile`.
   */
  files: Map<number, FileContent | null>;
  settings: Settings;
  /** Sandbox time: real time moved by the clock control. */
  now: Instant;
  /** Real time, for sessions. */
  realNow: Instant;
}

/** Data of both hosts, shared by all tabs or processes. */
export class Database {
  readonly files: Pick<Persistence, "pack" | "discard" | "readFile">;
  readonly #options: DatabaseOptions;
  readonly #now: () => Instant;
  #tables: Tables;
  /** Version of `#tables`. */
  #position = NOWHERE;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(options: DatabaseOptions) {
    this.files = options.persistence;
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#tables = makeTables(this.#settings());
  }

  /**
   * Loads the writes of others, runs `work` exclusively and resolves once its writes are stored.
   * `work` must be synchronous; if it throws, nothing is stored.
   */
  transact<T>(work: (transaction: Transaction) => T): Promise<T> {
    return this.#enqueue(work);
  }

  /** Sandbox time by the clock setting of the last transaction. */
  now(): Instant {
    return this.#scope(new Map()).now;
  }

  /**
   * Resets to the seed, by default with the same seed, people and start. With `keepSessions`, people who
   * still exist stay signed in.
   */
  reset({
    keepSessions,
    ...renewal
  }: InitialState & { keepSessions?: boolean } = {}): Promise<void> {
    return this.#enqueue(
      ({ settings, tables }) => {
        const next = this.#settings(
          {
            ...renewal,
            seed: renewal.seed ?? settings.seed,
            people: renewal.people ?? settings.people,
          },
          settings.start,
        );
        const sessions = keepSessions === true ? [...tables.tokens.values()] : [];
        this.#tables = makeTables(next);
        this.#tables.settings.put(next);
        for (const session of sessions) {
          if (this.#tables.people.get(session.personId) !== undefined) {
            this.#tables.tokens.put(session);
          }
        }
      },
      { wipes: true },
    );
  }

  /** True if stored data was made from these values; creates it from the options if there is none. */
  isMadeFrom(wanted: InitialState): Promise<boolean> {
    return this.transact(
      ({ settings }) =>
        settings.seed === (wanted.seed ?? settings.seed) &&
        (wanted.at === undefined || settings.firstDay === dayOf(wanted.at)) &&
        settings.people === Math.max(AUTHORED_PEOPLE, wanted.people ?? settings.people),
    );
  }

  /** Waits for running transactions. */
  async close(): Promise<void> {
    await this.#tail;
    await this.#options.persistence.close();
  }

  #enqueue<T>(work: (transaction: Transaction) => T, { wipes } = { wipes: false }): Promise<T> {
    const next = this.#tail.then(() => this.#run(work, { wipes }));
    // The queue continues after a failure; only the caller gets the rejection.
    this.#tail = next.catch(() => {});
    return next;
  }

  /** @param wipes deletes everything stored before, for `work` that creates the tables */
  async #run<T>(work: (transaction: Transaction) => T, { wipes }: { wipes: boolean }): Promise<T> {
    const before = this.#tables;
    try {
      const { result, position } = await this.#options.persistence.transact(
        this.#position,
        (changes) => {
          const isOutdated = this.#load(changes);
          const files: Transaction["files"] = new Map();
          const worked = work(this.#scope(files));
          return { result: worked, wipe: wipes || isOutdated, writes: this.#writes(), files };
        },
      );
      this.#position = position;
      for (const table of Object.values(this.#tables)) {
        table.commit();
      }
      return result;
    } catch (error) {
      // New tables are discarded too, since the version belongs to the old ones.
      this.#tables = before;
      for (const table of Object.values(before)) {
        table.rollback();
      }
      throw error;
    }
  }

  #scope(files: Transaction["files"]): Transaction {
    const settings = this.#tables.settings.get("settings") ?? this.#settings();
    const realNow = this.#now();
    return { tables: this.#tables, files, settings, realNow, now: realNow + settings.clockOffset };
  }

  /** @param storedStart used when the options of this process name no time */
  #settings(renewal: InitialState = {}, storedStart?: Instant): Settings {
    const realNow = this.#now();
    const start = this.#options.at ?? storedStart;
    const begin = renewal.at ?? start ?? realNow;
    return {
      id: "settings",
      format: STORED_FORMAT,
      seed: renewal.seed ?? this.#options.seed ?? DEFAULT_SEED,
      people: Math.max(AUTHORED_PEOPLE, renewal.people ?? this.#options.people ?? AUTHORED_PEOPLE),
      start,
      firstDay: dayOf(begin),
      clockOffset: begin - realNow,
      latency: 0,
      faults: [],
    };
  }

  /**
   * Loads the writes of others; the first reader stores its own settings.
   *
   * @returns whether the stored data has another format and must be deleted
   */
  #load({ fresh, rows }: Changes): boolean {
    if (fresh) {
      // Only this class writes the row, perhaps in another release.
      const stored = rows.find((row) => row.table === "settings")?.value as Settings | undefined;
      const isOutdated = rows.length > 0 && stored?.format !== STORED_FORMAT;
      if (isOutdated && this.#options.keepsOutdated === true) {
        throw new OutdatedDatabase("The stored data was written in another format.");
      }
      if (stored === undefined || isOutdated) {
        const settings = this.#settings();
        this.#tables = makeTables(settings);
        this.#tables.settings.put(settings);
        return isOutdated;
      }
      this.#tables = makeTables(stored);
    }
    for (const { table, id, value } of rows) {
      if (Object.hasOwn(this.#tables, table)) {
        this.#tables[table as keyof Tables].restore(id, value);
      }
    }
    return false;
  }

  #writes(): StoredRow[] {
    return Object.entries(this.#tables).flatMap(([table, { pending }]) =>
      Array.from(pending, ([id, value]) => ({ table, id, value })),
    );
  }
}

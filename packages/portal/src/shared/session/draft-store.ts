/** Drafts are offered only to their owner. */
export interface DraftKey {
  readonly userId: string;
  /** Page key of the form (`pageKey`). */
  readonly path: string;
  /** For a page about the company, which a person can change. */
  readonly companyId?: string;
}

/** `base` shows what others have changed since. */
export interface DraftContent {
  readonly values: unknown;
  readonly base: unknown;
  /** Keys of what was given as well but is never stored: files, passwords. Default: none. */
  readonly leftOut?: readonly string[];
  /** Values that were sent and that the host may have saved: no reply came. Default: none. */
  readonly unconfirmed?: readonly unknown[];
}

/** The draft of one opened form: another tab may show the same page. */
export interface Draft {
  /** The newest draft of this page, by any form; null if missing or too old. */
  read(): Promise<DraftContent | null>;
  /** What `read` has returned, as its form has written it since; null if it is gone. */
  readAgain(): Promise<DraftContent | null>;
  /**
   * @param replacesRead also removes what `read` has returned, unless the write fails; default false
   * @throws DOMException where the browser's storage is full
   */
  write(content: DraftContent, replacesRead?: boolean): Promise<void>;
  remove(): Promise<void>;
  /** Removes what `read` has returned, once it was discarded. */
  removeRead(): Promise<void>;
}

export interface DraftStore {
  open(key: DraftKey): Draft;
  /** Deletes all drafts of a person. After this, open forms write none while they close. */
  forget(userId: string): Promise<void>;
}

interface StoredDraft extends DraftContent {
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Long enough to continue after an interruption, short enough for a shared computer. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** In IndexedDB, since ending a session clears both storages (shell 4); Logout deletes drafts. */
export function createDraftStore(
  open: () => Promise<DraftTable> = async () => (await import("./draft-table.ts")).openTable(),
  now: () => number = Date.now,
): DraftStore {
  let opened: Promise<DraftTable> | null = null;
  const table = () => {
    opened ??= open()
      .then(async (durable) => {
        await forgetOld(durable, now());
        return durable;
      })
      // Without IndexedDB, as in a private window, drafts last as long as the page.
      .catch(() => memoryTable());
    return opened;
  };
  const logouts = new Map<string, number>();
  const logoutsOf = (userId: string) => logouts.get(userId) ?? 0;
  return {
    open(key) {
      const before = logoutsOf(key.userId);
      const isForgotten = () => logoutsOf(key.userId) !== before;
      const ofPage = nameOf(key);
      const own = `${ofPage}#${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
      /**
       * Each write has a name of its own, so that a form that has read an earlier one cannot remove
       * a later one. Usually one; more while writes run or have failed.
       */
      let written: readonly string[] = [];
      let writes = 0;
      let found: string | undefined;

      async function newestOf(isWanted: (name: string) => boolean): Promise<DraftContent | null> {
        const durable = await table();
        let newest: StoredDraft | undefined;
        for (const name of await durable.names()) {
          if (!isWanted(name)) continue;
          const stored = await durable.get(name);
          if (!isStoredDraft(stored) || now() - stored.at >= MAX_AGE_MS) continue;
          if (newest && newest.at > stored.at) continue;
          newest = stored;
          found = name;
        }
        if (!newest) return null;
        const { at: _, ...content } = newest;
        return content;
      }

      return {
        read: () =>
          // Earlier releases stored one draft for each page.
          newestOf((name) => name === ofPage || name.startsWith(`${ofPage}#`)),
        readAgain() {
          const form = formOf(found ?? "");
          return newestOf((name) => formOf(name) === form);
        },
        async write(content, replacesRead = false) {
          const durable = await table();
          if (isForgotten()) return;
          const replaced = [...written, ...(replacesRead && found !== undefined ? [found] : [])];
          writes += 1;
          const name = `${own}.${writes}`;
          written = [...written, name];
          const stored: StoredDraft = { ...content, at: now() };
          try {
            await durable.put(name, stored, replaced);
          } catch (failure) {
            written = written.filter((each) => each !== name);
            throw failure;
          }
          written = written.filter((each) => !replaced.includes(each));
        },
        async remove() {
          const durable = await table();
          await Promise.all(written.map((name) => durable.delete(name)));
        },
        async removeRead() {
          if (found !== undefined) await (await table()).delete(found);
        },
      };
    },
    async forget(userId) {
      logouts.set(userId, logoutsOf(userId) + 1);
      const durable = await table();
      const names = await durable.names();
      await Promise.all(names.filter(isOf(userId)).map((name) => durable.delete(name)));
    },
  };
}

export interface DraftTable {
  get(name: string): Promise<unknown>;
  /** @param replaced names that are removed in the same transaction */
  put(name: string, value: unknown, replaced: readonly string[]): Promise<void>;
  delete(name: string): Promise<void>;
  names(): Promise<string[]>;
}

export function memoryTable(): DraftTable {
  const entries = new Map<string, unknown>();
  return {
    get: (name: string) => Promise.resolve(entries.get(name)),
    put(name: string, value: unknown, replaced: readonly string[]) {
      entries.set(name, value);
      for (const former of replaced) entries.delete(former);
      return Promise.resolve();
    },
    delete: (name: string) => Promise.resolve(void entries.delete(name)),
    names: () => Promise.resolve([...entries.keys()]),
  };
}

async function forgetOld(table: DraftTable, now: number): Promise<void> {
  for (const name of await table.names()) {
    const stored = await table.get(name);
    if (!isStoredDraft(stored) || now - stored.at >= MAX_AGE_MS) await table.delete(name);
  }
}

function nameOf({ userId, path, companyId }: DraftKey): string {
  return JSON.stringify([userId, path, ...(companyId === undefined ? [] : [companyId])]);
}

/** The name without the number of the write. */
function formOf(name: string): string {
  return name.replace(/\.\d+$/, "");
}

/** Matches names from {@link nameOf}. */
function isOf(userId: string): (name: string) => boolean {
  const start = `[${JSON.stringify(userId)},`;
  return (name) => name.startsWith(start);
}

function isStoredDraft(value: unknown): value is StoredDraft {
  if (typeof value !== "object" || value === null) return false;
  return "values" in value && "base" in value && "at" in value && typeof value.at === "number";
}

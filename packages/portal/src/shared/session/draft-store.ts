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
  /** Reads again the draft that `read` has returned; null if it is gone. */
  readAgain(): Promise<DraftContent | null>;
  /**
   * @param replacesRead also removes what `read` has returned, unless the write fails; default false
   * @throws DOMException where the browser's storage is full
   */
  write(content: DraftContent, replacesRead?: boolean): Promise<void>;
  remove(): Promise<void>;
  /** Removes what `read` has returned, once it was discarded, unless its form has written since. */
  removeRead(): Promise<void>;
}

export interface DraftStore {
  open(key: DraftKey): Draft;
  /** Deletes all drafts of a person. After this, open forms write none while they close. */
  forget(userId: string): Promise<void>;
}

interface StoredDraft extends DraftContent {
  /** Epoch milliseconds of the hosts. */
  readonly at: number;
  /** Epoch milliseconds of the browser. Earlier releases did not store it. */
  readonly browserAt?: number;
}

interface DraftClocks {
  /** The browser's clock until a host replies. */
  readonly hosts: () => number;
  readonly browser: () => number;
}

/** Long enough to continue after an interruption, short enough for a shared computer. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** In IndexedDB, since ending a session clears both storages (shell 4); Logout deletes drafts. */
export function createDraftStore(
  open: () => Promise<DraftTable> = async () => (await import("./draft-table.ts")).openTable(),
  { hosts = Date.now, browser = Date.now }: Partial<DraftClocks> = {},
): DraftStore {
  const clocks = { hosts, browser };
  let opened: Promise<DraftTable> | null = null;
  const table = () => {
    opened ??= open()
      .then((durable) => {
        // Not awaited: its answer may be late. What it leaves is forgotten at a later visit.
        forgetOld(durable, clocks).catch(() => undefined);
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
      const ofPage = draftName(key);
      const own = `${ofPage}#${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
      /** Its form may write it again. */
      let found: { readonly name: string; readonly at: number } | undefined;
      return {
        async read() {
          const durable = await table();
          let newest: StoredDraft | undefined;
          for (const name of await durable.names()) {
            // Earlier releases stored one draft for each page.
            if (name !== ofPage && !name.startsWith(`${ofPage}#`)) continue;
            const stored = await durable.get(name);
            if (!isStoredDraft(stored) || isTooOld(stored, clocks)) continue;
            if (newest && newest.at > stored.at) continue;
            newest = stored;
            found = { name, at: stored.at };
          }
          return newest === undefined ? null : contentOf(newest);
        },
        async readAgain() {
          if (found === undefined) return null;
          const { name } = found;
          const stored = await (await table()).get(name);
          if (!isStoredDraft(stored)) return null;
          found = { name, at: stored.at };
          return contentOf(stored);
        },
        async write(content, replacesRead = false) {
          const durable = await table();
          const times = { at: clocks.hosts(), browserAt: clocks.browser() };
          const stored: StoredDraft = { ...content, ...times };
          const replaced = replacesRead ? found?.name : undefined;
          if (!isForgotten()) await durable.put(own, stored, replaced);
        },
        async remove() {
          await (await table()).delete(own);
        },
        async removeRead() {
          if (found === undefined) return;
          const durable = await table();
          const stored = await durable.get(found.name);
          if (isStoredDraft(stored) && stored.at === found.at) await durable.delete(found.name);
        },
      };
    },
    async forget(userId) {
      logouts.set(userId, logoutsOf(userId) + 1);
      await (await table()).deleteAll(isOf(userId));
    },
  };
}

export interface DraftTable {
  get(name: string): Promise<unknown>;
  /** @param replaced removed in the same transaction */
  put(name: string, value: unknown, replaced?: string): Promise<void>;
  delete(name: string): Promise<void>;
  deleteAll(isGone: (name: string) => boolean): Promise<void>;
  names(): Promise<string[]>;
}

export function memoryTable(): DraftTable {
  const entries = new Map<string, unknown>();
  return {
    get: (name: string) => Promise.resolve(entries.get(name)),
    put(name: string, value: unknown, replaced?: string) {
      entries.set(name, value);
      if (replaced !== undefined) entries.delete(replaced);
      return Promise.resolve();
    },
    delete: (name: string) => Promise.resolve(void entries.delete(name)),
    deleteAll(isGone: (name: string) => boolean) {
      for (const name of entries.keys()) if (isGone(name)) entries.delete(name);
      return Promise.resolve();
    },
    names: () => Promise.resolve([...entries.keys()]),
  };
}

async function forgetOld(table: DraftTable, clocks: DraftClocks): Promise<void> {
  for (const name of await table.names()) {
    const stored = await table.get(name);
    if (!isStoredDraft(stored) || isTooOld(stored, clocks)) await table.delete(name);
  }
}

/** By both clocks: one of them may have been wrong at either time, and a deleted draft is lost. */
function isTooOld({ at, browserAt = at }: StoredDraft, { hosts, browser }: DraftClocks): boolean {
  return Math.min(hosts() - at, browser() - browserAt) >= MAX_AGE_MS;
}

function draftName({ userId, path, companyId }: DraftKey): string {
  return JSON.stringify([userId, path, ...(companyId === undefined ? [] : [companyId])]);
}

/** Matches names from {@link draftName}. */
function isOf(userId: string): (name: string) => boolean {
  const start = `[${JSON.stringify(userId)},`;
  return (name) => name.startsWith(start);
}

function contentOf(stored: StoredDraft): DraftContent {
  const { at: _, browserAt: _browserAt, ...content } = stored;
  return content;
}

function isStoredDraft(value: unknown): value is StoredDraft {
  if (typeof value !== "object" || value === null) return false;
  return "values" in value && "base" in value && "at" in value && typeof value.at === "number";
}

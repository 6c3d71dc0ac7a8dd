/** What somebody typed and has not saved, by person and form. */
export interface DraftStore {
  /** The kept values; null when there are none, or none that are young enough. */
  read(key: DraftKey): Promise<unknown>;
  write(key: DraftKey, values: unknown): Promise<void>;
  remove(key: DraftKey): Promise<void>;
}

/** Whose draft it is, and of which form: nobody else is ever offered it. */
export interface DraftKey {
  readonly userId: string;
  /** The place of the form, as `placeOf` names it. */
  readonly path: string;
}

interface KeptDraft {
  readonly values: unknown;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A draft is for going on after an interruption, not an archive on a shared computer. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

const DATABASE = "recurrent-drafts";
const STORE = "drafts";

/**
 * Drafts in this browser's IndexedDB, which the end of a session leaves alone while it clears both
 * storages (shell 4). Where the browser refuses it, drafts last as long as the page.
 */
export function createDraftStore(
  open: () => Promise<DraftTable> = openTable,
  now: () => number = Date.now,
): DraftStore {
  let opened: Promise<DraftTable> | null = null;
  const table = () => {
    opened ??= open().then(
      async (durable) => {
        await forgetOld(durable, now());
        return durable;
      },
      // A private window, say: the form works all the same, it only forgets at the end of the page.
      () => memoryTable(),
    );
    return opened;
  };
  return {
    async read(key) {
      const kept = await (await table()).get(nameOf(key));
      return isKept(kept) && now() - kept.at < KEPT_FOR_MS ? kept.values : null;
    },
    async write(key, values) {
      await (await table()).put(nameOf(key), { values, at: now() } satisfies KeptDraft);
    },
    async remove(key) {
      await (await table()).delete(nameOf(key));
    },
  };
}

/** A table of anything by name. */
export interface DraftTable {
  get(name: string): Promise<unknown>;
  put(name: string, value: unknown): Promise<void>;
  delete(name: string): Promise<void>;
  names(): Promise<string[]>;
}

/** A table that lasts as long as the page. */
export function memoryTable(): DraftTable {
  const held = new Map<string, unknown>();
  return {
    get: (name) => Promise.resolve(held.get(name)),
    put: (name, value) => Promise.resolve(void held.set(name, value)),
    delete: (name) => Promise.resolve(void held.delete(name)),
    names: () => Promise.resolve([...held.keys()]),
  };
}

async function openTable(): Promise<DraftTable> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE));
  const database = await answerOf(request);
  // Another build in another tab may want a newer form of it.
  database.addEventListener("versionchange", () => database.close());
  const store = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE);
  return {
    get: (name) => answerOf<unknown>(store("readonly").get(name)),
    put: async (name, value) => void (await answerOf(store("readwrite").put(value, name))),
    delete: async (name) => answerOf(store("readwrite").delete(name)),
    names: async () => (await answerOf(store("readonly").getAllKeys())).map(String),
  };
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () =>
      reject(request.error ?? new Error("IndexedDB failed.")),
    );
  });
}

async function forgetOld(table: DraftTable, now: number): Promise<void> {
  for (const name of await table.names()) {
    const kept = await table.get(name);
    if (!isKept(kept) || now - kept.at >= KEPT_FOR_MS) await table.delete(name);
  }
}

function nameOf({ userId, path }: DraftKey): string {
  return JSON.stringify([userId, path]);
}

function isKept(value: unknown): value is KeptDraft {
  return typeof value === "object" && value !== null && "values" in value && "at" in value
    ? typeof value.at === "number"
    : false;
}

import { createTransactionGuard, type TransactionGuard } from "./transaction-guard.ts";
import {
  carryOut,
  toBlob,
  type Done,
  type Persistence,
  type Position,
  type StoredRow,
  type Work,
} from "./persistence.ts";

const STORES = ["head", "rows", "files"] as const;

/** In milliseconds; a browser that has just started may be slow. */
const OPEN_LIMIT_MS = 10_000;

export interface IndexedDbOptions {
  name?: string;
  /** Gets `pagehide` and `pageshow`; by default this window. */
  page?: EventTarget;
}

/**
 * Stores one record per written row and per file. A read-write transaction over all stores is the
 * lock: browsers run such transactions one after another over all tabs, so no tab computes from
 * rows that another is changing.
 */
export async function indexedDbPersistence(
  factory: IDBFactory,
  { name = "recurrent-sandbox", page }: IndexedDbOptions = {},
): Promise<Persistence> {
  const db = await open(factory, name);
  const guard = createTransactionGuard(page);
  return {
    transact: (known, work) => transact(db, guard, known, work),
    // Browsers store the bytes of a Blob outside the page's memory.
    pack: toBlob,
    discard: () => {},
    readFile: (id) => readFile(db, String(id)),
    close: async () => {
      guard.close();
      db.close();
    },
  };
}

async function open(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const request = factory.open(name, 2);
  request.addEventListener("upgradeneeded", ({ oldVersion }) => {
    const db = request.result;
    if (oldVersion < 1) {
      db.createObjectStore("head", { keyPath: "key" });
      db.createObjectStore("rows", { keyPath: "key" }).createIndex("version", "version");
    }
    db.createObjectStore("files");
  });
  const opened = resultOf(request);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const failed = new Promise<never>((_resolve, reject) => {
    const fail = (why: string) => {
      reject(new Error(why));
      // This page already has the error.
      opened.then((db) => db.close()).catch(() => {});
    };
    request.addEventListener("blocked", () =>
      fail("Another tab still uses the sandbox's data of an earlier release: close it."),
    );
    // Broken files of a browser's profile may never give an answer.
    timer = setTimeout(fail, OPEN_LIMIT_MS, "This browser's storage does not answer.");
  });
  const db = await Promise.race([opened, failed]).finally(() => clearTimeout(timer));
  // A tab of a later release must not wait for this one to be closed.
  db.addEventListener("versionchange", () => db.close());
  return db;
}

function transact<T>(
  db: IDBDatabase,
  guard: TransactionGuard,
  known: Position,
  work: Work<T>,
): Promise<Done<T>> {
  return guard.run(
    () => db.transaction(STORES, "readwrite"),
    (tx, aborted) => transactIn(tx, aborted, known, work),
  );
}

/** Awaits only its own requests until all is written, since any other wait ends the transaction. */
async function transactIn<T>(
  tx: IDBTransaction,
  aborted: AbortSignal,
  known: Position,
  work: Work<T>,
): Promise<Done<T>> {
  const heads = tx.objectStore("head");
  const rows = tx.objectStore("rows");
  const files = tx.objectStore("files");
  const stored = await resultOf(heads.get("head") as IDBRequest<Position | undefined>);
  const head = stored ?? { era: 0, version: 0 };
  const fresh = known.era !== head.era;
  const request = fresh
    ? rows.getAll()
    : rows.index("version").getAll(IDBKeyRange.lowerBound(known.version, true));
  const missed = await resultOf(request as IDBRequest<StoredRow[]>);
  aborted.throwIfAborted();
  let done: Done<T>;
  try {
    done = carryOut(
      head,
      work,
      { fresh, rows: missed },
      {
        wipe: () => {
          rows.clear();
          files.clear();
        },
        putRow: (row, version) => rows.put({ ...row, key: `${row.table}/${row.id}`, version }),
        putFile: (id, content) => files.put(content, id),
        deleteFile: (id) => files.delete(id),
        moveTo: (position) => heads.put({ ...position, key: "head" }),
      },
    );
  } catch (error) {
    tx.abort();
    throw error;
  }
  // Commits without another event, since the user may leave the page now.
  tx.commit();
  return new Promise((resolve, reject) => {
    tx.addEventListener("complete", () => resolve(done));
    tx.addEventListener("abort", () => reject(storageError(tx.error)));
  });
}

async function readFile(db: IDBDatabase, id: string): Promise<Blob | null> {
  const tx = db.transaction("files");
  const request: IDBRequest<unknown> = tx.objectStore("files").get(id);
  tx.commit();
  const content = await resultOf(request);
  return content instanceof Blob ? content : null;
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(storageError(request.error)));
  });
}

function storageError(cause: DOMException | null): Error {
  return new Error("The sandbox could not use this browser's storage.", { cause });
}

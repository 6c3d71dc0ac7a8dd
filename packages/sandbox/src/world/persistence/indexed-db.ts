import {
  advance,
  type Changes,
  collected,
  type Outcome,
  type Persistence,
  type Position,
  type StoredRow,
} from "./persistence.ts";

interface Entry extends StoredRow {
  key: string;
  version: number;
}

interface Head extends Position {
  key: "head";
}

const START: Head = { key: "head", era: 0, version: 0 };

const STORES = ["head", "rows", "files"] as const;

/**
 * Keeps the world of a page in IndexedDB, one record per written row and one per file, shared by all
 * tabs. A read-write transaction over all stores is the lock: the browser runs such transactions one after
 * the other, over every tab of the origin, so no tab computes from rows another is changing.
 */
export async function indexedDbPersistence(
  factory: IDBFactory,
  name = "recurrent-sandbox",
): Promise<Persistence> {
  const db = await open(factory, name);
  return {
    transact: (known, work) => transact(db, known, work),
    // the browser keeps the bytes of a Blob out of the page's memory
    pack: collected,
    discard: () => {},
    readFile: (id) => readFile(db, id),
    close: async () => {
      db.close();
    },
  };
}

function open(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, 2);
    request.addEventListener("upgradeneeded", ({ oldVersion }) => {
      const db = request.result;
      if (oldVersion < 1) {
        db.createObjectStore("head", { keyPath: "key" });
        db.createObjectStore("rows", { keyPath: "key" }).createIndex("version", "version");
      }
      db.createObjectStore("files");
    });
    let isLate = false;
    request.addEventListener("success", () => {
      const db = request.result;
      // a tab of a later release must not wait for this one to be closed
      db.addEventListener("versionchange", () => {
        db.close();
      });
      if (isLate) {
        db.close();
      }
      resolve(db);
    });
    request.addEventListener("blocked", () => {
      isLate = true;
      reject(new Error("Another tab holds the sandbox's world of an earlier release: close it."));
    });
    request.addEventListener("error", () => {
      reject(storageError(request.error));
    });
  });
}

function transact<T>(
  db: IDBDatabase,
  known: () => Position,
  work: (changes: Changes) => Outcome<T>,
): Promise<{ result: T; position: Position }> {
  return new Promise((resolve, reject) => {
    const tx = db.transaction(STORES, "readwrite");
    const heads = tx.objectStore("head");
    const rows = tx.objectStore("rows");
    const files = tx.objectStore("files");
    let done: { result: T; position: Position } | null = null;
    let failure: unknown = null;

    const apply = (head: Position, fresh: boolean, missed: Entry[]): void => {
      try {
        const outcome = work({ fresh, rows: missed, position: head });
        const position = advance(head, outcome);
        if (outcome.wipe) {
          rows.clear();
          files.clear();
        }
        for (const write of outcome.writes) {
          const key = `${write.table}/${write.id}`;
          rows.put({ ...write, key, version: position.version } satisfies Entry);
        }
        for (const { id, content } of outcome.files) {
          if (content === null) {
            files.delete(id);
          } else {
            files.put(content, id);
          }
        }
        if (position !== head) {
          heads.put({ ...START, ...position } satisfies Head);
        }
        done = { result: outcome.result, position };
      } catch (error) {
        failure = error;
        tx.abort();
      }
    };

    const read = heads.get("head") as IDBRequest<Head | undefined>;
    read.addEventListener("success", () => {
      const { era, version } = read.result ?? START;
      const head: Position = { era, version };
      const mine = known();
      const fresh = mine.era !== era;
      if (!fresh && mine.version === version) {
        apply(head, false, []);
        return;
      }
      const missed = (
        fresh
          ? rows.getAll()
          : rows.index("version").getAll(IDBKeyRange.lowerBound(mine.version, true))
      ) as IDBRequest<Entry[]>;
      missed.addEventListener("success", () => {
        apply(head, fresh, missed.result);
      });
    });
    tx.addEventListener("complete", () => {
      if (done === null) {
        reject(storageError(null));
      } else {
        resolve(done);
      }
    });
    tx.addEventListener("abort", () => {
      reject(failure instanceof Error ? failure : (failure ?? storageError(tx.error)));
    });
  });
}

function readFile(db: IDBDatabase, id: string): Promise<Blob | null> {
  return new Promise((resolve, reject) => {
    const request: IDBRequest<unknown> = db.transaction("files").objectStore("files").get(id);
    request.addEventListener("success", () => {
      resolve(request.result instanceof Blob ? request.result : null);
    });
    request.addEventListener("error", () => {
      reject(storageError(request.error));
    });
  });
}

function storageError(cause: DOMException | null): Error {
  return new Error("The sandbox could not use this browser's storage.", { cause });
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { Database } from "../database.ts";
import { indexedDbPersistence } from "./indexed-db.ts";
import { sqlitePersistence } from "./sqlite.ts";
import { folder, STORES } from "../../testing/stores.ts";

/** Stores bytes under an id. */
const keep = async (database: Database, id: number, bytes: Uint8Array<ArrayBuffer>) => {
  const content = await database.files.pack(new File([bytes], "noise.bin", { type: "image/png" }));
  await database.transact(({ tables, files }) => {
    const row = { id, eventId: 1, originalName: "noise.bin", mime: "", specimen: null };
    tables.files.put(row);
    files.set(id, content);
  });
};
const bytesOf = async (database: Database, id: number) => {
  const file = await database.files.readFile(id);
  return file === null ? null : new Uint8Array(await new Response(file.stream()).arrayBuffer());
};
const BYTES = Uint8Array.from({ length: 100_000 }, (_, at) => (at * 7) % 256);

describe.each(STORES)("files stored in %s", (_name, make) => {
  it("keeps files over a reload and in every tab, byte for byte, empty ones too", async () => {
    const open = make();
    const one = new Database({ persistence: await open() });
    await keep(one, 7, BYTES);
    await keep(one, 8, new Uint8Array());
    const two = new Database({ persistence: await open() });
    expect(await bytesOf(two, 7)).toEqual(BYTES);
    expect(await bytesOf(two, 8)).toEqual(new Uint8Array());
    expect(await bytesOf(two, 9)).toBeNull();
    await one.close();
  });

  it("does not read files with the rows", async () => {
    const open = make();
    const one = new Database({ persistence: await open() });
    await keep(one, 7, BYTES);
    const store = await open();
    const seen = await store.transact({ era: -1, version: -1 }, ({ rows }) => ({
      result: rows,
      writes: [],
      files: new Map(),
      wipe: false,
    }));
    expect(JSON.stringify(seen.result).length).toBeLessThan(1000);
    await one.close();
  });

  it("deletes files on request and with a reset", async () => {
    const open = make();
    const one = new Database({ persistence: await open() });
    await keep(one, 7, BYTES);
    await keep(one, 8, BYTES);
    const two = new Database({ persistence: await open() });
    await two.transact(({ files }) => {
      files.set(7, null);
      // deleting a missing file is no error
      files.set(99, null);
    });
    expect(await bytesOf(one, 7)).toBeNull();
    expect(await bytesOf(one, 8)).toEqual(BYTES);
    await two.reset();
    expect(await bytesOf(one, 8)).toBeNull();
    await one.close();
  });

  it("leaves no trace of files when their transaction fails", async () => {
    const open = make();
    const database = new Database({ persistence: await open() });
    await keep(database, 7, BYTES);
    const content = await database.files.pack(new Blob(["other"]));
    const failing = database.transact(({ files }) => {
      files.set(7, content);
      files.set(8, content);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    // the next transaction does not store them either
    await database.transact(({ tables }) => {
      tables.files.delete(6);
    });
    expect(await bytesOf(database, 7)).toEqual(BYTES);
    expect(await bytesOf(database, 8)).toBeNull();
    await database.close();
  });
});

describe("IndexedDB of an earlier release", () => {
  const openFirst = (factory: IDBFactory) =>
    new Promise<IDBDatabase>((resolve) => {
      const request = factory.open("recurrent-sandbox", 1);
      request.addEventListener("upgradeneeded", () => {
        request.result.createObjectStore("head", { keyPath: "key" });
        const rows = request.result.createObjectStore("rows", { keyPath: "key" });
        rows.createIndex("version", "version");
      });
      request.addEventListener("success", () => {
        resolve(request.result);
      });
    });

  it("adds a store for files", async () => {
    const factory = new IDBFactory();
    (await openFirst(factory)).close();
    const database = new Database({ persistence: await indexedDbPersistence(factory) });
    await keep(database, 7, BYTES);
    expect(await bytesOf(database, 7)).toEqual(BYTES);
    await database.close();
  });

  it("does not wait for a database that another tab keeps open", async () => {
    const factory = new IDBFactory();
    const other = await openFirst(factory);
    await expect(indexedDbPersistence(factory)).rejects.toThrow("close it");
    other.close();
    const database = new Database({ persistence: await indexedDbPersistence(factory) });
    await keep(database, 7, BYTES);
    const later = factory.open("recurrent-sandbox", 3);
    await new Promise((resolve) => {
      later.addEventListener("success", resolve);
    });
    later.result.close();
  });
});

describe("files in SQLite and a process that is killed", () => {
  it("keeps the bytes of every acknowledged file, and of no file without a row", async () => {
    const directory = folder();
    const script = `
      import { Database } from ${JSON.stringify(fileURLToPath(new URL("../database.ts", import.meta.url)))};
      import { sqlitePersistence } from ${JSON.stringify(fileURLToPath(new URL("sqlite.ts", import.meta.url)))};
      const database = new Database({ persistence: sqlitePersistence(${JSON.stringify(directory)}) });
      for (let n = 1; ; n += 1) {
        const content = await database.files.pack(new Blob([new Uint8Array(2_000_000).fill(n)]));
        await database.transact(({ tables, files }) => {
          const row = { id: n, eventId: 1, originalName: "", mime: "", specimen: null };
          tables.files.put(row);
          files.set(n, content);
        });
        process.stdout.write(n + "\\n");
      }`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let acknowledged = 0;
    child.stdout.on("data", (chunk: Buffer) => {
      acknowledged = Number(chunk.toString().trim().split("\n").at(-1));
      if (acknowledged >= 5) {
        child.kill("SIGKILL");
      }
    });
    await once(child, "close");
    const database = new Database({ persistence: sqlitePersistence(directory) });
    const ids = await database.transact(({ tables }) =>
      tables.files.filter(({ eventId }) => eventId === 1).map(({ id }) => id),
    );
    expect(ids.length).toBeGreaterThanOrEqual(acknowledged);
    for (const id of ids) {
      const bytes = await bytesOf(database, id);
      expect(bytes?.length).toBe(2_000_000);
      expect(bytes?.every((byte) => byte === id)).toBe(true);
    }
    await database.close();
  }, 30_000);
});

describe("files in SQLite that are being written", () => {
  const open = (directory: string) => new Database({ persistence: sqlitePersistence(directory) });

  /** Bytes that pause until the test continues them. */
  const halting = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    async function* bytes() {
      yield new Uint8Array(300_000).fill(1);
      await promise;
      yield new Uint8Array(300_000).fill(2);
    }
    return { bytes: bytes(), goOn: resolve };
  };

  it("finishes writing a file over a reset by another process on the same folder", async () => {
    const directory = folder();
    const one = open(directory);
    const { bytes, goOn } = halting();
    const packing = one.files.pack(bytes);
    const two = open(directory);
    await two.reset();
    goOn();
    const content = await packing;
    await one.transact(({ files }) => {
      files.set(7, content);
    });
    const stored = await bytesOf(two, 7);
    expect(stored?.length).toBe(600_000);
    expect(stored?.at(-1)).toBe(2);
    await one.close();
    await two.close();
  });

  it("deletes released files, but not stored ones", async () => {
    const directory = folder();
    const database = open(directory);
    const stored = await database.files.pack(new Blob([BYTES]));
    const other = await database.files.pack(new Blob([BYTES]));
    await database.transact(({ files }) => {
      files.set(7, stored);
    });
    database.files.discard(stored);
    database.files.discard(other);
    expect(await bytesOf(database, 7)).toEqual(BYTES);
    await expect(
      database.transact(({ files }) => {
        files.set(8, stored);
      }),
    ).rejects.toThrow("UNIQUE");
    await database.close();
    const db = new DatabaseSync(join(directory, "world.sqlite"));
    expect(db.prepare("SELECT count(DISTINCT content) AS n FROM pieces").get()).toEqual({ n: 1 });
    db.close();
  });

  it("aborts reading a file that is deleted meanwhile", async () => {
    const database = open(folder());
    const pieces = async function* () {
      for (let sent = 0; sent < 4; sent += 1) yield new Uint8Array(250_000);
    };
    const content = await database.files.pack(pieces());
    await database.transact(({ files }) => void files.set(7, content));
    const reader = (await database.files.readFile(7))!.stream().getReader();
    await reader.read();
    await database.transact(({ files }) => {
      files.set(7, null);
    });
    const rest = (async () => {
      while (!(await reader.read()).done);
    })();
    await expect(rest).rejects.toThrow("deleted");
    await database.close();
  });
});

describe("SQLite of an earlier release", () => {
  it("keeps the files of an earlier release", async () => {
    const directory = folder();
    const db = new DatabaseSync(join(directory, "world.sqlite"));
    db.exec("CREATE TABLE files (id TEXT PRIMARY KEY, content BLOB NOT NULL)");
    db.prepare("INSERT INTO files VALUES ('7', ?), ('8', x'')").run(BYTES);
    db.close();
    for (let look = 0; look < 2; look += 1) {
      const database = new Database({ persistence: sqlitePersistence(directory) });
      expect(await bytesOf(database, 7)).toEqual(BYTES);
      expect(await bytesOf(database, 8)).toEqual(new Uint8Array());
      await database.close();
    }
  });
});

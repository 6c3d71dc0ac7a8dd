import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, vi } from "vitest";
import { createControls } from "../../admin/controls.ts";
import { Database, type InitialState } from "../database.ts";
import { sqlitePersistence } from "./sqlite.ts";
import { folder, STORES } from "../../testing/stores.ts";
import { dayOf, formatDay } from "../../model/days.ts";

const SPRING = Date.UTC(2027, 2, 14);
const DAY_MS = 86_400_000;

type Renewal = InitialState & { keepSessions?: boolean };

const rename = (database: Database, id: number, surname: string) =>
  database.transact(({ tables }) => {
    tables.people.put({ ...tables.people.get(id)!, surname });
  });
const surname = (database: Database, id: number) =>
  database.transact(({ tables }) => tables.people.get(id)?.surname);

describe.each(STORES)("data stored in %s", (_name, make) => {
  it("shows every tab what the other wrote, new rows and deleted ones too", async () => {
    const open = make();
    const one = new Database({ persistence: await open() });
    const two = new Database({ persistence: await open() });
    await rename(one, 105, "One");
    expect(await surname(two, 105)).toBe("One");
    await two.transact(({ tables }) => {
      tables.groups.delete(1);
      tables.groups.put({ id: 77, companyId: 1, name: "New", managerIds: [], traineeIds: [] });
    });
    const groups = await one.transact(({ tables }) =>
      Array.from(tables.groups.values(), (group) => group.id),
    );
    expect(groups).not.toContain(1);
    expect(groups).toContain(77);
    await one.close();
  });

  it("loses no write when tabs write at the same time", async () => {
    const open = make();
    const worlds = [
      new Database({ persistence: await open() }),
      new Database({ persistence: await open() }),
    ];
    const addMail = (database: Database) =>
      database.transact(({ tables }) => {
        const id = tables.mails.nextId();
        tables.mails.put({ id, to: "", subject: "", linkId: "", sentAt: 0 });
      });
    await Promise.all(Array.from({ length: 40 }, (_, n) => addMail(worlds[n % 2]!)));
    const count = await worlds[0]!.transact(({ tables }) => [...tables.mails.values()].length);
    expect(count).toBe(40);
    await worlds[0]!.close();
  });

  it("keeps everything over a reload, seed and first day included", async () => {
    const open = make();
    const before = new Database({
      persistence: await open(),
      seed: 7,
      people: 80,
      now: () => 1e12,
    });
    await rename(before, 105, "Kept");
    const first = await before.transact(({ settings }) => settings);
    const after = new Database({ persistence: await open(), now: () => 1e12 + 9 * 86_400_000 });
    expect(await after.transact(({ settings }) => settings)).toEqual(first);
    expect(await surname(after, 105)).toBe("Kept");
    await after.close();
  });

  it("lists mails newest first over a reload, and when the clock was set back", async () => {
    const open = make();
    const time = { now: SPRING };
    const before = new Database({ persistence: await open(), now: () => time.now });
    for (let id = 1; id <= 120; id += 1) {
      time.now -= 1000;
      await before.transact(({ tables, now }) => {
        tables.mails.put({ id, to: "", subject: String(id), linkId: "", sentAt: now });
      });
    }
    const after = new Database({ persistence: await open() });
    const newestFirst = Array.from({ length: 120 }, (_, index) => String(120 - index));
    for (const database of [before, after]) {
      const mails = await createControls(database).outbox();
      expect(mails.map(({ subject }) => subject)).toEqual(newestFirst);
    }
    await after.close();
  });

  it("leaves no trace of a transaction that failed", async () => {
    const open = make();
    const database = new Database({ persistence: await open() });
    const failing = database.transact(({ tables }) => {
      tables.people.put({ ...tables.people.get(105)!, surname: "Half" });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await surname(database, 105)).toBe("Wiśniewski");
    const other = new Database({ persistence: await open() });
    expect(await surname(other, 105)).toBe("Wiśniewski");
    await database.close();
  });

  it("resets data that another release stored in another shape", async () => {
    const open = make();
    const store = await open();
    await store.transact({ era: -1, version: -1 }, () => ({
      result: undefined,
      wipe: false,
      files: new Map(),
      writes: [
        { table: "settings", id: "settings", value: { id: "settings", seed: 5 } },
        { table: "people", id: "105", value: { id: 105, fullName: "Of old" } },
      ],
    }));
    const database = new Database({ persistence: await open() });
    expect(await surname(database, 105)).toBe("Wiśniewski");
    const again = new Database({ persistence: await open() });
    expect(await again.transact(({ settings }) => settings.seed)).toBe(2026);
    await database.close();
  });

  it.each<[what: string, before: InitialState, renewal: Renewal, day: string]>([
    ["a reset", {}, {}, "2027-03-14"],
    ["a reset with more people", {}, { people: 80, keepSessions: true }, "2027-03-14"],
    ["a reset after one to another day", { at: SPRING + 9 * DAY_MS }, {}, "2027-03-14"],
    ["a reset to another day", {}, { at: SPRING + 9 * DAY_MS }, "2027-03-23"],
  ])(
    "starts at the time it was made with when reopened, after %s",
    async (_what, before, renewal, day) => {
      const open = make();
      const one = new Database({ persistence: await open(), at: SPRING, seed: 7, people: 75 });
      await one.reset(before);
      // Later, and without the options.
      const later = Date.now() + 40 * DAY_MS;
      const two = new Database({ persistence: await open(), now: () => later });
      await two.reset(renewal);
      const { settings, now } = await two.transact((transaction) => transaction);
      expect(settings).toMatchObject({ seed: 7, people: renewal.people ?? 75 });
      expect([settings.firstDay, dayOf(now)].map(formatDay)).toEqual([day, day]);
      await one.close();
    },
  );

  it("starts today after a reset of data that was made without a time", async () => {
    const open = make();
    const one = new Database({ persistence: await open() });
    await one.transact(() => {});
    const later = Date.now() + 40 * DAY_MS;
    const two = new Database({ persistence: await open(), now: () => later });
    await two.reset();
    const firstDay = await two.transact(({ settings }) => settings.firstDay);
    expect(formatDay(firstDay)).toBe(formatDay(dayOf(later)));
    await one.close();
  });

  it("resets every tab when one resets", async () => {
    const open = make();
    const one = new Database({ persistence: await open() });
    const two = new Database({ persistence: await open() });
    await rename(one, 105, "Gone");
    expect(await surname(two, 105)).toBe("Gone");
    await one.reset({ people: 70 });
    expect(await surname(two, 105)).toBe("Wiśniewski");
    expect(await two.transact(({ settings }) => settings.people)).toBe(70);
    await one.close();
  });
});

describe("SQLite and a process that is killed", () => {
  it("keeps every write that was acknowledged", async () => {
    const directory = folder();
    const script = `
      import { Database } from ${JSON.stringify(fileURLToPath(new URL("../database.ts", import.meta.url)))};
      import { sqlitePersistence } from ${JSON.stringify(fileURLToPath(new URL("sqlite.ts", import.meta.url)))};
      const database = new Database({ persistence: sqlitePersistence(${JSON.stringify(directory)}) });
      for (let n = 1; ; n += 1) {
        await database.transact(({ tables }) => {
          tables.mails.put({ id: n, to: "x".repeat(5000), subject: "", linkId: "", sentAt: n });
        });
        process.stdout.write(n + "\\n");
      }`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let acknowledged = 0;
    child.stdout.on("data", (chunk: Buffer) => {
      acknowledged = Number(chunk.toString().trim().split("\n").at(-1));
      if (acknowledged >= 20) {
        child.kill("SIGKILL");
      }
    });
    await once(child, "close");
    const database = new Database({ persistence: sqlitePersistence(directory) });
    const ids = await database.transact(({ tables }) =>
      Array.from(tables.mails.values(), (mail) => mail.id),
    );
    expect(ids.length).toBeGreaterThanOrEqual(acknowledged);
    expect(ids).toEqual(Array.from(ids, (_, index) => index + 1));
    await database.close();
  }, 30_000);
});

describe("SQLite and an error that is followed by another", () => {
  /** A store with its connection to the stored data. */
  const openStore = () => {
    const exec = vi.spyOn(DatabaseSync.prototype, "exec");
    const store = sqlitePersistence(folder());
    const db = exec.mock.contexts[0] as DatabaseSync;
    exec.mockRestore();
    return { store, db };
  };
  const mail = (id: number) => ({ id, to: "x".repeat(1e6), subject: "", linkId: "", sentAt: 0 });

  it.each<[string, (db: DatabaseSync) => void, RegExp]>([
    ["a full disk", (db) => db.exec("PRAGMA max_page_count = 50"), /database or disk is full/],
    ["a read-only disk", (db) => db.exec("PRAGMA query_only = ON"), /readonly database/],
    [
      "an error after the transaction has ended",
      (db) => {
        db.exec("ROLLBACK");
        throw new Error("the work failed");
      },
      /the work failed/,
    ],
  ])("reports %s as such, and writes again after it", async (_what, breakIt, message) => {
    const { store, db } = openStore();
    const database = new Database({ persistence: store });
    await database.transact(() => {});
    const failing = database.transact(({ tables }) => {
      tables.mails.put(mail(1));
      breakIt(db);
    });
    await expect(failing).rejects.toThrow(message);
    db.exec("PRAGMA query_only = OFF; PRAGMA max_page_count = 100000");
    await database.transact(({ tables }) => tables.mails.put(mail(2)));
    const ids = await database.transact(({ tables }) =>
      Array.from(tables.mails.values(), ({ id }) => id),
    );
    expect(ids).toEqual([2]);
    await database.close();
  });

  it("reports why a file was cut off, also when its part cannot be deleted", async () => {
    const { store, db } = openStore();
    async function* file() {
      yield new Uint8Array(10);
      db.exec("PRAGMA query_only = ON");
      throw new Error("cut off");
    }
    await expect(store.pack(file())).rejects.toThrow("cut off");
    await store.close();
  });
});

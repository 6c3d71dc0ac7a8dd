import { afterEach, describe, expect, it, vi } from "vitest";
import { Database } from "../database.ts";
import { indexedDbPersistence } from "./indexed-db.ts";
import type { StoredFile } from "./persistence.ts";

const NAME = "recurrent-sandbox-test";
const MEGABYTE = 1024 * 1024;

const worlds: Database[] = [];
afterEach(async () => {
  await Promise.all(worlds.splice(0).map((database) => database.close()));
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(NAME);
    request.addEventListener("success", resolve);
    request.addEventListener("error", reject);
  });
});

/** Opens the same storage again, as after a reload or in another tab. */
async function open(): Promise<Database> {
  const database = new Database({
    persistence: await indexedDbPersistence(indexedDB, { name: NAME }),
  });
  worlds.push(database);
  return database;
}

async function keep(database: Database, id: number, file: File): Promise<void> {
  const content = await database.files.pack(file);
  await database.transact(({ tables, files }) => {
    const row = { id, eventId: 1, originalName: file.name, mime: file.type, specimen: null };
    tables.files.put(row);
    files.set(id, content);
  });
}

async function sha(file: StoredFile | null): Promise<string> {
  const bytes = await new Response(file?.stream()).arrayBuffer();
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16)).join(" ");
}

describe("files in this browser's IndexedDB", () => {
  it("keeps 50 MB over a reload byte for byte, and reads none of it for a list", async () => {
    const bytes = new Uint8Array(50 * MEGABYTE);
    for (let at = 0; at < bytes.length; at += 65_536) {
      crypto.getRandomValues(bytes.subarray(at, at + 65_536));
    }
    const file = new File([bytes], "session.mp4", { type: "video/mp4" });
    const one = await open();
    await keep(one, 7, file);
    const two = await open();
    const begun = performance.now();
    const row = await two.transact(({ tables }) => tables.files.get(7));
    const listed = performance.now();
    const stored = await two.files.readFile(7);
    const hash = await sha(stored);
    expect(listed - begun).toBeLessThan(performance.now() - listed);
    expect(row).toMatchObject({ originalName: "session.mp4", mime: "video/mp4" });
    expect(hash).toBe(await sha(file));
  });

  it("stores empty files, and deletes files for all tabs and with a reset", async () => {
    const one = await open();
    const two = await open();
    await keep(one, 7, new File([], "empty.txt"));
    await keep(one, 8, new File(["%PDF"], "a.pdf"));
    expect((await two.files.readFile(7))?.size).toBe(0);
    await two.transact(({ files }) => {
      files.set(7, null);
    });
    expect(await one.files.readFile(7)).toBeNull();
    expect(await new Response((await one.files.readFile(8))?.stream()).text()).toBe("%PDF");
    await one.reset();
    expect(await two.files.readFile(8)).toBeNull();
  });
});

it("gives up on a browser whose database never opens", async () => {
  vi.useFakeTimers();
  try {
    const silent = { open: () => new EventTarget() } as unknown as IDBFactory;
    const failure = indexedDbPersistence(silent).catch((error: Error) => error.message);
    const waited = new Promise((resolve) => void setTimeout(resolve, 60_000, "still waiting"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await Promise.race([failure, waited])).toMatch(/does not answer/);
  } finally {
    vi.useRealTimers();
  }
});

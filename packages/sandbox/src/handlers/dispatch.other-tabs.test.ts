import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, describe, expect, it } from "vitest";
import { NEW_TRAINEE, testSandbox } from "../testing/sandbox.ts";
import { USERS } from "../testing/people.ts";
import { indexedDbPersistence } from "../store/persistence/indexed-db.ts";
import { sqlitePersistence } from "../store/persistence/sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "recurrent-follow-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const factory = new IDBFactory();

describe.each([
  ["IndexedDB", () => indexedDbPersistence(factory)],
  ["SQLite", async () => sqlitePersistence(folder)],
])("writes stored in %s", (_name, open) => {
  it("shows a write to every other tab or process", async () => {
    const one = await testSandbox({ persistence: await open() });
    const two = await testSandbox({ persistence: await open() });
    const here = await one.as("admin@recurrent.test");
    const there = await two.as("company.manager@aurora.test");
    const { body: made } = await here<{ id: number }>("POST", USERS, {
      ...NEW_TRAINEE,
      settings: { theme: ["a", null] },
    });
    const path = `${USERS}/${made.id}`;
    expect((await there("GET", path)).body).toMatchObject({
      id: made.id,
      settings: { theme: ["a", null] },
    });
    const group = { name: "New", managers: [104], add: [made.id] };
    const { body: added } = await there<{ id: number }>("POST", "/api/companies/1/groups", group);
    expect((await here("GET", path)).body).toMatchObject({ groups: [{ id: added.id }] });
    await here("PUT", "/api/companies/1", { id: 1, name: "Renamed" });
    expect((await there("GET", "/api/accounts/profile")).body).toMatchObject({ name: "Renamed" });
    const own = await two.as(NEW_TRAINEE.username);
    await here("DELETE", path);
    expect((await own("GET", "/api/my/profile")).status).toBe(401);
    const board = await there("GET", "/api/dashboard/training_status");
    expect(JSON.stringify(board.body)).not.toContain(`"id":${made.id},`);
    await Promise.all([one.database.close(), two.database.close()]);
  });

  it("loses nothing when two tabs change people at once", async () => {
    const tabs = [
      await testSandbox({ persistence: await open() }),
      await testSandbox({ persistence: await open() }),
    ];
    const calls = await Promise.all(tabs.map((tab) => tab.as("admin@recurrent.test")));
    const body = (id: number) => ({ ...NEW_TRAINEE, id, username: `p${id}@a.test` });
    const ids = [105, 106, 107, 108, 109, 110];
    const replies = await Promise.all(
      ids.map((id, index) => calls[index % 2]!("PUT", `${USERS}/${id}`, body(id))),
    );
    expect(replies.map((reply) => reply.status)).toEqual(ids.map(() => 200));
    for (const id of ids) {
      const reply = await calls[0]?.("GET", `${USERS}/${id}`);
      expect(reply?.body).toMatchObject({ username: `p${id}@a.test`, hemisphere: "S" });
    }
    await Promise.all(tabs.map(({ database }) => database.close()));
  });
});

describe("two calls at once for the same person", () => {
  it("handles two calls one after the other, each as a whole", async () => {
    const { as } = await testSandbox();
    const admin = await as("admin@recurrent.test");
    const versions = ["One", "Two"].map((name) => ({
      ...NEW_TRAINEE,
      id: 105,
      name,
      surname: name,
      email: `${name}@home.test`,
    }));
    const replies = await Promise.all(versions.map((body) => admin("PUT", `${USERS}/105`, body)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await admin("GET", `${USERS}/105`)).body).toMatchObject({
      name: "Two",
      surname: "Two",
      email: "Two@home.test",
    });
  });
});

describe("10,000 people", () => {
  const seconds = async (work: () => Promise<unknown>) => {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };

  it("lists, offers and changes 10,000 people in under a second of CPU", async () => {
    const { as } = await testSandbox({ people: 10_000, isChecked: false });
    const admin = await as("admin@recurrent.test");
    for (const [method, path, body] of [
      ["GET", USERS],
      ["GET", "/api/companies/1/groups/trainees"],
      ["GET", "/api/companies/1/groups/1"],
      ["GET", "/api/users/roles"],
      ["POST", USERS, NEW_TRAINEE],
      ["PUT", `${USERS}/105`, { ...NEW_TRAINEE, id: 105, username: "l@w.test" }],
      ["DELETE", `${USERS}/106`],
    ] as const) {
      const duration = await seconds(async () => {
        expect((await admin(method, path, body)).status).toBe(200);
      });
      expect(duration, `${method} ${path}`).toBeLessThan(1);
    }
  }, 30_000);
});

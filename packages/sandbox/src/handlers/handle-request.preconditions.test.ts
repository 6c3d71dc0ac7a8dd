import { toFormData } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import { NEW_TRAINEE, testSandbox } from "../testing/sandbox.ts";

const MANAGER = "company.manager@aurora.test";
const ADMIN = "admin@recurrent.test";

interface Thing {
  what: string;
  path: string;
  /** POST for forms with files, which say `_method` PUT. */
  method: "PUT" | "POST";
  /** The same object with another name. */
  body: (name: string) => object | FormData;
  /** A change by another call of something else that the form shows. */
  aside: { method: string; path: string; body?: object | FormData };
}

const EVENT = (name: string) => toFormData({ _method: "PUT", description: name });
const PERSON = (name: string) => ({
  ...NEW_TRAINEE,
  id: 105,
  name,
  username: "trainee@aurora.test",
  companyRoles: [{ id: 1, licence: "L-1" }],
});
const GROUP = (name: string) => ({ name, managers: [104], add: [], remove: [], move: {} });

const THINGS: Thing[] = [
  {
    what: "an own event",
    path: "/api/my/events/{own}",
    method: "POST",
    body: EVENT,
    aside: { method: "PATCH", path: "/api/my/events/{own}/disable" },
  },
  {
    what: "an event of a person",
    path: "/api/companies/1/users/105/events/{theirs}",
    method: "POST",
    body: EVENT,
    aside: { method: "PATCH", path: "/api/companies/1/users/105/events/{theirs}/disable" },
  },
  {
    what: "a person",
    path: "/api/companies/1/users/105",
    method: "PUT",
    body: PERSON,
    aside: { method: "PUT", path: "/api/companies/1/groups/1", body: GROUP("Renamed") },
  },
  {
    what: "a group",
    path: "/api/companies/1/groups/1",
    method: "PUT",
    body: GROUP,
    aside: { method: "PUT", path: "/api/companies/1/users/105", body: PERSON("Renamed") },
  },
  {
    what: "the company",
    path: "/api/companies/1",
    method: "PUT",
    body: (name) => ({ id: 1, name }),
    aside: { method: "PUT", path: "/api/companies/1", body: { id: 1, name: "A", rpes: [1] } },
  },
  {
    what: "the own profile",
    path: "/api/my/profile",
    method: "PUT",
    body: (name) => ({ name, surname: "Novak", username: MANAGER, email: "a@b.test" }),
    aside: { method: "PUT", path: "/api/companies/1", body: { id: 1, name: "Renamed" } },
  },
];

async function setUp(thing: Thing, username = MANAGER) {
  const sandbox = await testSandbox();
  const token = await sandbox.signIn(username);
  const ids = new Map<string, number>();
  for (const [key, base] of [
    ["{own}", "/api/my/events"],
    ["{theirs}", "/api/companies/1/users/105/events"],
  ] as const) {
    const reply = await sandbox.call("POST", base, {
      token,
      body: toFormData({ description: "Licence" }),
    });
    ids.set(key, ((await reply.json()) as { id: number }).id);
  }
  const placed = (path: string) =>
    path.replaceAll(/\{\w+\}/g, (key) => String(ids.get(key) ?? key));
  const path = placed(thing.path);
  const read = async (by = token) => {
    const response = await sandbox.call("GET", path, { token: by });
    return { tag: response.headers.get("etag") ?? "", text: await response.text() };
  };
  const write = async (name: string, ifMatch?: string) =>
    (
      await sandbox.call(thing.method, path, {
        token,
        body: thing.body(name),
        ...(ifMatch === undefined ? {} : { headers: { "if-match": ifMatch } }),
      })
    ).status;
  const aside = async () => {
    const { method, path: other, body } = thing.aside;
    const reply = await sandbox.call(method, placed(other), { token, body });
    expect(reply.status).toBe(200);
  };
  return { ...sandbox, path, token, read, write, aside };
}

describe.each(THINGS)("$what", (thing) => {
  it("keeps its ETag until something changes in its reply", async () => {
    const { read, write, aside, time, violations } = await setUp(thing);
    const first = await read();
    expect(first.tag).toMatch(/^"[\w-]+"$/);
    time.now += 60_000;
    expect(await read()).toEqual(first);
    expect(await write("Other")).toBe(200);
    const second = await read();
    expect(second.tag).not.toBe(first.tag);
    await aside();
    expect((await read()).tag).not.toBe(second.tag);
    expect(violations).toEqual([]);
  });

  it("accepts a write with the current ETag, and answers 412 to any other", async () => {
    const { read, write } = await setUp(thing);
    const first = await read();
    expect(await write("Mine", first.tag)).toBe(200);
    const second = await read();
    expect(await write("Lost", first.tag)).toBe(412);
    expect(await write("Lost", `W/${second.tag}`)).toBe(412);
    expect(await read()).toEqual(second);
    expect(await write("Both", `${first.tag}, ${second.tag}`)).toBe(200);
    expect(await write("Any", "*")).toBe(200);
  });

  it("accepts a write without an ETag", async () => {
    const { write } = await setUp(thing);
    expect(await write("Mine")).toBe(200);
    expect(await write("Theirs")).toBe(200);
  });
});

describe("a precondition", () => {
  const [, , person] = THINGS;

  it("checks the ETag of a deletion too", async () => {
    const { call, path, token, read } = await setUp(person!, ADMIN);
    const { tag } = await read();
    const remove = async (ifMatch: string) =>
      (await call("DELETE", path, { token, headers: { "if-match": ifMatch } })).status;
    expect(await remove('"other"')).toBe(412);
    expect(await remove(tag)).toBe(200);
  });

  it("checks access before the ETag", async () => {
    const { call, path, signIn } = await setUp(person!);
    const token = await signIn("trainee@aurora.test");
    const reply = await call("PUT", path, { token, body: {}, headers: { "if-match": '"other"' } });
    expect(reply.status).toBe(403);
  });

  it("ignores preconditions of calls that read lists, whose replies have no ETag", async () => {
    const { call, token } = await setUp(person!);
    const reply = await call("GET", "/api/companies/1/users", { token });
    expect(reply.headers.get("etag")).toBeNull();
  });
});

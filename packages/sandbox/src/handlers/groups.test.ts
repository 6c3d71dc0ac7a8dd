import { describe, expect, it } from "vitest";
import { NEW_TRAINEE, testSandbox } from "../testing/sandbox.ts";

interface Group {
  id: number;
  name: string;
  managers: { id: number; name: string; fullName: string }[];
  trainees: { id: number; fullName: string; company: { rpe: object[]; roles: object[] } }[];
}
interface Problem {
  errors: Record<string, string[]>;
}

const GROUPS = "/api/companies/1/groups";

async function setUp(username = "training.manager@aurora.test") {
  const sandbox = await testSandbox();
  const act = await sandbox.as(username);
  const show = async (id: number) => (await act<Group>("GET", `${GROUPS}/${id}`)).body;
  const members = async (id: number) => (await show(id)).trainees.map((trainee) => trainee.id);
  const update = (id: number, change: object) =>
    act<Problem>("PUT", `${GROUPS}/${id}`, {
      name: "Crews",
      managers: [104],
      add: [],
      remove: [],
      move: {},
      ...change,
    });
  return { ...sandbox, act, show, members, update };
}

describe("groups", () => {
  it("lists the groups of the company with their managers", async () => {
    const { act, show, violations } = await setUp();
    const { body } = await act<(Group & { traineeCount: number })[]>("GET", GROUPS);
    expect(body.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(body[0]).toEqual({
      id: 1,
      name: "King Air crews",
      managers: [{ id: 104, name: "Ingrid", fullName: "Ingrid Sørensen" }],
      traineeCount: expect.any(Number),
    });
    for (const { id, traineeCount } of body) {
      const { trainees } = await show(id);
      expect(trainees, `trainees of group ${id}`).toHaveLength(traineeCount);
    }
    expect(violations).toEqual([]);
  });

  it("shows trainees with RPEs and roles", async () => {
    const { show, violations } = await setUp();
    const { trainees } = await show(5);
    expect(trainees.find(({ id }) => id === 105)).toMatchObject({
      fullName: "Łukasz Wiśniewski",
      company: { rpe: [{ id: 1 }, { id: 4 }], roles: [{ id: 1 }, { id: 3 }] },
    });
    expect(violations).toEqual([]);
  });

  it("offers active trainees and training managers of the company", async () => {
    const { act, violations } = await setUp();
    const { body: managers } = await act<{ id: number }[]>("GET", `${GROUPS}/managers`);
    expect(managers.map(({ id }) => id)).toEqual([104, 121, 122, 148]);
    const { body: trainees } = await act<{ id: number }[]>("GET", `${GROUPS}/trainees`);
    const ids = trainees.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([105, 113, 122, 123]));
    for (const other of [103, 104, 124, 302]) {
      expect(ids).not.toContain(other);
    }
    expect(violations).toEqual([]);
  });
});

describe("create group", () => {
  it("answers the new id, under which the group is shown", async () => {
    const { act, show, violations } = await setUp();
    const body = { name: " Night crews ", managers: ["121", 104], add: [105, "106", 105] };
    const { body: made } = await act<{ id: number }>("POST", GROUPS, body);
    expect(made).toEqual({ id: 7, name: "Night crews" });
    const group = await show(made.id);
    expect(group.managers.map(({ id }) => id)).toEqual([121, 104]);
    expect(group.trainees.map(({ id }) => id)).toEqual([105, 106]);
    expect(violations).toEqual([]);
  });

  it("shows the group on the person's page at once, beside earlier groups", async () => {
    const { act } = await setUp();
    await act("POST", GROUPS, { name: "Night crews", managers: [], add: [105] });
    const { body } = await act<{ groups: { name: string }[] }>("GET", "/api/companies/1/users/105");
    expect(body.groups.map(({ name }) => name)).toEqual([
      "King Air crews",
      "Winter base Yellowknife",
      "Executive jets",
      "Night crews",
    ]);
  });

  it.each([
    ["a group without a name", { name: " " }, "name"],
    ["a name too long", { name: "x".repeat(256) }, "name"],
    ["an unknown manager", { managers: [104, 999] }, "managers.1"],
    ["a manager who leads nobody", { managers: [103] }, "managers.0"],
    ["a manager of another company", { managers: [303] }, "managers.0"],
    ["a manager who was deleted", { managers: [125] }, "managers.0"],
    ["managers that are no list", { managers: null }, "managers"],
    ["an unknown trainee", { add: [999] }, "add.0"],
    ["somebody who is no trainee", { add: [105, 103] }, "add.1"],
    ["a trainee of another company", { add: [302] }, "add.0"],
    ["a trainee who was deleted", { add: [124] }, "add.0"],
  ])("rejects %s", async (_what, change, field) => {
    const { act } = await setUp();
    const body = { name: "New", managers: [104], add: [105], ...change };
    const reply = await act<Problem>("POST", GROUPS, body);
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors)).toEqual([field]);
    expect((await act<Group[]>("GET", GROUPS)).body).toHaveLength(5);
  });

  it("never reuses the id of a deleted group", async () => {
    const { act } = await setUp();
    const make = async () =>
      (await act<{ id: number }>("POST", GROUPS, { name: "New", managers: [], add: [] })).body.id;
    const first = await make();
    await act("DELETE", `${GROUPS}/${first}`);
    expect(await make()).toBe(first + 1);
  });
});

describe("edit group", () => {
  it("stores name and managers, adds, removes and moves in one call", async () => {
    const { members, show, update, violations } = await setUp();
    const before = { one: await members(1), three: await members(3) };
    const [removed, moved] = before.one as [number, number];
    const added = before.three.find((id) => !before.one.includes(id)) ?? 0;
    const reply = await update(1, {
      name: "Renamed",
      managers: [121],
      add: [added],
      remove: [removed],
      move: { [moved]: 3 },
    });
    expect(reply.status).toBe(200);
    const after = await show(1);
    expect(after).toMatchObject({ name: "Renamed", managers: [{ id: 121 }] });
    expect(after.trainees.map(({ id }) => id)).toEqual([
      ...before.one.filter((id) => id !== removed && id !== moved),
      added,
    ]);
    expect(await members(3)).toEqual([...before.three, moved]);
    expect(violations).toEqual([]);
  });

  it("moves several people at once, to several groups, once each", async () => {
    const { members, update } = await setUp();
    const one = await members(1);
    const [a, b, c] = one as [number, number, number];
    await update(1, { move: { [a]: 3, [b]: "3", [c]: 2 } });
    expect(await members(1)).toEqual(one.filter((id) => ![a, b, c].includes(id)));
    expect(await members(3)).toEqual(expect.arrayContaining([a, b]));
    const two = await members(2);
    expect(two.filter((id) => id === c)).toEqual([c]);
  });

  it("keeps what is not listed, and accepts somebody who is in the group already", async () => {
    const { members, show, update } = await setUp();
    const before = await show(1);
    expect((await update(1, { name: "King Air crews" })).status).toBe(200);
    expect((await update(1, { name: "King Air crews", add: [105] })).status).toBe(200);
    expect(await show(1)).toEqual(before);
    expect((await members(1)).filter((id) => id === 105)).toEqual([105]);
  });

  it.each([
    ["a group without a name", { name: "" }, "name"],
    ["an unknown manager", { managers: [999] }, "managers.0"],
    ["an unknown trainee to add", { add: [106, 999] }, "add.1"],
    ["removing somebody not in the group", { remove: [105, 106] }, "remove.1"],
    ["moving somebody not in the group", { move: { 106: 3 } }, "move.106"],
    ["moving to the same group", { move: { 105: 1 } }, "move.105"],
    ["moving to a group of another company", { move: { 105: 6 } }, "move.105"],
    ["moving to a group there is not", { move: { 105: 99 } }, "move.105"],
    ["moving to nowhere", { move: { 105: null } }, "move.105"],
    ["moves that are no object", { move: [[105, 3]] }, "move"],
    ["removing and moving the same trainee", { remove: [105], move: { 105: 3 } }, "move.105"],
    ["adding and removing the same trainee", { add: [105], remove: [105] }, "add"],
    ["adding and moving the same trainee", { add: [105], move: { 105: 3 } }, "add"],
  ])("rejects %s, and changes nothing", async (_what, change, field) => {
    const { show, members, update } = await setUp();
    const before = [await show(1), await show(3)];
    const other = (await members(1)).find((id) => id !== 105) ?? 0;
    const rest = { name: "Renamed", managers: [], add: [106], remove: [other], move: {} };
    const reply = await update(1, { ...rest, ...change });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors)).toEqual([field]);
    expect([await show(1), await show(3)]).toEqual(before);
  });

  it("keeps all changes of concurrent calls, and lets one of two move a person", async () => {
    const { act, members, update } = await setUp();
    const { body: all } = await act<{ id: number }[]>("GET", `${GROUPS}/trainees`);
    const before = await members(4);
    const outside = all.map(({ id }) => id).filter((id) => !before.includes(id));
    const added = outside.slice(0, 10);
    await Promise.all(added.map((id) => update(4, { add: [id] })));
    expect(await members(4)).toEqual([...before, ...added]);
    const both = await Promise.all([update(1, { move: { 105: 3 } }), update(1, { remove: [105] })]);
    expect(both.map(({ status }) => status)).toEqual([200, 422]);
    expect(await members(3)).toContain(105);
  });

  it("gives the same group for the same call twice", async () => {
    const { show, update } = await setUp();
    const change = { name: "Twice", managers: [121], add: [106] };
    const replies = await Promise.all([update(1, change), update(1, change)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const once = await show(1);
    await update(1, change);
    expect(await show(1)).toEqual(once);
  });
});

describe("delete group", () => {
  it("leaves its trainees with the company", async () => {
    const { act } = await setUp();
    expect((await act("DELETE", `${GROUPS}/1`)).status).toBe(200);
    expect((await act("GET", `${GROUPS}/1`)).status).toBe(404);
    expect((await act("DELETE", `${GROUPS}/1`)).status).toBe(404);
    const { body } = await act<{ isActive: boolean; groups: { id: number }[] }>(
      "GET",
      "/api/companies/1/users/105",
    );
    expect(body.isActive).toBe(true);
    expect(body.groups.map(({ id }) => id)).toEqual([2, 5]);
  });
});

describe("groups after changes of people", () => {
  it("offers a new trainee and a new training manager at once", async () => {
    const { act } = await setUp("admin@recurrent.test");
    const body = { ...NEW_TRAINEE, roles: [7, 8] };
    const { body: made } = await act<{ id: number }>("POST", "/api/companies/1/users", body);
    for (const list of ["trainees", "managers"]) {
      const { body: rows } = await act<{ id: number }[]>("GET", `${GROUPS}/${list}`);
      expect(rows.at(-1)?.id, list).toBe(made.id);
    }
  });
});

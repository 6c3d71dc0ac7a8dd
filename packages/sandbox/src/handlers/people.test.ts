import { describe, expect, it } from "vitest";
import { NEW_TRAINEE } from "../testing/sandbox.ts";
import { peopleSandbox, type Person, USERS } from "../testing/people.ts";

describe("people lists", () => {
  it("lists everybody of the company, with isActive and types by name", async () => {
    const { act, violations } = await peopleSandbox("training.manager@aurora.test");
    const { body } = await act<Person[]>("GET", USERS);
    const active = body.filter(({ isActive }) => isActive);
    expect(active.length).toBeGreaterThan(50);
    expect(body.filter(({ isActive }) => !isActive)).toHaveLength(2);
    expect(body.find(({ id }) => id === 122)?.acl.roles.map(({ name }) => name)).toEqual([
      "Training Manager",
      "Trainee",
    ]);
    expect(body.find(({ id }) => id === 113)?.settings.suspend.status).toBe(true);
    expect(body.some(({ id }) => id === 302)).toBe(false);
    expect(violations).toEqual([]);
  });

  it("lists the groups that each person's own reply has", async () => {
    const { act, show } = await peopleSandbox("company.manager@aurora.test");
    const { body } = await act<Person[]>("GET", USERS);
    for (const { id, groups } of body) expect([id, groups]).toEqual([id, (await show(id)).groups]);
    expect(body.filter(({ groups }) => groups.length > 1).length).toBeGreaterThan(10);
  });
});

describe("person detail", () => {
  it("shows a trainee with groups, licences, subscription and settings", async () => {
    const { show, violations } = await peopleSandbox("company.manager@aurora.test");
    const person = await show(105);
    expect(person).toMatchObject({
      fullName: "Łukasz Wiśniewski",
      isActive: true,
      deleted_at: null,
      hemisphere: "N",
      international_procedures: true,
      settings: { notifications: true, suspend: { status: false } },
    });
    expect(person.groups.map(({ id }) => id)).toEqual([1, 2, 5]);
    expect(person.company.roles.every(({ licence }) => licence !== "")).toBe(true);
    expect(violations).toEqual([]);
  });

  it("shows a former employee in no group", async () => {
    const { show } = await peopleSandbox();
    expect(await show(124)).toMatchObject({
      isActive: false,
      deleted_at: expect.any(String),
      groups: [],
    });
  });
});

describe("create person", () => {
  it("makes an active person with a uuid, created now, who can sign in", async () => {
    const { create, show, controls, as, violations } = await peopleSandbox(
      "company.manager@aurora.test",
    );
    await controls.clock({ advance: "P5D" });
    const id = await create({});
    const person = await show(id);
    expect(person).toMatchObject({
      id,
      fullName: "Odile Marchetti",
      email: "odile@home.test",
      isActive: true,
      created_at: "2026-11-25 12:00:00",
      hemisphere: "S",
      subscription: { end: "2027-05-01" },
      company: { rpe: [{ id: 1 }], roles: [{ id: 1, licence: "ATPL 100 200" }] },
      acl: { roles: [{ id: 8, name: "Trainee" }] },
    });
    expect(person.uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    const own = await (await as("odile.marchetti@aurora.test"))("GET", "/api/my/profile");
    expect(own.body).toMatchObject({ id, acl: { isTrainee: true } });
    expect(violations).toEqual([]);
  });

  it("accepts RPEs and roles as entries by id as well", async () => {
    const { create, show, violations } = await peopleSandbox();
    const id = await create({
      companyRpes: { 1: { active: true }, 2: { active: false } },
      companyRoles: { 2: { active: true, licence: "CPL 1" }, 3: { active: false, licence: "x" } },
    });
    const { company } = await show(id);
    expect(company.rpe.map((row) => row.id)).toEqual([1]);
    expect(company.roles.map(({ id: role, licence }) => [role, licence])).toEqual([[2, "CPL 1"]]);
    expect(violations).toEqual([]);
  });

  it("defaults to hemisphere N, subscription today, notifications on, not suspended", async () => {
    const { act, create, show } = await peopleSandbox();
    const id = await create({
      hemisphere: undefined,
      subscription: undefined,
      settings: undefined,
    });
    expect(await show(id)).toMatchObject({
      hemisphere: "N",
      subscription: { end: "2026-11-20" },
      settings: { notifications: true, suspend: { status: false, endDate: null } },
    });
    expect((await act<Person[]>("GET", USERS)).body.some((row) => row.id === id)).toBe(true);
  });

  it("begins a new trainee's training, so that the boards show them", async () => {
    const { create, board, controls } = await peopleSandbox();
    const id = await create({});
    const state = async () => (await board("training")).filter((row) => row.id === id);
    expect(await state()).toEqual([{ card: "current", id }]);
    await controls.clock({ advance: "P31D" });
    expect(await state()).toEqual([{ card: "behindSchedule", id }]);
  });

  it("gives a manager no operational information, whatever is sent", async () => {
    const { create, show, board } = await peopleSandbox();
    const id = await create({ roles: [7], subscription: "nonsense", companyRpes: [99] });
    expect(await show(id)).toMatchObject({
      subscription: { end: null },
      company: { rpe: [], roles: [] },
    });
    expect((await board("training")).some((row) => row.id === id)).toBe(false);
  });

  it("gives an internal type only from Admin or Customer Support", async () => {
    for (const [username, status] of [
      ["admin@recurrent.test", 200],
      ["support@recurrent.test", 200],
      ["company.manager@aurora.test", 403],
    ] as const) {
      const { act } = await peopleSandbox(username);
      const reply = await act("POST", USERS, { ...NEW_TRAINEE, roles: [2] });
      expect(reply.status, username).toBe(status);
    }
  });

  it("creates one person when two ask for the same username at once", async () => {
    const { act } = await peopleSandbox();
    const bodies = [NEW_TRAINEE, { ...NEW_TRAINEE, username: "Odile.Marchetti@AURORA.test" }];
    const replies = await Promise.all(bodies.map((body) => act("POST", USERS, body)));
    expect(replies.map(({ status }) => status)).toEqual([200, 422]);
  });
});

describe("delete person", () => {
  it("moves the person to Historical, out of groups and boards, and ends the sessions", async () => {
    const { act, signIn, call, show, board, violations } = await peopleSandbox(
      "company.manager@aurora.test",
    );
    const token = await signIn("trainee@aurora.test");
    expect((await act("DELETE", `${USERS}/105`)).status).toBe(200);
    expect(await show(105)).toMatchObject({
      isActive: false,
      deleted_at: "2026-11-20 12:00:00",
      groups: [],
    });
    expect((await call("GET", "/api/my/profile", { token })).status).toBe(401);
    expect((await call("POST", "/api/auth/refresh", { token })).status).toBe(401);
    const body = { username: "trainee@aurora.test", password: "Recurrent#2026" };
    expect((await call("POST", "/api/auth/login", { body })).status).toBe(401);
    expect((await board("training")).some(({ id }) => id === 105)).toBe(false);
    expect((await board("event")).some(({ id }) => id === 105)).toBe(false);
    for (const path of ["groups/trainees", "groups/1", "groups/2"]) {
      const { body: reply } = await act("GET", `/api/companies/1/${path}`);
      expect(JSON.stringify(reply), path).not.toContain('"id":105,');
    }
    expect(violations).toEqual([]);
  });

  it("changes nothing a second time, not even the day", async () => {
    const { act, controls, show } = await peopleSandbox();
    await act("DELETE", `${USERS}/105`);
    await controls.clock({ advance: "P1D" });
    expect((await act("DELETE", `${USERS}/105`)).status).toBe(200);
    expect((await show(105)).deleted_at).toBe("2026-11-20 12:00:00");
  });

  it("removes a training manager from groups and from the possible managers", async () => {
    const { act } = await peopleSandbox();
    await act("DELETE", `${USERS}/121`);
    for (const path of ["groups", "groups/managers"]) {
      const { body } = await act("GET", `/api/companies/1/${path}`);
      expect(JSON.stringify(body), path).not.toContain('"id":121,');
    }
  });

  it("makes a link to a new password useless", async () => {
    const { act, call, controls } = await peopleSandbox();
    const body = { username: "trainee@aurora.test", version: 3 };
    await call("POST", "/api/auth/password/email", { body });
    const id = (await controls.outbox())[0]?.link.split("/").at(-1);
    await act("DELETE", `${USERS}/105`);
    expect((await call("GET", `/api/auth/password/reset/${id}`)).status).toBe(404);
  });
});

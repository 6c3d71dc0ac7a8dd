import { describe, expect, it } from "vitest";
import { peopleSandbox, type Person, USERS } from "../testing/people.ts";

const PASSWORD = "Brand-New_2027";

describe("edit person", () => {
  it("shows a change to the person's own session at once", async () => {
    const { as, update } = await peopleSandbox("training.manager@aurora.test");
    const own = await as("trainee@aurora.test");
    const change = { name: "Lukas", surname: "W", settings: { notifications: false } };
    expect((await update(105, change)).status).toBe(200);
    expect((await own("GET", "/api/my/profile")).body).toMatchObject({
      fullName: "Lukas W",
      email: "a@b.test",
      settings: expect.arrayContaining([{ type: "notifications", value: false }]),
    });
  });

  it("keeps what is left out, and clears a licence that is null", async () => {
    const { act, show } = await peopleSandbox();
    const before = await show(105);
    const named = { id: 105, name: "Łukasz", surname: "Wiśniewski", username: before.username };
    const bare = { ...named, email: before.username, roles: [8] };
    expect((await act("PUT", `${USERS}/105`, bare)).status).toBe(200);
    expect(await show(105)).toEqual(before);
    const companyRoles = [{ id: 1, licence: null }, { id: 3 }];
    await act("PUT", `${USERS}/105`, { ...bare, companyRoles });
    const { company } = await show(105);
    expect(company.roles.map((role) => role.licence)).toEqual([
      "",
      before.company.roles[1]?.licence,
    ]);
  });

  it("keeps unknown settings of any caller, in both shapes", async () => {
    const { as, show, update } = await peopleSandbox();
    await update(105, { settings: { theme: { density: 2 }, notifications: false } });
    const own = await as("trainee@aurora.test");
    const { body: user } = await own<Person & { settings: object[] }>("GET", "/api/my/profile");
    expect(user.settings).toContainEqual({ type: "theme", value: { density: 2 } });
    const names = { name: "L", surname: "W", username: user.username, email: user.username };
    await own("PUT", "/api/my/profile", { ...names, settings: { digest: null } });
    expect((await show(105)).settings).toMatchObject({
      theme: { density: 2 },
      digest: null,
      notifications: false,
    });
  });

  it("lets nobody suspend themselves by their profile", async () => {
    const { as, show } = await peopleSandbox();
    const own = await as("trainee@aurora.test");
    const names = { name: "L", surname: "W", username: "l@w.test", email: "l@w.test" };
    const settings = { suspend: { status: true } };
    expect((await own("PUT", "/api/my/profile", { ...names, settings })).status).toBe(200);
    expect((await show(105)).settings).toMatchObject({
      notifications: true,
      suspend: { status: false },
    });
  });

  it("lets only Admin and Customer Support set a password, which ends sessions", async () => {
    for (const username of ["admin@recurrent.test", "support@recurrent.test"]) {
      const { as, signIn, call, update } = await peopleSandbox(username);
      const token = await signIn("trainee@aurora.test");
      const change = { password: PASSWORD, password_confirmation: PASSWORD };
      expect((await update(105, change)).status).toBe(200);
      expect((await call("GET", "/api/my/profile", { token })).status).toBe(401);
      await as("trainee@aurora.test", PASSWORD);
    }
    const { as, update } = await peopleSandbox("company.manager@aurora.test");
    const change = { password: PASSWORD, password_confirmation: PASSWORD };
    expect((await update(105, change)).status).toBe(403);
    expect((await update(105, { password: "", password_confirmation: "" })).status).toBe(200);
    await as("trainee@aurora.test");
  });

  it("keeps callers signed in who change their own password", async () => {
    const { act, update } = await peopleSandbox();
    const change = { password: PASSWORD, password_confirmation: PASSWORD };
    expect((await update(101, change)).status).toBe(200);
    expect((await act("GET", "/api/my/profile")).status).toBe(200);
  });

  it("lets only Admin and Customer Support change user types; others resend them", async () => {
    const { show, update } = await peopleSandbox("support@recurrent.test");
    expect((await update(105, { roles: [8, 7] })).status).toBe(200);
    expect((await show(105)).acl.roles.map(({ id }) => id)).toEqual([8, 7]);
    const manager = await peopleSandbox("company.manager@aurora.test");
    expect((await manager.update(122, { roles: [8, 7] })).status).toBe(200);
    expect((await manager.update(122, { roles: undefined })).status).toBe(200);
    expect((await manager.update(122, { roles: [8] })).status).toBe(403);
    expect((await manager.show(122)).acl.roles).toHaveLength(2);
  });

  it("hides internal staff from company managers", async () => {
    const { act, update } = await peopleSandbox("company.manager@aurora.test");
    expect((await update(101, { email: "mine@aurora.test" })).status).toBe(403);
    expect((await act("DELETE", `${USERS}/102`)).status).toBe(403);
  });

  it("removes aircraft, roles, groups and board entry from a person who stops training", async () => {
    const { show, update, board } = await peopleSandbox();
    expect((await update(105, { roles: [6] })).status).toBe(200);
    expect(await show(105)).toMatchObject({
      groups: [],
      subscription: { end: null },
      company: { rpe: [], roles: [] },
    });
    expect((await board("training")).some(({ id }) => id === 105)).toBe(false);
  });

  it("removes somebody who stops being a training manager from their groups", async () => {
    const { act, update } = await peopleSandbox();
    expect((await update(121, { roles: [6] })).status).toBe(200);
    const { body } = await act<{ managers: { id: number }[] }[]>("GET", "/api/companies/1/groups");
    expect(body.flatMap(({ managers }) => managers).map(({ id }) => id)).not.toContain(121);
  });

  it("makes a trainee of a manager, and begins what a new RPE asks for", async () => {
    const { update, board, database, violations } = await peopleSandbox();
    const operational = { companyRpes: [3], companyRoles: [{ id: 2 }], subscription: "2027-01-01" };
    await update(103, { roles: [6, 8], ...operational });
    expect((await board("training")).filter(({ id }) => id === 103)).toHaveLength(1);
    const topics = () =>
      database.transact(({ tables }) =>
        tables.training.get(103)?.enrolments.map(({ topicId }) => topicId),
      );
    expect(await topics()).toEqual([1, 2, 3, 4, 5, 9, 10, 11]);
    await update(103, { companyRpes: [4] });
    // topic 5 and 10 go with the aircraft, nothing of them was begun; 8, 13 and 15 come
    expect(await topics()).toEqual([1, 2, 3, 4, 9, 11, 8, 13, 15]);
    expect(violations).toEqual([]);
  });

  it("keeps the record of an RPE that is removed", async () => {
    const { update, database } = await peopleSandbox();
    const topics = () =>
      database.transact(({ tables }) =>
        tables.training.get(110)?.enrolments.map(({ topicId }) => topicId),
      );
    const before = await topics();
    await update(110, { companyRpes: [2] });
    expect(await topics()).toEqual(expect.arrayContaining(before ?? []));
  });

  it("rejects a change of somebody who was deleted meanwhile", async () => {
    const { act, update } = await peopleSandbox();
    await act("DELETE", `${USERS}/105`);
    expect(await update(105, {})).toMatchObject({
      status: 422,
      body: { errors: { id: [expect.any(String)] } },
    });
  });
});

describe("suspension", () => {
  const suspend = {
    status: true,
    endDate: "2026-12-01",
    showTrainingStatus: true,
    showEventsStatus: false,
  };

  it("keeps a suspended person on only the boards that are switched on for them", async () => {
    const { update, board } = await peopleSandbox();
    const on = async () => ({
      training: (await board("training")).some(({ id }) => id === 105),
      events: (await board("event")).some(({ id }) => id === 105),
    });
    expect(await on()).toEqual({ training: true, events: true });
    await update(105, { settings: { suspend } });
    expect(await on()).toEqual({ training: true, events: false });
    const other = { ...suspend, showTrainingStatus: false, showEventsStatus: true };
    await update(105, { settings: { suspend: other } });
    expect(await on()).toEqual({ training: false, events: true });
    await update(105, { settings: { suspend: { ...other, status: false } } });
    expect(await on()).toEqual({ training: true, events: true });
  });

  it("turns notifications the other way on a suspension, unless they are sent", async () => {
    const { show, update } = await peopleSandbox();
    await update(105, { settings: { suspend } });
    expect((await show(105)).settings).toMatchObject({ notifications: false, suspend });
    await update(105, { settings: { suspend: { status: false } } });
    expect((await show(105)).settings.notifications).toBe(true);
    await update(105, { settings: { notifications: true, suspend } });
    expect((await show(105)).settings.notifications).toBe(true);
  });

  it("ends a suspension on the day of return, or when the subscription renews", async () => {
    const { controls, show, update } = await peopleSandbox();
    const status = async () => (await show(105)).settings.suspend.status;
    await update(105, { settings: { suspend } });
    await controls.clock({ advance: "P10D" });
    expect(await status()).toBe(true);
    await controls.clock({ advance: "P1D" });
    expect(await status()).toBe(false);
    for (const endDate of ["", null]) {
      await update(105, { settings: { suspend: { ...suspend, endDate } } });
      await controls.clock({ advance: "P300D" });
      expect((await show(105)).settings.suspend).toMatchObject({ status: true, endDate: null });
    }
    // the settings as shown, with a later end
    const { settings } = await show(105);
    await update(105, { settings, subscription: "2029-06-01" });
    expect((await show(105)).settings).toMatchObject({
      notifications: true,
      suspend: { status: false },
    });
  });

  it("keeps a suspension that is sent together with the renewal", async () => {
    const { show, update } = await peopleSandbox();
    const settings = { suspend: { ...suspend, endDate: null } };
    await update(105, { settings, subscription: "2029-06-01" });
    expect((await show(105)).settings.suspend.status).toBe(true);
  });
});

describe("unknown settings", () => {
  it("keeps up to 64 KB of unknown settings, and answers 413 beyond", async () => {
    const { as, act, show, update } = await peopleSandbox();
    const half = "x".repeat(40_000);
    expect((await update(105, { settings: { one: half } })).status).toBe(200);
    expect((await update(105, { settings: { two: half } })).status).toBe(413);
    expect(Object.keys((await show(105)).settings)).not.toContain("two");
    const own = await as("trainee@aurora.test");
    const names = { name: "L", surname: "W", username: "trainee@aurora.test", email: "a@b.test" };
    const body = { ...names, settings: { two: half } };
    expect((await own("PUT", "/api/my/profile", body)).status).toBe(413);
    expect((await act("GET", `${USERS}/105`)).status).toBe(200);
  });
});

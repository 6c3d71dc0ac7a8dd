import { toFormData } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import { type EventReply, NEW_EVENT } from "../testing/events.ts";
import { type Person, USERS } from "../testing/people.ts";
import { NEW_TRAINEE, testSandbox } from "../testing/sandbox.ts";

const MARKS = [
  "\u200b",
  "\ufeff",
  "\u00ad",
  "\u200e",
  "\u202e",
  "\u2060",
  "\u200d",
  "\u200c",
  "\u3164",
  "\u0000",
  "\u{e0061}",
  "\n",
];

const hidden = (mark: string) => ({
  ...NEW_TRAINEE,
  name: `${mark}Odile`,
  surname: `Marchetti${mark}`,
  username: `${mark}odile.marchetti@aurora.test`,
  email: `odile@home.test${mark}`,
  companyRoles: [{ id: 1, licence: `${mark}ATPL 100` }],
});

describe("invisible characters in a text", () => {
  it.each(MARKS)("stores a person without them, who can sign in: %j", async (mark) => {
    const { as, signIn } = await testSandbox();
    const admin = await as("admin@recurrent.test");
    const made = await admin<{ id: number }>("POST", USERS, hidden(mark));
    expect(made.status).toBe(200);
    const { body: person } = await admin<Person>("GET", `${USERS}/${made.body.id}`);
    expect(person).toMatchObject({
      fullName: "Odile Marchetti",
      username: "odile.marchetti@aurora.test",
      email: "odile@home.test",
      company: { roles: [{ licence: "ATPL 100" }] },
    });
    for (const typed of ["odile.marchetti@aurora.test", `${mark}Odile.Marchetti@aurora.test`]) {
      expect(await signIn(typed)).toEqual(expect.any(String));
    }
    const update = { ...hidden(mark), id: made.body.id, name: `O${mark}` };
    expect((await admin("PUT", `${USERS}/${made.body.id}`, update)).status).toBe(200);
    expect((await admin<Person>("GET", `${USERS}/${made.body.id}`)).body.fullName).toBe(
      "O Marchetti",
    );
  });

  it.each([
    ...MARKS.map((mark) => `${mark}trainee@aurora.test`),
    ...MARKS.filter((mark) => mark !== "\n").map((mark) => `train${mark}ee@aurora.test`),
    "ｔｒａｉｎｅｅ@aurora.test",
    "TRAINEE@AURORA.TEST",
    "𝐭rainee@aurora.test",
    "trai\u{1d5c7}ee@aurora.\uff54est",
    "trainee@aurora.te\ufe0fst",
  ])("finds the same username with and without them: %j", async (username) => {
    const { as } = await testSandbox();
    const admin = await as("admin@recurrent.test");
    const accepted = {
      status: 422,
      body: { errors: { username: [expect.stringContaining("taken")] } },
    };
    const twin = { ...NEW_TRAINEE, username };
    expect(await admin("POST", USERS, twin)).toMatchObject(accepted);
    expect(await admin("PUT", `${USERS}/106`, { ...twin, id: 106 })).toMatchObject(accepted);
    const own = await as("trainee.v4@aurora.test");
    const names = { name: "H", surname: "T", email: "h@t.test", username };
    expect(await own("PUT", "/api/my/profile", names)).toMatchObject(accepted);
  });

  it.each(MARKS)("counts failed sign-ins with and without them together: %j", async (mark) => {
    const { call } = await testSandbox();
    const attempt = async (username: string) =>
      (await call("POST", "/api/auth/login", { body: { username, password: "no" } })).status;
    for (let count = 0; count < 10; count += 1) {
      expect(
        await attempt(count % 2 === 0 ? "trainee@aurora.test" : `${mark}TRAINEE@aurora.test`),
      ).toBe(401);
    }
    expect(await attempt("trainee@aurora.test")).toBe(429);
    expect(await attempt(`trainee@aurora.test${mark}`)).toBe(429);
  });

  it.each(MARKS)("rejects a name that has only them: %j", async (mark) => {
    const { as } = await testSandbox();
    const admin = await as("admin@recurrent.test");
    const rejected = { status: 422, body: { errors: { name: [expect.any(String)] } } };
    expect(await admin("POST", USERS, { ...NEW_TRAINEE, name: mark })).toMatchObject(rejected);
    const group = { name: mark, managers: [], add: [] };
    expect(await admin("POST", "/api/companies/1/groups", group)).toMatchObject(rejected);
    expect(await admin("PUT", "/api/companies/1", { id: 1, name: mark })).toMatchObject(rejected);
  });

  it("removes them from groups, companies and descriptions, not notes and passwords", async () => {
    const { as, signIn } = await testSandbox();
    const admin = await as("admin@recurrent.test");
    const { body: group } = await admin<{ name: string }>("POST", "/api/companies/1/groups", {
      name: "\ufeffKing\u00ad Air\u200b",
      managers: [],
      add: [],
    });
    expect(group.name).toBe("King Air");
    await admin("PUT", "/api/companies/1", { id: 1, name: "\u200eAurora\u202c" });
    expect((await admin("GET", "/api/companies/1")).body).toMatchObject({ name: "Aurora" });
    const notes = "<p>one\u00adtwo\u200b \r\n\r\n می\u200cخواهم &nbsp; x</p>\r\n";
    const own = await as("trainee@aurora.test");
    const { body: event } = await own<EventReply>(
      "POST",
      "/api/my/events",
      toFormData({ ...NEW_EVENT, description: "\u200bMedical\u200b", notes }),
    );
    expect(event).toMatchObject({ description: "Medical", name: "Medical", notes });
    const password = "Brand-New_2027\u200b ";
    const change = { password, password_confirmation: password };
    const person = { ...NEW_TRAINEE, id: 105, username: "trainee@aurora.test", ...change };
    expect((await admin("PUT", `${USERS}/105`, person)).status).toBe(200);
    expect(await signIn("trainee@aurora.test", password)).toEqual(expect.any(String));
    expect(await signIn("trainee@aurora.test", password.trim())).toBeUndefined();
  });

  it.each(["علی\u200cرضا", "രാമന്\u200d", "👩\u200d🚀 Ada", "葛\u{e0100}城"])(
    "keeps them when a name is spelled with them: %s",
    async (name) => {
      const { as } = await testSandbox();
      const admin = await as("admin@recurrent.test");
      const { body } = await admin<{ id: number }>("POST", USERS, { ...NEW_TRAINEE, name });
      expect((await admin("GET", `${USERS}/${body.id}`)).body).toMatchObject({ name });
    },
  );
});

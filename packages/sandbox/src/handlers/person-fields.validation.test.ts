import { describe, expect, it } from "vitest";
import { NEW_TRAINEE, testSandbox } from "../testing/sandbox.ts";
import { USERS } from "../testing/people.ts";

const LONG = "x".repeat(256);
const settings = (suspend: object) => ({ settings: { suspend: { status: true, ...suspend } } });

/** Rejected on create and on edit alike: a change of a valid body, and the field of the error. */
const REFUSED: readonly [what: string, change: object, ...fields: string[]][] = [
  ["no first name", { name: undefined }, "name"],
  ["a blank first name", { name: " " }, "name"],
  ["a first name that is no text", { name: 7 }, "name"],
  ["a first name too long", { name: LONG }, "name"],
  ["no last name", { surname: null }, "surname"],
  ["a last name too long", { surname: LONG }, "surname"],
  ["no username", { username: "" }, "username"],
  ["a username that is no e-mail", { username: "odile" }, "username"],
  ["a username too long", { username: `${LONG}@aurora.test` }, "username"],
  ["a username taken, in any case", { username: "TRAINEE.v4@aurora.test" }, "username"],
  ["a username taken at another company", { username: "trainee@cascade.test" }, "username"],
  ["the username of a historical person", { username: "gustavo.pereira@aurora.test" }, "username"],
  ["no e-mail", { email: undefined }, "email"],
  ["a bad e-mail", { email: "odile@home" }, "email"],
  ["an e-mail too long", { email: `${LONG}@aurora.test` }, "email"],
  ["user types that are no list", { roles: "8" }, "roles"],
  ["user types that are null", { roles: null }, "roles"],
  ["an unknown user type", { roles: [8, 99] }, "roles.1"],
  ["Company and Training Manager at once", { roles: [6, 7] }, "roles"],
  ["an unknown RPE", { companyRpes: [99] }, "companyRpes.0"],
  ["an RPE of another company", { companyRpes: [1, 5] }, "companyRpes.1"],
  ["an RPE id that is none", { companyRpes: ["1.5"] }, "companyRpes.0"],
  ["an unknown RPE as an entry", { companyRpes: { 99: { active: true } } }, "companyRpes.99"],
  ["an entry without active", { companyRpes: { 1: {} } }, "companyRpes.1.active"],
  ["RPEs that are a text", { companyRpes: "1" }, "companyRpes"],
  ["an unknown role", { companyRoles: [{ id: 99 }] }, "companyRoles.0"],
  ["a role without id", { companyRoles: [{ licence: "x" }] }, "companyRoles.0"],
  ["a licence too long", { companyRoles: [{ id: 1, licence: LONG }] }, "companyRoles.0.licence"],
  [
    "a licence that is no text",
    { companyRoles: [{ id: 1, licence: 7 }] },
    "companyRoles.0.licence",
  ],
  [
    "a licence too long in an entry",
    { companyRoles: { 2: { active: true, licence: LONG } } },
    "companyRoles.2.licence",
  ],
  ["a trainee without RPE", { companyRpes: [] }, "companyRpes"],
  ["a trainee with every RPE off", { companyRpes: { 1: { active: false } } }, "companyRpes"],
  ["a trainee whose RPEs are null", { companyRpes: null }, "companyRpes"],
  ["a trainee without role", { companyRoles: [] }, "companyRoles"],
  ["a trainee with neither", { companyRpes: [], companyRoles: {} }, "companyRpes", "companyRoles"],
  ["a subscription date malformed", { subscription: "01/05/2027" }, "subscription"],
  ["a subscription date there is not", { subscription: "2027-02-30" }, "subscription"],
  ["no subscription at all", { subscription: null }, "subscription"],
  ["a hemisphere other than N and S", { hemisphere: "E" }, "hemisphere"],
  ["no hemisphere at all", { hemisphere: null }, "hemisphere"],
  ["settings that are no object", { settings: [{ type: "notifications" }] }, "settings"],
  ["settings that are null", { settings: null }, "settings"],
  [
    "notifications that are no switch",
    { settings: { notifications: "on" } },
    "settings.notifications",
  ],
  ["notifications that are null", { settings: { notifications: null } }, "settings.notifications"],
  ["a suspension that is null", { settings: { suspend: null } }, "settings.suspend"],
  ["a suspension without status", settings({ status: undefined }), "settings.suspend.status"],
  ["a date of return malformed", settings({ endDate: "2026/12/01" }), "settings.suspend.endDate"],
  ["a date of return that is no text", settings({ endDate: 5 }), "settings.suspend.endDate"],
  [
    "a board switch that is none",
    settings({ showTrainingStatus: 1, showEventsStatus: "yes" }),
    "settings.suspend.showTrainingStatus",
    "settings.suspend.showEventsStatus",
  ],
  ["all of it at once", { name: "", email: "x", hemisphere: 1 }, "name", "email", "hemisphere"],
];

interface Problem {
  message: string;
  errors: Record<string, string[]>;
}

describe("a person's fields", () => {
  it.each(REFUSED)("rejects %s on create", async (_what, change, ...fields) => {
    const { as } = await testSandbox();
    const admin = await as("admin@recurrent.test");
    const before = (await admin("GET", USERS)).body;
    const { status, body } = await admin<Problem>("POST", USERS, { ...NEW_TRAINEE, ...change });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(fields);
    expect(Object.values(body.errors).flat()).toEqual(
      fields.map((): unknown => expect.any(String)),
    );
    expect((await admin("GET", USERS)).body).toEqual(before);
  });

  it.each(REFUSED)("rejects %s on edit", async (_what, change, ...fields) => {
    const { as } = await testSandbox();
    const admin = await as("admin@recurrent.test");
    const path = `${USERS}/105`;
    const before = (await admin("GET", path)).body;
    const { status, body } = await admin<Problem>("PUT", path, {
      ...NEW_TRAINEE,
      id: 105,
      ...change,
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(fields);
    expect((await admin("GET", path)).body).toEqual(before);
  });

  it.each([
    ["a weak password", "weak", "weak"],
    ["a password without a symbol", "Recurrent2026", "Recurrent2026"],
    ["a mismatch", "Brand-New_2027", "Brand-New_2028"],
    ["no repetition", "Brand-New_2027", undefined],
  ])("rejects %s on edit", async (_what, password, confirmation) => {
    const { as } = await testSandbox();
    const admin = await as("admin@recurrent.test");
    const { status, body } = await admin<Problem>("PUT", `${USERS}/105`, {
      ...NEW_TRAINEE,
      id: 105,
      password,
      password_confirmation: confirmation,
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(["password"]);
    await as("trainee@aurora.test");
  });

  it("requires user types and a trainee's entries on create, keeps them on edit", async () => {
    const { as } = await testSandbox();
    const admin = await as("admin@recurrent.test");
    const { roles: _roles, companyRpes: _rpes, companyRoles: _held, ...bare } = NEW_TRAINEE;
    const untyped = await admin<Problem>("POST", USERS, bare);
    expect(Object.keys(untyped.body.errors)).toEqual(["roles"]);
    const empty = await admin<Problem>("POST", USERS, { ...bare, roles: [8] });
    expect(Object.keys(empty.body.errors)).toEqual(["companyRpes", "companyRoles"]);
    expect((await admin("PUT", `${USERS}/105`, { ...bare, id: 105 })).status).toBe(200);
  });

  it("rejects another id than the path has on edit", async () => {
    const { as } = await testSandbox();
    const admin = await as("admin@recurrent.test");
    const reply = await admin<Problem>("PUT", `${USERS}/105`, { ...NEW_TRAINEE, id: 106 });
    expect(Object.keys(reply.body.errors)).toEqual(["id"]);
  });

  it.each([null, [], "x", 7])("names every required field when the body is %j", async (body) => {
    const { as } = await testSandbox();
    const admin = await as("admin@recurrent.test");
    const reply = await admin<Problem>("POST", USERS, body);
    expect(Object.keys(reply.body.errors)).toEqual([
      "name",
      "surname",
      "username",
      "email",
      "roles",
    ]);
  });
});

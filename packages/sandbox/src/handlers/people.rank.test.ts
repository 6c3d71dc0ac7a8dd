import { editRestriction } from "@recurrent/sdk";
import { type MainApi, readPerson, readUser } from "@recurrent/sdk/raw";
import { describe, expect, it } from "vitest";
import { USERS } from "../testing/people.ts";
import { NEW_TRAINEE, testSandbox } from "../testing/sandbox.ts";
import { ACL_ROLE } from "../model/catalogues.ts";

type Role = keyof typeof ACL_ROLE;
const ROLES = Object.keys(ACL_ROLE) as Role[];
const OUTSIDE = ["companyManager", "trainingManager", "trainee"] as const;

/** The roles whose people each caller may change. Callers without an entry may change nobody. */
const CHANGES: Partial<Record<Role, readonly Role[]>> = {
  super: OUTSIDE,
  admin: ROLES,
  customerSupport: ROLES,
  companyManager: OUTSIDE,
  trainingManager: ["trainingManager", "trainee"],
};
/** The callers who may set passwords and user types (shell 6); Super and managers may not. */
const ADMINISTERS: readonly Role[] = ["admin", "customerSupport"];

const CALLER = 103;
const PERSON = 105;

/** The callers and the person as these kinds of user. */
async function setUp(caller: readonly Role[], person: readonly Role[]) {
  const sandbox = await testSandbox();
  await sandbox.database.transact(({ tables }) => {
    for (const [id, roles] of [
      [CALLER, caller],
      [PERSON, person],
    ] as const) {
      tables.people.put({
        ...tables.people.get(id)!,
        aclRoleIds: roles.map((role) => ACL_ROLE[role]),
      });
    }
  });
  const act = await sandbox.as("company.manager@aurora.test");
  const shown = () => sandbox.database.transact(({ tables }) => tables.people.get(PERSON)!);
  const { name, surname, username, email } = await shown();
  const change = async (fields: object) => {
    const named = { id: PERSON, name, surname, username, email };
    const { status } = await act("PUT", `${USERS}/${PERSON}`, { ...named, ...fields });
    return status;
  };
  return { ...sandbox, act, change, shown };
}

const PAIRS = ROLES.flatMap((caller) => ROLES.map((person) => [caller, person] as const));
const PASSWORD = "Brand-New_2027";

describe("access to people by rank", () => {
  it.each(PAIRS)("decides whether a caller may change a person: %s, %s", async (caller, person) => {
    const { act, change, shown } = await setUp([caller], [person]);
    const may = CHANGES[caller]?.includes(person) === true;
    const before = await shown();
    const expected = may ? 200 : 403;
    expect(await change({ name: "Other", surname: "Name" })).toBe(expected);
    expect(await change({ username: "other@aurora.test" })).toBe(expected);
    expect(await change({ email: "other@aurora.test" })).toBe(expected);
    const administers = may && ADMINISTERS.includes(caller) ? 200 : 403;
    const password = { password: PASSWORD, password_confirmation: PASSWORD };
    expect(await change(password)).toBe(administers);
    const other = person === "trainingManager" ? ACL_ROLE.companyManager : ACL_ROLE.trainingManager;
    expect(await change({ roles: [other] })).toBe(administers);
    if (!may) {
      expect(await shown()).toEqual(before);
    }
    // training managers delete nobody at all
    const deletes = may && caller !== "trainingManager" ? 200 : 403;
    expect((await act("DELETE", `${USERS}/${PERSON}`)).status).toBe(
      administers === 200 ? 200 : deletes,
    );
  });

  it.each(PAIRS)(
    "tells a client in advance whether it may change a person: %s, %s",
    async (caller, person) => {
      const { act } = await setUp([caller], [person]);
      const [user, shown] = [
        await act<MainApi.User>("GET", "/api/my/profile"),
        await act<MainApi.Person>("GET", `${USERS}/${PERSON}`),
      ];
      const mayLook = caller !== "trainee";
      expect(shown.status).toBe(mayLook ? 200 : 403);
      if (mayLook && CHANGES[caller] !== undefined) {
        const bar = editRestriction(readUser(user.body), readPerson(shown.body));
        expect(bar === null).toBe(CHANGES[caller].includes(person));
      }
    },
  );

  it.each<[readonly Role[], readonly Role[], number]>([
    [["trainingManager"], ["trainingManager", "trainee"], 200],
    [["trainingManager"], ["trainee", "companyManager"], 403],
    [["trainingManager", "trainee"], ["companyManager"], 403],
    [["companyManager"], ["trainee", "support"], 403],
    [["companyManager", "ctops"], ["ctops"], 403],
  ])("counts every user type of a person: %j, %j", async (caller, person, status) => {
    const { change } = await setUp(caller, person);
    expect(await change({ companyRpes: [1], companyRoles: [{ id: 1 }] })).toBe(status);
  });

  it("lets managers change themselves", async () => {
    const { as } = await testSandbox();
    for (const [username, id] of [
      ["company.manager@aurora.test", 103],
      ["training.manager@aurora.test", 104],
    ] as const) {
      const act = await as(username);
      const body = { ...NEW_TRAINEE, roles: undefined, username, id };
      expect((await act("PUT", `${USERS}/${id}`, body)).status).toBe(200);
    }
  });

  it("sends callers no password link of a user with more permissions", async () => {
    const { as, call, controls } = await testSandbox();
    const act = await as("training.manager@aurora.test");
    const username = "company.manager@aurora.test";
    const body = { id: 103, name: "A", surname: "B", username, email: "mine@elsewhere.test" };
    expect((await act("PUT", `${USERS}/103`, body)).status).toBe(403);
    await call("POST", "/api/auth/password/email", { body: { username, version: 3 } });
    expect((await controls.outbox()).map(({ to }) => to)).not.toContain("mine@elsewhere.test");
  });
});

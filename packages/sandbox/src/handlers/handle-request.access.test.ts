import { describe, expect, it } from "vitest";
import { NEW_TRAINEE, testSandbox } from "../testing/sandbox.ts";

const PERSONAS: Readonly<Record<string, string>> = {
  A: "admin@recurrent.test",
  S: "support@recurrent.test",
  C: "company.manager@aurora.test",
  T: "training.manager@aurora.test",
  R: "trainee@aurora.test",
  B: "company.manager@borealis.test",
};

const group = { name: "Crews", managers: [104], add: [] };
const company = "/api/companies/1";

/** The callers with access at Aurora, by letter; all the others get 403 (shell 6). */
const TABLE: readonly [
  operation: string,
  who: string,
  method: string,
  path: string,
  body?: object,
][] = [
  ["companyShow", "ASCT", "GET", company],
  ["companyAclList", "ASCTR", "GET", `${company}/acl`],
  ["companyRoleList", "ASCTR", "GET", `${company}/roles`],
  ["companyRpeList", "ASCTR", "GET", `${company}/rpes`],
  ["companyUpdate", "ASC", "PUT", company, { id: 1, name: "Aurora" }],
  ["companyDelete", "AS", "DELETE", company],
  ["roleList", "ASCTRB", "GET", "/api/roles"],
  ["rpeList", "ASCTRB", "GET", "/api/rpes"],
  ["tierList", "ASCTRB", "GET", "/api/tiers"],
  ["personList", "ASCT", "GET", `${company}/users`],
  ["personCreate", "ASC", "POST", `${company}/users`, NEW_TRAINEE],
  ["personShow", "ASCT", "GET", `${company}/users/106`],
  ["personUpdate", "ASCT", "PUT", `${company}/users/106`, { ...NEW_TRAINEE, id: 106 }],
  ["personDelete", "ASC", "DELETE", `${company}/users/106`],
  ["userAccessList", "A", "GET", "/api/users/roles"],
  ["groupList", "ASCT", "GET", `${company}/groups`],
  ["groupTraineeList", "ASCT", "GET", `${company}/groups/trainees`],
  ["groupManagerList", "ASCT", "GET", `${company}/groups/managers`],
  ["groupCreate", "ASCT", "POST", `${company}/groups`, group],
  ["groupShow", "ASCT", "GET", `${company}/groups/1`],
  ["groupUpdate", "ASCT", "PUT", `${company}/groups/1`, { ...group, remove: [], move: {} }],
  ["groupDelete", "ASCT", "DELETE", `${company}/groups/1`],
  ["profileShow", "ASCTRB", "GET", "/api/my/profile"],
  [
    "profileUpdate",
    "ASCTRB",
    "PUT",
    "/api/my/profile",
    { name: "A", surname: "B", username: "a.b@aurora.test", email: "a.b@aurora.test" },
  ],
  ["accountShow", "ASCTRB", "GET", "/api/accounts/profile"],
  ["trainingShow", "R", "GET", "/api/my/training"],
  ["programShow", "R", "GET", "/api/my/program"],
  ["scheduleShow", "R", "GET", "/api/my/schedule"],
  ["recordShow", "R", "GET", "/api/my/records"],
  ["recordDownload", "R", "GET", "/api/my/records/download?type=complete"],
  ["lessonPreview", "ASCTRB", "GET", "/api/lessons/521/preview"],
  ["personProgramShow", "ASCT", "GET", `${company}/users/106/programs`],
  ["personScheduleShow", "ASCT", "GET", `${company}/users/106/schedule`],
  ["personRecordShow", "ASCT", "GET", `${company}/users/106/records`],
];

describe("access to operations", () => {
  it.each(TABLE)("allows %s to %s alone", async (_operation, who, method, path, body) => {
    for (const [letter, username] of Object.entries(PERSONAS)) {
      const { as, violations } = await testSandbox();
      const call = await as(username);
      const { status } = await call(method, path, body);
      expect(status, username).toBe(who.includes(letter) ? 200 : 403);
      expect(violations).toEqual([]);
    }
  });

  it.each(TABLE.filter(([, , , path]) => path.startsWith(company)))(
    "answers %s of an unknown company with 404",
    async (_operation, _who, method, path, body) => {
      const { as } = await testSandbox();
      const admin = await as("admin@recurrent.test");
      const { status } = await admin(method, path.replace(company, "/api/companies/99"), body);
      expect(status).toBe(404);
    },
  );

  it.each([
    ["GET", "/api/companies/1/users/302"],
    ["PUT", "/api/companies/1/users/302"],
    ["DELETE", "/api/companies/1/users/302"],
    ["GET", "/api/companies/1/groups/6"],
    ["PUT", "/api/companies/1/groups/6"],
    ["DELETE", "/api/companies/1/groups/6"],
  ])("answers %s %s of another company with 404", async (method, path) => {
    const { as } = await testSandbox();
    const manager = await as("company.manager@aurora.test");
    const body = method === "PUT" ? { ...NEW_TRAINEE, name: "X" } : undefined;
    expect((await manager(method, path, body)).status).toBe(404);
  });

  it("lets internal staff without more rights look, and change nothing", async () => {
    const { as } = await testSandbox();
    const admin = await as("admin@recurrent.test");
    const username = "desk@recurrent.test";
    const body = { name: "Desk", surname: "One", username, email: username, roles: [4] };
    expect((await admin("POST", "/api/companies/1/users", body)).status).toBe(200);
    const desk = await as(username);
    expect((await desk("GET", "/api/companies/2/users")).status).toBe(200);
    expect((await desk("GET", "/api/companies/1/groups/1")).status).toBe(200);
    expect((await desk("GET", "/api/companies/1/groups/trainees")).status).toBe(403);
    expect((await desk("DELETE", "/api/companies/1/users/106")).status).toBe(403);
    const shown = await desk<{ salesForce: unknown }>("GET", "/api/companies/1");
    expect(shown.body.salesForce).toBeNull();
  });

  it("lists kinds of internal staff to those who can give them", async () => {
    const { as } = await testSandbox();
    const names = async (username: string) => {
      const call = await as(username);
      const { body } = await call<{ name: string; isExternal: boolean }[]>(
        "GET",
        "/api/companies/1/acl",
      );
      return body.map(({ name, isExternal }) => `${name}${isExternal ? "" : " (internal)"}`);
    };
    const external = ["Company Manager", "Training Manager", "Trainee"];
    expect(await names("company.manager@aurora.test")).toEqual(external);
    expect(await names("admin@recurrent.test")).toEqual([
      "Super (internal)",
      "Admin (internal)",
      "Customer Support (internal)",
      "Support (internal)",
      "Ctops (internal)",
      ...external,
    ]);
  });

  it("lists everyone who can sign in, with roles and permissions", async () => {
    const { as, violations } = await testSandbox();
    const admin = await as("admin@recurrent.test");
    const { body } = await admin<
      { id: number; username: string; name: string; acl: { roles: string[] } }[]
    >("GET", "/api/users/roles");
    expect(body.find(({ id }) => id === 105)).toEqual({
      id: 105,
      username: "trainee@aurora.test",
      name: "Łukasz Wiśniewski",
      acl: { roles: ["Trainee"], permissions: ["profile_show", "profile_update"] },
    });
    const names = body.map(({ username }) => username);
    expect(names).toContain("company.manager@borealis.test");
    expect(names).not.toContain("gustavo.pereira@aurora.test");
    expect(violations).toEqual([]);
  });
});

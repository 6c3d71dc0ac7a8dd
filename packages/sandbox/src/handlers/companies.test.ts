import { describe, expect, it } from "vitest";
import { NEW_TRAINEE, testSandbox } from "../testing/sandbox.ts";

interface Company {
  name: string;
  tier: { id: number; slug: string };
  salesForce: string | null;
  rpes: { id: number; name: string }[];
  roles: { id: number; name: string }[];
}
interface Problem {
  errors: Record<string, string[]>;
}

const path = "/api/companies/1";
const CRM = "https://crm.recurrent.test/accounts/aurora-air-charter";
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

describe("company", () => {
  it("shows its lists to all who may see it, its account to Admin and Customer Support", async () => {
    const { as, violations } = await testSandbox();
    for (const [username, account] of [
      ["admin@recurrent.test", CRM],
      ["support@recurrent.test", CRM],
      ["company.manager@aurora.test", null],
      ["training.manager@aurora.test", null],
    ] as const) {
      const call = await as(username);
      const { body } = await call<Company>("GET", path);
      expect(body).toMatchObject({ name: "Aurora Air Charter", salesForce: account });
      expect(ids(body.rpes)).toEqual([1, 2, 3, 4]);
      expect((await call("GET", `${path}/rpes`)).body).toEqual(body.rpes);
      expect((await call("GET", `${path}/roles`)).body).toEqual(body.roles);
    }
    expect(violations).toEqual([]);
  });

  it("stores all that Admin and Customer Support send", async () => {
    for (const username of ["admin@recurrent.test", "support@recurrent.test"]) {
      const { as, violations } = await testSandbox();
      const call = await as(username);
      const body = {
        id: 1,
        name: " Aurora Air ",
        salesForce: "http://crm.test/a",
        tier: "2",
        rpes: [4, "7", 4],
        roles: [1],
      };
      const reply = await call<{ companyUpdated: Company }>("PUT", path, body);
      expect(reply.body.companyUpdated).toMatchObject({
        name: "Aurora Air",
        salesForce: "http://crm.test/a",
        tier: { id: 2, slug: "essentials" },
      });
      const { body: account } = await call<Company>("GET", "/api/accounts/profile");
      expect(account).toEqual(reply.body.companyUpdated);
      expect(ids(account.rpes)).toEqual([4, 7]);
      expect(violations).toEqual([]);
    }
  });

  it("keeps what is left out, and removes an emptied account", async () => {
    const { as } = await testSandbox();
    const admin = await as("admin@recurrent.test");
    const { body: before } = await admin<Company>("GET", path);
    await admin("PUT", path, { id: 1, name: "Renamed" });
    expect((await admin("GET", path)).body).toEqual({ ...before, name: "Renamed" });
    await admin("PUT", path, { id: 1, name: "Renamed", salesForce: "" });
    expect((await admin<Company>("GET", path)).body.salesForce).toBeNull();
  });

  it.each([
    ["an empty name", { name: " " }, "name"],
    ["no name", { name: null }, "name"],
    ["a name too long", { name: "x".repeat(256) }, "name"],
    ["another id", { id: 2 }, "id"],
    ["an unknown tier", { tier: 9 }, "tier"],
    ["a tier that is none", { tier: null }, "tier"],
    ["an account that is no address", { salesForce: "crm" }, "salesForce"],
    ["an account without its slashes", { salesForce: "https:crm.test/a" }, "salesForce"],
    ["an account that is no web address", { salesForce: "javascript:alert(1)" }, "salesForce"],
    ["an account too long", { salesForce: `https://a.test/${"x".repeat(250)}` }, "salesForce"],
    ["an account that is no text", { salesForce: 7 }, "salesForce"],
    ["an unknown RPE", { rpes: [1, 99] }, "rpes.1"],
    ["an unknown role", { roles: ["first"] }, "roles.0"],
    ["roles that are no list", { roles: null }, "roles"],
  ])("rejects %s and changes nothing", async (_what, change, field) => {
    const { as } = await testSandbox();
    const admin = await as("admin@recurrent.test");
    const { body: before } = await admin("GET", path);
    const reply = await admin<Problem>("PUT", path, { id: 1, name: "Other", ...change });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors)).toEqual([field]);
    expect((await admin("GET", path)).body).toEqual(before);
  });

  it.each([
    ["the tier", { tier: 2 }],
    ["the account", { salesForce: "https://crm.test/mine" }],
  ])("keeps a company manager from changing %s", async (_what, change) => {
    const { as } = await testSandbox();
    const manager = await as("company.manager@aurora.test");
    const body = { id: 1, name: "Other", ...change };
    expect((await manager("PUT", path, body)).status).toBe(403);
    expect((await manager<Company>("GET", path)).body.name).toBe("Aurora Air Charter");
  });

  it("accepts unchanged fields and the lists (rpes, roles) from a company manager", async () => {
    const { as } = await testSandbox();
    const manager = await as("company.manager@aurora.test");
    const body = { id: 1, name: "Aurora", tier: 1, salesForce: null, rpes: [1, 2], roles: [1] };
    expect((await manager("PUT", path, body)).status).toBe(200);
    const { body: after } = await (await as("admin@recurrent.test"))<Company>("GET", path);
    expect(after).toMatchObject({ name: "Aurora", salesForce: CRM, tier: { id: 1 } });
    expect([ids(after.rpes), ids(after.roles)]).toEqual([[1, 2], [1]]);
  });

  it("lets people keep an RPE that is no longer offered, and gives it to nobody new", async () => {
    const { as } = await testSandbox();
    const admin = await as("admin@recurrent.test");
    await admin("PUT", path, { id: 1, name: "Aurora", rpes: [2, 3, 4] });
    const { body: before } = await admin<{ company: { rpe: { id: number }[] } }>(
      "GET",
      `${path}/users/110`,
    );
    expect(ids(before.company.rpe)).toContain(1);
    const body = { ...NEW_TRAINEE, id: 110 };
    expect((await admin("PUT", `${path}/users/110`, body)).status).toBe(200);
    const rejected = await admin<Problem>("POST", `${path}/users`, {
      ...NEW_TRAINEE,
      username: "new@aurora.test",
    });
    expect(Object.keys(rejected.body.errors)).toEqual(["companyRpes.0"]);
  });

  it("ends sessions of a deleted company's people, and moves its staff elsewhere", async () => {
    const { as, call, signIn } = await testSandbox();
    const admin = await as("admin@recurrent.test");
    const trainee = await signIn("trainee@aurora.test");
    expect((await admin("DELETE", path)).status).toBe(200);
    expect((await call("GET", "/api/my/profile", { token: trainee })).status).toBe(401);
    const body = { username: "trainee@aurora.test", password: "Recurrent#2026" };
    expect((await call("POST", "/api/auth/login", { body })).status).toBe(401);
    expect((await admin("GET", path)).status).toBe(404);
    expect((await admin("GET", `${path}/users/106`)).status).toBe(404);
    const { body: account } = await admin<Company>("GET", "/api/accounts/profile");
    expect(account.name).toBe("Borealis Helicopters");
    const { body: access } = await admin<{ username: string }[]>("GET", "/api/users/roles");
    expect(access.map(({ username }) => username)).not.toContain("trainee@aurora.test");
    // the username stays taken
    const manager = await as("company.manager@borealis.test");
    const duplicate = { ...NEW_TRAINEE, username: "trainee@aurora.test", companyRpes: [5] };
    const rejected = await manager<Problem>("POST", "/api/companies/2/users", duplicate);
    expect(Object.keys(rejected.body.errors)).toEqual(["username"]);
  });

  it("ends everybody's session with the last company", async () => {
    const { as } = await testSandbox();
    const admin = await as("admin@recurrent.test");
    for (const id of [1, 2, 3]) {
      expect((await admin("DELETE", `/api/companies/${id}`)).status).toBe(200);
    }
    expect((await admin("GET", "/api/my/profile")).status).toBe(401);
  });
});

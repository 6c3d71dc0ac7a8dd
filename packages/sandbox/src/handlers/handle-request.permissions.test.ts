import { describe, expect, it } from "vitest";
import { ACCOUNTS } from "../seed/accounts.ts";
import { OPERATIONS, PERMISSIONS } from "../generated/operations.ts";
import { testSandbox } from "../testing/sandbox.ts";
import type { OperationRoute } from "./operation-route.ts";

describe("permissions and roles", () => {
  const granted = async (username: string) => {
    const { call, signIn } = await testSandbox();
    const token = await signIn(username);
    const user = (await (await call("GET", "/api/my/profile", { token })).json()) as {
      acl: { permissions: string[] };
    };
    return user.acl.permissions;
  };
  const allBut = (...without: string[]) => PERMISSIONS.filter((name) => !without.includes(name));

  it.each([
    ["admin@recurrent.test", allBut()],
    ["support@recurrent.test", allBut()],
    ["company.manager@aurora.test", allBut("companies_destroy")],
    [
      "training.manager@aurora.test",
      allBut(
        "companies_update",
        "companies_destroy",
        "companies_users_store",
        "companies_users_destroy",
      ),
    ],
    ["trainee@aurora.test", ["profile_show", "profile_update"]],
  ])("gives %s exactly the documented permissions", async (username, permissions) => {
    expect(await granted(username)).toEqual(permissions);
  });

  it("allows an operation to whoever has its permission, and to nobody else", async () => {
    const answered = new Set<string>();
    for (const { username, role } of ACCOUNTS.slice(0, 5)) {
      const { call, signIn } = await testSandbox();
      const token = await signIn(username);
      const permissionsHeld: readonly string[] = await granted(username);
      for (const [id, address] of Object.entries(OPERATIONS)) {
        const { host, method, path, permissions, roles }: OperationRoute = address;
        // The deleted company is another than that of the other calls, whose other ids do not exist.
        const company = id === "companyDelete" ? "3" : "1";
        const target = path.replace("{companyId}", company).replaceAll(/\{\w+\}/g, "0");
        const mayCall =
          (permissions?.some((name) => permissionsHeld.includes(name)) ?? true) &&
          (roles?.some((name) => name === role) ?? true);
        if (host === "auth") continue;
        const { status } = await call(method.toUpperCase(), target, { token });
        if (!mayCall) expect(status, `${id} by ${username}`).toBe(403);
        else if (status !== 403) answered.add(id);
      }
    }
    const operations = Object.entries(OPERATIONS).filter(([, { host }]) => host === "main");
    expect(operations.map(([id]) => id).filter((id) => !answered.has(id))).toEqual([]);
  });
});

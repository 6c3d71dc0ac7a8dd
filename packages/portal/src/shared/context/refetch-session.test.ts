import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ACCOUNT, PROFILES } from "../../testing/harness-people.ts";
import { createHarnessApp } from "../../testing/harness-context.ts";
import { refetchSession } from "./refetch-session.ts";

const named = (fullName: string) => ({ ...PROFILES.companyManager, fullName });

/** Status of the answer about the company. */
let accountStatus = 200;
/** Replies of the profile call, in order; the last one is repeated. */
let profiles: (object | Promise<object>)[] = [];
let calls = 0;

beforeEach(() => {
  calls = 0;
  accountStatus = 200;
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    if (!url.includes("/my/profile")) return Response.json(ACCOUNT, { status: accountStatus });
    calls += 1;
    return Response.json(await profiles[Math.min(calls, profiles.length) - 1]);
  });
});
afterEach(() => vi.unstubAllGlobals());

const setUp = () =>
  createHarnessApp({ path: () => "/profile", go: () => undefined }, { as: "companyManager" });
const nameOf = ({ session }: ReturnType<typeof setUp>) => {
  const state = session.state();
  return state.kind === "signed-in" ? state.user.fullName : state.kind;
};

it("stores the replies of the hosts", async () => {
  profiles = [named("Noor Bakker")];
  const app = setUp();
  await refetchSession(app, ["user", "company"]);
  expect(nameOf(app)).toBe("Noor Bakker");
});

it.each([403, 404, 500])(
  "stores the profile when the company is answered %d, and throws that error",
  async (status) => {
    accountStatus = status;
    profiles = [named("Noor Bakker")];
    const app = setUp();
    await expect(refetchSession(app, ["user", "company"])).rejects.toMatchObject({ status });
    expect(nameOf(app)).toBe("Noor Bakker");
  },
);

it("asks once more when a write has stored a newer reply in between", async () => {
  const old = Promise.withResolvers<object>();
  profiles = [old.promise, named("Written")];
  const app = setUp();
  const refetching = refetchSession(app, ["user"]);
  await vi.waitFor(() => expect(calls).toBe(1));
  app.session.replaceUser(named("Written"));
  old.resolve(named("Older"));
  await refetching;
  expect(nameOf(app)).toBe("Written");
  expect(calls).toBe(2);
});

it("leaves the next session alone when the reply comes late", async () => {
  const old = Promise.withResolvers<object>();
  profiles = [old.promise];
  const app = setUp();
  const refetching = refetchSession(app, ["user"]);
  await vi.waitFor(() => expect(calls).toBe(1));
  app.session.end();
  old.resolve(named("Older"));
  await expect(refetching).rejects.toThrow("cancelled");
  expect(nameOf(app)).toBe("signed-out");
});

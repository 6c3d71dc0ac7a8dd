import { describe, expect, it } from "vitest";
import { USERS } from "../testing/people.ts";
import { NEW_TRAINEE, testSandbox } from "../testing/sandbox.ts";

const TRAINEE = "trainee@aurora.test";
const PASSWORD = "Recurrent#2026";
const NEW_PASSWORD = "Brand-New_2027";

async function setUp(options?: { address?: () => string }) {
  const sandbox = await testSandbox(options);
  const signIn = async (username: string, password: string) => {
    const body = { username, password };
    const response = await sandbox.call("POST", "/api/auth/login", { body });
    return { status: response.status, wait: response.headers.get("retry-after") };
  };
  const fail = async (times: number, username = TRAINEE) => {
    for (let n = 0; n < times; n += 1) {
      expect((await signIn(username, `Wrong-${n}`)).status).toBe(401);
    }
  };
  return { ...sandbox, signIn, fail };
}

describe("failed sign-ins", () => {
  it("answers 429 from the eleventh failure on, to the right password too", async () => {
    const { signIn, fail, violations } = await setUp();
    await fail(10);
    expect(await signIn(TRAINEE, "Wrong")).toEqual({ status: 429, wait: "900" });
    expect(await signIn(TRAINEE.toUpperCase(), PASSWORD)).toEqual({ status: 429, wait: "900" });
    expect((await signIn("trainee.v4@aurora.test", PASSWORD)).status).toBe(200);
    expect(violations).toEqual([]);
  });

  it("says when the next sign-in may be tried, and forgets by the sandbox's clock", async () => {
    const { signIn, fail, controls } = await setUp();
    await fail(9);
    await controls.clock({ advance: "PT10M" });
    await fail(1);
    expect(await signIn(TRAINEE, PASSWORD)).toEqual({ status: 429, wait: "300" });
    await controls.clock({ advance: "PT5M" });
    expect((await signIn(TRAINEE, PASSWORD)).status).toBe(200);
  });

  it("does not lock the account for good when the clock is set back", async () => {
    const { signIn, fail, controls } = await setUp();
    await fail(10);
    await controls.clock({ advance: "-P30D" });
    expect((await signIn(TRAINEE, PASSWORD)).status).toBe(200);
  });

  it("counts from zero after a success, and after a new password by link", async () => {
    const { signIn, fail, call, controls } = await setUp();
    await fail(9);
    expect((await signIn(TRAINEE, PASSWORD)).status).toBe(200);
    await fail(10);
    await call("POST", "/api/auth/password/email", { body: { username: TRAINEE, version: 3 } });
    const link = (await controls.outbox())[0]!.link.split("/").at(-1)!;
    const body = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    const set = await call("POST", `/api/auth/password/reset/${link}`, { body });
    expect(set.status).toBe(200);
    expect((await signIn(TRAINEE, NEW_PASSWORD)).status).toBe(200);
  });

  it("reveals nothing about which usernames exist", async () => {
    const { signIn, fail } = await setUp();
    await fail(10, "unknown@aurora.test");
    expect((await signIn("unknown@aurora.test", "Wrong")).status).toBe(429);
  });

  it("counts failures by address too, which no success forgets", async () => {
    let address = "192.0.2.1";
    const { signIn, fail } = await setUp({ address: () => address });
    for (let n = 0; n < 100; n += 1) {
      await fail(1, `guess.${n}@aurora.test`);
      if (n === 50) {
        expect((await signIn(TRAINEE, PASSWORD)).status).toBe(200);
      }
    }
    expect(await signIn(TRAINEE, PASSWORD)).toEqual({ status: 429, wait: "900" });
    address = "192.0.2.2";
    expect((await signIn(TRAINEE, PASSWORD)).status).toBe(200);
  });

  it("forgets failures once they no longer count, and with a reset", async () => {
    const { fail, controls, database, signIn } = await setUp();
    await fail(10);
    const stored = () =>
      database.transact(({ tables }) => [...tables.signInFailures.values()].map(({ id }) => id));
    await controls.clock({ advance: "PT1H" });
    await fail(1, "other@aurora.test");
    expect(await stored()).toEqual(["username other@aurora.test"]);
    await fail(9, "other@aurora.test");
    await controls.reset();
    expect((await signIn("other@aurora.test", "Wrong")).status).toBe(401);
  });
});

describe("a username with an international domain", () => {
  const FORMS = ["ana@münchen.de", "ana@xn--mnchen-3ya.de"] as const;

  it.each([FORMS, FORMS.toReversed() as [string, string]])(
    "is found and taken in either form when stored as %s",
    async (stored, other) => {
      const { as, call, signIn, controls, violations } = await setUp();
      const admin = await as("admin@recurrent.test");
      const person = { ...NEW_TRAINEE, username: stored, email: stored };
      expect((await admin("POST", USERS, person)).status).toBe(200);
      for (const typed of [stored, other, other.toUpperCase()]) {
        expect((await signIn(typed, PASSWORD)).status).toBe(200);
      }
      expect(await admin("POST", USERS, { ...person, username: other })).toMatchObject({
        status: 422,
        body: { errors: { username: [expect.stringContaining("taken")] } },
      });
      const body = { username: other, version: 3 };
      await call("POST", "/api/auth/password/email", { body });
      expect((await controls.outbox()).map(({ to }) => to)).toEqual([stored]);
      expect(violations).toEqual([]);
    },
  );
});

describe("a new own password", () => {
  it("ends the other sessions of the person, and only those", async () => {
    const { call, signIn: tokenOf } = await testSandbox();
    const [own, elsewhere] = [await tokenOf(TRAINEE), await tokenOf(TRAINEE)];
    const other = await tokenOf("trainee.v4@aurora.test");
    const shown = async (token: string) => (await call("GET", "/api/my/profile", { token })).status;
    const names = { name: "L", surname: "W", username: TRAINEE, email: TRAINEE };
    const update = async (fields: object) =>
      (await call("PUT", "/api/my/profile", { token: own, body: { ...names, ...fields } })).status;
    expect(await update({})).toBe(200);
    expect(await shown(elsewhere)).toBe(200);
    const changed = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    expect(await update(changed)).toBe(200);
    expect(await shown(own)).toBe(200);
    expect(await shown(elsewhere)).toBe(401);
    expect((await call("POST", "/api/auth/refresh", { token: elsewhere })).status).toBe(401);
    expect(await shown(other)).toBe(200);
    // the contract gives any new password this effect, even an equal one
    const again = await tokenOf(TRAINEE, NEW_PASSWORD);
    expect(await update(changed)).toBe(200);
    expect(await shown(own)).toBe(200);
    expect(await shown(again)).toBe(401);
  });

  it("keeps the session of a call whose token was replaced meanwhile", async () => {
    const { call, signIn: tokenOf } = await testSandbox();
    const [old, elsewhere] = [await tokenOf(TRAINEE), await tokenOf(TRAINEE)];
    const shown = async (token: string) => (await call("GET", "/api/my/profile", { token })).status;
    const refresh = async (token: string) => {
      const response = await call("POST", "/api/auth/refresh", { token });
      return ((await response.json()) as { access_token: string }).access_token;
    };
    const newest = await refresh(await refresh(old));
    const names = { name: "L", surname: "W", username: TRAINEE, email: TRAINEE };
    const body = { ...names, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    expect((await call("PUT", "/api/my/profile", { token: old, body })).status).toBe(200);
    expect(await shown(newest)).toBe(200);
    expect(await shown(await refresh(newest))).toBe(200);
    expect(await shown(elsewhere)).toBe(401);
  });
});

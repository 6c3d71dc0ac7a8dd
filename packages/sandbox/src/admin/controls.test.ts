import { describe, expect, it, vi } from "vitest";
import { testSandbox } from "../testing/sandbox.ts";
import { runFromAddress } from "./from-address.ts";
import { chooseFault, matchesPath } from "../handlers/faults.ts";
import { readFaults } from "./fault-requests.ts";

describe("clock", () => {
  it("advances by a duration, is set to an instant, and returns its time", async () => {
    const { controls } = await testSandbox();
    expect((await controls.state()).today).toBe("2026-11-20");
    expect((await controls.clock({ advance: "P5D" })).today).toBe("2026-11-25");
    expect((await controls.clock({ advance: "PT13H" })).now).toBe("2026-11-26T01:00:00.000Z");
    expect((await controls.clock({ set: "2027-02-01T00:00:00Z" })).today).toBe("2027-02-01");
    expect((await controls.reset()).today).toBe("2026-11-20");
  });

  it("resets to another time, and continues from there", async () => {
    const { call, controls, signIn } = await testSandbox();
    const token = await signIn("company.manager@aurora.test");
    const state = await controls.reset({ at: "2027-03-14T00:30:00Z" });
    expect(state).toMatchObject({ now: "2027-03-14T00:30:00.000Z", today: "2027-03-14" });
    expect((await call("GET", "/api/my/profile", { token })).status).toBe(401);
    const again = await signIn("trainee@aurora.test");
    const reply = await call("GET", "/api/my/training", { token: again });
    const { lessonList } = (await reply.json()) as { lessonList: unknown[] };
    expect(lessonList.length).toBeGreaterThan(0);
    expect((await controls.clock({ advance: "P1D" })).today).toBe("2027-03-15");
    await expect(controls.reset({ at: "then" })).rejects.toThrow("reset takes");
  });

  it("rejects an invalid time", async () => {
    const { controls } = await testSandbox();
    await expect(controls.clock({ advance: "5 days" })).rejects.toThrow("clock takes");
    await expect(controls.clock({ set: "soon" })).rejects.toThrow("clock takes");
    await expect(controls.clock({ set: "5" })).rejects.toThrow("clock takes");
    await expect(controls.reset({ at: "12" })).rejects.toThrow("reset takes");
  });
});

describe("people", () => {
  it("gives Aurora the number of people asked for, and keeps whoever is signed in", async () => {
    const { call, controls, signIn } = await testSandbox();
    const token = await signIn("company.manager@aurora.test");
    expect((await controls.people(300)).people).toBe(300);
    const response = await call("GET", "/api/dashboard/training_status", { token });
    const cards = (await response.json()) as { count: number }[];
    const count = cards.reduce((sum, card) => sum + card.count, 0);
    expect(count).toBeGreaterThan(280);
    await controls.reset();
    expect((await call("GET", "/api/my/profile", { token })).status).toBe(401);
    await expect(controls.people(0)).rejects.toThrow("whole number");
  });

  it("lets generated people sign in too", async () => {
    const { controls, signIn } = await testSandbox();
    await controls.people(100);
    expect(await signIn("trainee.1@aurora.test")).toBeTypeOf("string");
  });
});

describe("controls in the URL", () => {
  it("applies the controls of the URL and leaves the rest", async () => {
    const { controls } = await testSandbox();
    const left: string[] = [];
    const setSearch = (rest: string) => void left.push(rest);
    const faults = JSON.stringify([{ path: "/api/tiers", status: 500 }]);
    const search = `?a=1&sandbox.people=70&sandbox.clock=P5D&sandbox.latency=3&sandbox.faults=${encodeURIComponent(faults)}`;
    await runFromAddress(controls, search, setSearch);
    expect(await controls.state()).toMatchObject({
      people: 70,
      today: "2026-11-25",
      latency: 3,
      faults: [{ path: "/api/tiers", status: 500 }],
    });
    await runFromAddress(controls, "?sandbox.reset", setSearch);
    expect((await controls.state()).today).toBe("2026-11-20");
    await runFromAddress(controls, "?a=1", setSearch);
    expect(left).toEqual(["?a=1", ""]);
  });

  it.each([
    "sandbox.clock=soon",
    "sandbox.people=many",
    "sandbox.latency=-1",
    "sandbox.lesson=1.pass",
    "sandbox.faults=x",
    "sandbox.fly",
  ])("rejects %s, and does not run anything again at a reload", async (invalid) => {
    const { controls } = await testSandbox();
    const left: string[] = [];
    const search = `?a=1&sandbox.people=70&${invalid}&sandbox.reset`;
    const run = runFromAddress(controls, search, (rest) => void left.push(rest));
    await expect(run).rejects.toMatchObject({ name: "ControlError" });
    expect(left).toEqual(["?a=1"]);
    expect((await controls.state()).people).toBe(70);
  });
});

describe("faults", () => {
  const path = "/api/tiers";

  async function signedIn() {
    const sandbox = await testSandbox();
    const token = await sandbox.signIn("admin@recurrent.test");
    return {
      ...sandbox,
      get: (signal?: AbortSignal) =>
        sandbox.call("GET", path, { token, ...(signal === undefined ? {} : { signal }) }),
    };
  }

  it.each([401, 403, 404, 422, 500, 503])(
    "answers %i until the fault is cleared",
    async (status) => {
      const { controls, get } = await signedIn();
      await controls.faults([{ path, status }]);
      const response = await get();
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ message: expect.any(String) });
      await controls.faults([]);
      expect((await get()).status).toBe(200);
    },
  );

  it("fails the number of times asked for, then no more", async () => {
    const { controls, get } = await signedIn();
    await controls.faults([{ path, status: 500, times: 2, method: "get" }]);
    const seen = [await get(), await get(), await get()].map((response) => response.status);
    expect(seen).toEqual([500, 500, 200]);
  });

  it("counts a call that is refused after the fault let it through", async () => {
    const { call, controls, get } = await signedIn();
    const fault = { path, status: 500, rate: 0.5 };
    await controls.faults([fault]);
    const draws: boolean[] = [];
    let faults = readFaults([fault]);
    while (!draws.includes(true) || !draws.includes(false)) {
      const verdict = chooseFault(faults, (await controls.state()).seed, "GET", path);
      ({ faults } = verdict);
      draws.push(verdict.fault !== null);
    }
    // All calls but the last have no session, and get 401 when the fault lets them through.
    for (const strikes of draws.slice(0, -1)) {
      expect((await call("GET", path)).status).toBe(strikes ? 500 : 401);
    }
    expect((await get()).status).toBe(draws.at(-1) ? 500 : 200);
  });

  it("drops the connection, breaks the JSON, answers with a page", async () => {
    const { controls, get } = await signedIn();
    await controls.faults([{ path, status: "drop" }]);
    expect((await get()).type).toBe("error");
    await controls.faults([{ path, status: "malformed" }]);
    await expect((await get()).json()).rejects.toThrow(SyntaxError);
    await controls.faults([{ path, status: "html" }]);
    const page = await get();
    expect(page.status).toBe(502);
    expect(page.headers.get("content-type")).toContain("text/html");
  });

  it("never answers until the caller gives up", async () => {
    const { controls, get } = await signedIn();
    await controls.faults([{ path, status: "timeout" }]);
    const caller = new AbortController();
    const pending = get(caller.signal);
    const early = await Promise.race([pending, Promise.resolve("waiting")]);
    expect(early).toBe("waiting");
    caller.abort();
    expect((await pending).type).toBe("error");
  });

  it("holds a call until other faults are set, then makes it", async () => {
    const { controls, get } = await signedIn();
    await controls.faults([{ path, delayMs: 3_600_000 }]);
    const pending = get();
    await vi.waitFor(async () => expect((await controls.state()).faults[0]?.matched).toBe(1));
    await controls.faults([]);
    expect((await pending).status).toBe(200);
  });

  it("cuts off a held call when the sandbox is reset", async () => {
    const { controls, get } = await signedIn();
    await controls.faults([{ path, delayMs: 3_600_000 }]);
    const pending = get();
    await vi.waitFor(async () => expect((await controls.state()).faults[0]?.matched).toBe(1));
    await controls.reset();
    expect((await pending).type).toBe("error");
  });

  it("fails the given share of calls, the same ones every time", async () => {
    const outcomes = () => {
      let faults = readFaults([{ path, status: 500, rate: 0.3 }]);
      return Array.from({ length: 200 }, () => {
        const verdict = chooseFault(faults, 2026, "GET", path);
        ({ faults } = verdict);
        return verdict.fault !== null;
      });
    };
    const first = outcomes();
    expect(outcomes()).toEqual(first);
    const share = first.filter(Boolean).length / 200;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.4);
  });

  it("matches one path segment for each star", () => {
    expect(matchesPath("/api/companies/*/users", "/api/companies/1/users")).toBe(true);
    expect(matchesPath("/api/companies/*/users", "/api/companies/1/users/2")).toBe(false);
    expect(matchesPath("/api/*", "/api/companies/1")).toBe(false);
  });

  it.each([
    [{ path: "/api/tires" }, "No operation of the contract has the path /api/tires;"],
    [{ path: "/api/*/users" }, "has the path /api/*/users;"],
    [{ path: "/api/companies//users" }, "has the path /api/companies//users;"],
    [{ path: "/sandbox/terms.html" }, "has the path /sandbox/terms.html;"],
    [{ path: "/api/tiers", method: "post" }, "is POST /api/tiers; that path takes GET."],
    [{ path: "/api/tiers", method: "" }, "that path takes GET."],
    [{ path: "/api/tiers", delay: 4 }, "A fault has no 'delay'; it takes path, method,"],
  ])("rejects %j, which matches no call, by name", async (fault, message) => {
    const { controls } = await testSandbox();
    await controls.faults([{ path, status: 500 }]);
    await expect(controls.faults([fault])).rejects.toThrow(message);
    expect((await controls.state()).faults).toMatchObject([{ path }]);
  });

  it("sets back the faults that it returned, among others", async () => {
    const { controls } = await testSandbox();
    const { faults } = await controls.faults([{ path, status: 500, times: 2 }]);
    const both = await controls.faults([...faults, { path: "/api/roles", delayMs: 1 }]);
    expect(both.faults).toMatchObject([{ path, times: 2, failed: 0 }, { path: "/api/roles" }]);
  });

  it.each([
    { path: "/api/companies/*/users/7", method: "Delete" },
    { path: "/api/*/*" },
    { path: "/api/auth/password/reset/anything" },
    { path: "/api/my/certificates/1f0c" },
  ])("accepts %j, which some operation matches", (fault) => {
    expect(readFaults([fault])).toMatchObject([fault]);
  });

  it.each([
    [{ path: "/a" }],
    [[{ path: "a" }]],
    [[{ path: "/a", status: "slow" }]],
    [[{ path: "/a", status: 99 }]],
    [[{ path: "/a", rate: 0 }]],
    [[{ path: "/a", times: 1.5 }]],
    [[{ path: "/a", delayMs: -1 }]],
    [[null]],
  ])("rejects %j", (list) => {
    expect(() => readFaults(list)).toThrow(expect.objectContaining({ name: "ControlError" }));
  });
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerControl } from "../admin/http-controls.ts";
import { testSandbox } from "../testing/sandbox.ts";
import { platformReader } from "./body.ts";

const reported: unknown[] = [];
beforeEach(() => {
  reported.length = 0;
  vi.spyOn(console, "error").mockImplementation((error: unknown) => void reported.push(error));
});
afterEach(() => vi.restoreAllMocks());

type Sandbox = Awaited<ReturnType<typeof testSandbox>>;

it.each<[what: string, error: unknown, message: string]>([
  ["a TypeError", new TypeError("x is undefined"), "x is undefined"],
  ["a RangeError", new RangeError("too deep"), "too deep"],
  ["an Error with a cause", new Error("no", { cause: new Error("why") }), "no"],
  ["a text", "plain", "plain"],
  ["undefined", undefined, "undefined"],
])("reports %s of a handler with its stack", async (_what, error, message) => {
  const { call, database } = await testSandbox();
  vi.spyOn(database, "transact").mockImplementation(() => {
    throw error;
  });
  const response = await call("GET", "/api/tiers");
  expect([response.status, await response.json()]).toMatchObject([500, { message }]);
  expect(reported).toEqual([error]);
});

it("reports an error of a control", async () => {
  const { controls } = await testSandbox();
  const error = new TypeError("x is undefined");
  const request = new Request("http://api.test/__sandbox/state");
  const failing = { ...controls, state: () => Promise.reject(error) };
  expect((await answerControl(failing, request, platformReader)).status).toBe(500);
  expect(reported).toEqual([error]);
});

it.each<[what: string, status: number, run: (sandbox: Sandbox) => Promise<Response>]>([
  ["an unknown address", 404, ({ call }) => call("GET", "/api/nothing")],
  ["a call without a session", 401, ({ call }) => call("GET", "/api/tiers")],
  ["refused fields", 422, ({ call }) => call("POST", "/api/auth/login", { body: {} })],
  [
    "a broken reply, which the contract check has reported",
    500,
    async ({ call, database, signIn }) => {
      const token = await signIn("admin@recurrent.test");
      await database.transact(({ tables }) => {
        const [tier] = tables.tiers.values();
        tables.tiers.put({ ...tier!, name: 5 as never });
      });
      return call("GET", "/api/tiers", { token });
    },
  ],
  [
    "a call that its caller gave up",
    500,
    ({ call, database }) => {
      const caller = new AbortController();
      vi.spyOn(database, "transact").mockImplementation(() => {
        caller.abort();
        throw new Error("closed");
      });
      return call("GET", "/api/tiers", { signal: caller.signal });
    },
  ],
])("does not report %s", async (_what, status, run) => {
  expect((await run(await testSandbox())).status).toBe(status);
  expect(reported).toEqual([]);
});

import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { createMemoryTokenStore } from "../auth/token-store.ts";
import { invalidatedBy } from "../react/writes.ts";
import { failureOf } from "../testing/failure-of.ts";
import { json, startServer, type TestServer } from "../testing/http-server.ts";
import { OPERATIONS } from "../testing/operations.ts";
import { VERSION } from "../version.ts";
import { createClient } from "./config.ts";
import type { RecurrentClient } from "./settings.ts";
import { mainHttp } from "./calls.ts";

/** The waits of the client in this test; other timers belong to Node.js' own `fetch`. */
const WAITS = [1_000, 2_000, 7_000];

/** Status and Retry-After of each answer in turn; the last one stays. */
let answers: (readonly [status: number, retryAfter?: string])[];
let agent: string | undefined;
let server: TestServer;
let client: RecurrentClient;
const waits: number[] = [];

beforeEach(async () => {
  server = await startServer((request, response) => {
    agent = request.headers["user-agent"];
    const [status, retryAfter] = answers[server.requests.length - 1] ?? answers.at(-1) ?? [200];
    if (retryAfter !== undefined) response.setHeader("retry-after", retryAfter);
    json(response, status, { message: `${status}` });
  });
  client = configured(2);
  waits.length = 0;
  const real = globalThis.setTimeout;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((
    run: () => void,
    ms = 0,
    ...args: unknown[]
  ) => {
    if (WAITS.includes(ms)) waits.push(ms);
    return real(run, WAITS.includes(ms) ? 0 : ms, ...args);
  }) as typeof setTimeout);
});
afterEach(() => {
  vi.restoreAllMocks();
  return server.close();
});

function configured(retries?: number): RecurrentClient {
  const tokenStore = createMemoryTokenStore({ token: "T1", expiresAt: Date.now() + 3_600_000 });
  const hosts = { authHost: server.origin, apiHost: server.origin };
  return createClient({ ...hosts, tokenStore, ...(retries !== undefined && { retries }) });
}

const send = (method: string, options: object = {}) =>
  mainHttp<unknown>({ url: "/api/my/profile", method }, { client, ...options });

it("repeats a read on request, longer apart each time, and as Retry-After says", async () => {
  answers = [[503], [429, "7"], [200]];
  expect(await send("GET")).toEqual({ message: "200" });
  expect(waits).toEqual([1_000, 7_000]);
});

it("repeats a read as often as its call asks, whatever the client's setting", async () => {
  answers = [[503], [503], [200], [503]];
  client = configured();
  expect(await send("GET", { retries: 2 })).toEqual({ message: "200" });
  await failureOf(send("GET", { retries: 0 }));
  expect(server.requests).toHaveLength(4);
});

it("gives up after the given number of retries", async () => {
  answers = [[502]];
  expect((await failureOf(send("GET"))).status).toBe(502);
  expect(server.requests).toHaveLength(3);
});

it.each([
  ["a write", "POST", [503]],
  ["an answer of the API", "GET", [404]],
  ["a failure of the API", "GET", [500]],
  ["what is put off for long", "GET", [429, "11"]],
] as const)("does not repeat %s", async (_name, method, answer) => {
  answers = [answer];
  await failureOf(send(method));
  expect(server.requests).toHaveLength(1);
});

it.each(OPERATIONS)("repeats $name only if it changes nothing", async ({ name, call }) => {
  answers = [[503]];
  await failureOf(call({ client, retries: 1 }));
  // The React hooks list every write, whatever its method.
  const isListed = (invalidatedBy as (operation: string) => unknown)(name) !== undefined;
  const isRead = server.requests[0]?.startsWith("GET ") === true && !isListed;
  expect(server.requests).toHaveLength(isRead ? 2 : 1);
});

it("repeats nothing by default", async () => {
  client = configured();
  answers = [[503]];
  await failureOf(send("GET"));
  expect(server.requests).toHaveLength(1);
});

it("ends the wait when the caller cancels", async () => {
  answers = [[503, "9"]];
  const leaving = new AbortController();
  const failure = failureOf(send("GET", { signal: leaving.signal }));
  await vi.waitUntil(() => vi.mocked(setTimeout).mock.calls.some(([, ms]) => ms === 9_000));
  leaving.abort();
  expect((await failure).kind).toBe("cancelled");
  expect(server.requests).toHaveLength(1);
});

it("names itself and its version to the host in Node.js", async () => {
  answers = [[200]];
  await send("GET");
  expect(agent).toBe(`recurrent-sdk/${VERSION} node/${process.versions.node}`);
  const manifest = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  expect(JSON.parse(manifest)).toMatchObject({ version: VERSION });
});

it("names itself to no host in a page", async () => {
  vi.stubGlobal("document", {});
  answers = [[200]];
  await send("GET");
  expect(agent).not.toMatch(/recurrent|axios/);
  vi.unstubAllGlobals();
});

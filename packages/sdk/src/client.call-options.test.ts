import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { createMemoryTokenStore } from "./auth/token-store.ts";
import { createRecurrent, type Recurrent } from "./client.ts";
import { download } from "./http/download.ts";
import type { CallOptions } from "./http/request.ts";
import { failureOf } from "./testing/failure-of.ts";
import { json, startServer, type Answer, type TestServer } from "./testing/http-server.ts";

/** Those of a single call, by the README. */
type SharedOptions = Pick<CallOptions, "timeoutMs" | "silent" | "signal">;

const PASSWORD = "Recurrent#2026";

let answer: Answer;
let server: TestServer;
let recurrent: Recurrent;
const onError = vi.fn();

beforeEach(async () => {
  onError.mockReset();
  answer = () => undefined;
  server = await startServer((request, response) => answer(request, response));
  recurrent = createRecurrent({
    authHost: server.origin,
    apiHost: server.origin,
    tokenStore: createMemoryTokenStore({ token: "T1", expiresAt: Date.now() + 3_600_000 }),
    onError,
  });
});
afterEach(() => server.close());

describe.each<[what: string, call: (options: SharedOptions) => Promise<unknown>]>([
  ["a read", (options) => recurrent.profile.get(options)],
  ["a write", (options) => recurrent.groups.delete("1", "2", options)],
  ["a raw call", (options) => recurrent.raw.profile.getAccount(options)],
  [
    "a sign-in",
    (options) => recurrent.session.signIn({ username: "Anna", password: PASSWORD }, options),
  ],
  ["a refresh", (options) => recurrent.session.refresh(options)],
  ["a password link", (options) => recurrent.password.requestLink({ username: "Anna" }, options)],
  [
    "a download",
    (options) => download((own) => recurrent.events.downloadFile("1", "2", own), options),
  ],
])("%s", (_what, call) => {
  it("fails with `timeout` after its own time", async () => {
    expect(await failureOf(call({ timeoutMs: 40 }))).toMatchObject({ kind: "timeout" });
  });

  it("fails with `cancelled` when its own signal fires", async () => {
    const cancelling = new AbortController();
    const failed = failureOf(call({ signal: cancelling.signal }));
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    cancelling.abort();
    expect(await failed).toMatchObject({ kind: "cancelled" });
  });

  it.each([
    [true, 0],
    [undefined, 1],
  ])("reaches `onError` unless it is silent: %s", async (silent, count) => {
    answer = (_request, response) => json(response, 500, {});
    expect(await failureOf(call({ silent }))).toMatchObject({ kind: "server" });
    expect(onError).toHaveBeenCalledTimes(count);
  });
});

it.each<[what: string, call: (options: Pick<CallOptions, "retries">) => Promise<unknown>]>([
  ["a read", (options) => recurrent.profile.get(options)],
  [
    "a download",
    (options) => download((own) => recurrent.events.downloadFile("1", "2", own), options),
  ],
])("repeats %s as often as it says", async (_what, call) => {
  answer = (_request, response) => json(response, 503, {});
  await failureOf(call({ retries: 1 }));
  expect(server.requests).toHaveLength(2);
});

it.each([
  [300, undefined, "redirect"],
  [304, undefined, "redirect"],
  [305, undefined, "redirect"],
  [302, undefined, "redirect"],
  [302, "/api/roles", "network"],
  [307, "/api/my/profile", "network"],
])("fails for a %i to %s with `%s`", async (status, location, kind) => {
  answer = (_request, response) => {
    response.writeHead(status, location === undefined ? {} : { location });
    response.end();
  };
  expect(await failureOf(recurrent.profile.get())).toMatchObject({ kind });
});

it("follows a redirect to another address of the host", async () => {
  answer = (request, response) => {
    if (request.url === "/elsewhere") return json(response, 200, { id: 1, username: "anna" });
    response.writeHead(302, { location: "/elsewhere" }).end();
  };
  expect((await recurrent.profile.get()).username).toBe("anna");
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { createMemoryTokenStore } from "../auth/token-store.ts";
import { createRecurrent, type Recurrent } from "../client.ts";
import { failureOf } from "../testing/failure-of.ts";
import { json, startServer, type Answer, type TestServer } from "../testing/http-server.ts";

const SIGN_IN = { username: "trainee@aurora.test", password: "Recurrent#2026" };

let answer: Answer;
let server: TestServer;
let recurrent: Recurrent;
let prepare: () => Promise<void>;
const onError = vi.fn();
const onSessionEnd = vi.fn();

const status =
  (code: number): Answer =>
  (_request, response) =>
    json(response, code, { message: `Status ${code}` });

beforeEach(async () => {
  onError.mockReset();
  onSessionEnd.mockReset();
  prepare = () => Promise.resolve();
  server = await startServer((request, response) =>
    request.url === "/api/auth/login"
      ? json(response, 200, { access_token: "T1", expires_in: 3600 })
      : answer(request, response),
  );
  recurrent = createRecurrent({
    authHost: server.origin,
    apiHost: server.origin,
    onError,
    onSessionEnd,
    ready: () => prepare(),
  });
  await recurrent.session.signIn(SIGN_IN);
});
afterEach(() => server.close());

/** Requests that carry a token. */
const sent = () => server.requests.filter((request) => !request.includes("/login"));

const ANSWERS: readonly (readonly [what: string, answer: Answer])[] = [
  ...[305, 400, 401, 403, 404, 422, 429, 500, 503].map(
    (code) => [`a ${code}`, status(code)] as const,
  ),
  ["a lost connection", (request) => void request.destroy()],
  ["a web page", (_request, response) => void response.end("<html></html>")],
  ["a reply", status(200)],
];

const ENDINGS: readonly [what: string, end: () => unknown][] = [
  ["a sign-out", () => recurrent.session.signOut()],
  ["a sign-in over the session", () => recurrent.session.signIn(SIGN_IN)],
];

const CALLS: readonly [what: string, call: () => Promise<unknown>][] = [
  ["a read", () => recurrent.profile.get({ retries: 2 })],
  ["a write", () => recurrent.groups.delete("1", "2")],
  ["a download", () => recurrent.events.downloadFile("1", "2")],
];

describe.each(ENDINGS)("after %s", (_how, end) => {
  describe.each(CALLS)("%s under way", (_call, call) => {
    it.each(ANSWERS)("fails with `cancelled` at %s, and is not repeated", async (_what, reply) => {
      answer = (request, response) =>
        void Promise.resolve(end()).then(() => reply(request, response));
      expect(await failureOf(call())).toMatchObject({ kind: "cancelled", status: 0 });
      expect([sent().length, onError.mock.calls, onSessionEnd.mock.calls]).toEqual([1, [], []]);
    });
  });

  it("sends nothing that waited for `ready`", async () => {
    answer = status(200);
    prepare = async () => {
      prepare = () => Promise.resolve();
      await end();
    };
    expect(await failureOf(recurrent.profile.get())).toMatchObject({ kind: "cancelled" });
    expect(sent()).toEqual([]);
  });

  it("sends no read again that waits to be repeated", async () => {
    answer = status(503);
    const call = failureOf(recurrent.profile.get({ retries: 2 }));
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    await new Promise((resolve) => void setTimeout(resolve, 200));
    await end();
    expect(await call).toMatchObject({ kind: "cancelled" });
    expect(sent()).toHaveLength(1);
  });
});

describe("when the token store knows the user of a former session", () => {
  /** Nobody signs in again: the session is only locked. */
  const lockable = (isSameUser: (sessionId: string) => boolean) => {
    const tokenStore = { ...createMemoryTokenStore(), isSameUser };
    tokenStore.write({ token: "T1", expiresAt: Date.now() + 3_600_000 });
    const { origin } = server;
    recurrent = createRecurrent({ authHost: origin, apiHost: origin, tokenStore, onError });
    return tokenStore;
  };

  it.each([
    ["a refusal", status(422), { kind: "validation", status: 422 }],
    ["a missing entity", status(404), { kind: "not-found", status: 404 }],
    ["a conflict", status(412), { kind: "client", status: 412 }],
    ["a fault", status(500), { kind: "server", status: 500 }],
    ["a lost connection", (request) => void request.destroy(), { kind: "network", status: 0 }],
    ["the end of the session", status(401), { kind: "cancelled", status: 0 }],
  ] satisfies [string, Answer, object][])("gives a write %s", async (_what, reply, failure) => {
    const tokenStore = lockable(() => true);
    answer = (request, response) => {
      tokenStore.clear();
      reply(request, response);
    };
    expect(await failureOf(recurrent.groups.delete("1", "2"))).toMatchObject(failure);
    expect(sent()).toHaveLength(1);
  });

  it("gives a write its reply, asked with the id of its session", async () => {
    const isSameUser = vi.fn(() => true);
    const tokenStore = lockable(isSameUser);
    const sessionId = tokenStore.sessionId();
    answer = (request, response) => {
      tokenStore.clear();
      status(200)(request, response);
    };
    await recurrent.groups.delete("1", "2");
    expect(isSameUser.mock.calls).toEqual([[sessionId]]);
  });

  it.each([
    ["a read", true, () => recurrent.profile.get()],
    ["a download", true, () => recurrent.events.downloadFile("1", "2")],
    ["a write of another user", false, () => recurrent.groups.delete("1", "2")],
  ])("cancels %s", async (_what, isSameUser, call) => {
    const tokenStore = lockable(() => isSameUser);
    answer = (request, response) => {
      tokenStore.clear();
      status(200)(request, response);
    };
    expect(await failureOf(call())).toMatchObject({ kind: "cancelled" });
  });

  it("sends no write that waited for `ready`", async () => {
    const tokenStore = lockable(() => true);
    const { origin } = server;
    const ready = async () => tokenStore.clear();
    recurrent = createRecurrent({ authHost: origin, apiHost: origin, tokenStore, ready });
    answer = status(200);
    expect(await failureOf(recurrent.groups.delete("1", "2"))).toMatchObject({ kind: "cancelled" });
    expect(sent()).toEqual([]);
  });
});

it("cancels the other calls of a session that the host has ended", async () => {
  const held: (() => void)[] = [];
  answer = (request, response) => {
    if (request.url === "/api/my/profile") return json(response, 401, { message: "Over." });
    held.push(() => json(response, 500, {}));
  };
  const other = failureOf(recurrent.boards.getTraining());
  await vi.waitFor(() => expect(held).toHaveLength(1));
  expect(await failureOf(recurrent.profile.get())).toMatchObject({ kind: "unauthorized" });
  held[0]?.();
  expect(await other).toMatchObject({ kind: "cancelled" });
  expect([onError.mock.calls.length, onSessionEnd.mock.calls.length]).toEqual([0, 1]);
});

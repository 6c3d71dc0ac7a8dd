import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

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

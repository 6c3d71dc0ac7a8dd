import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { createMemoryTokenStore, type TokenStore } from "../auth/token-store.ts";
import { signIn } from "../sign-in.ts";
import { failureOf } from "../testing/failure-of.ts";
import { json, startServer, type Answer, type TestServer } from "../testing/http-server.ts";
import { configureRecurrent } from "./config.ts";
import { mainHttp } from "./calls.ts";
import { retryAfterMs } from "./rate-limits.ts";

describe("Retry-After", () => {
  const now = Date.parse("2026-11-21T10:00:00Z");

  it.each([
    ["0", 0],
    ["7", 7_000],
    [" 120 ", 120_000],
    ["Sat, 21 Nov 2026 10:00:30 GMT", 30_000],
    ["Saturday, 21-Nov-26 10:00:30 GMT", 30_000],
    ["Sat Nov 21 10:00:30 2026", 30_000],
    ["Sat, 21 Nov 2026 09:00:00 GMT", 0],
    ["", undefined],
    ["soon", undefined],
    ["-5", undefined],
    ["1.5", undefined],
    ["2026-11-21", undefined],
    ["Sat, 99 Nov 2026 10:00:30 GMT", undefined],
  ])("reads '%s' as %j ms", (value, wait) => {
    expect(retryAfterMs(value, "", now)).toBe(wait);
  });

  it("compares a date with the server's clock, when its reply has one", () => {
    const at = "Sat, 21 Nov 2026 12:00:30 GMT";
    expect(retryAfterMs(at, "Sat, 21 Nov 2026 12:00:00 GMT", now)).toBe(30_000);
    expect(retryAfterMs(at, "nonsense", now)).toBe(7_230_000);
  });
});

let answer: Answer;
let server: TestServer;
let store: TokenStore;
const onSessionEnd = vi.fn();

beforeEach(async () => {
  onSessionEnd.mockReset();
  vi.useFakeTimers({ toFake: ["performance"] });
  server = await startServer((request, response) => answer(request, response));
  store = createMemoryTokenStore({ token: "T1", expiresAt: Date.now() + 3_600_000 });
  configureRecurrent({
    authHost: server.origin,
    apiHost: server.origin,
    tokenStore: store,
    onSessionEnd,
  });
});
afterEach(() => {
  vi.useRealTimers();
  return server.close();
});

const refusing =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    json(response, status, { message: "Too many." });
  };

const read = (url = "/api/my/profile", params?: object) =>
  mainHttp<unknown>({ url, method: "GET", ...(params && { params }) });

describe("a read that the server delays", () => {
  it("delays a read until the given time, and fails with the time left", async () => {
    answer = refusing(429, { "retry-after": "30" });
    expect(await failureOf(read())).toMatchObject({ status: 429, retryAfterMs: 30_000 });

    vi.advanceTimersByTime(29_000);
    expect(await failureOf(read())).toMatchObject({
      status: 429,
      message: "Too many.",
      retryAfterMs: 1_000,
    });
    expect(server.requests).toHaveLength(1);

    answer = (_request, response) => json(response, 200, "fine");
    vi.advanceTimersByTime(1_001);
    expect(await read()).toBe("fine");
  });

  it("delays a read for a second when the server named no time", async () => {
    answer = refusing(429);
    expect((await failureOf(read())).retryAfterMs).toBeUndefined();
    vi.advanceTimersByTime(900);
    expect((await failureOf(read())).status).toBe(429);
    expect(server.requests).toHaveLength(1);
    vi.advanceTimersByTime(101);
    await failureOf(read());
    expect(server.requests).toHaveLength(2);
  });

  it("repeats a read after five minutes, however long the given time", async () => {
    answer = refusing(429, { "retry-after": "86400" });
    await failureOf(read());
    vi.advanceTimersByTime(300_001);
    await failureOf(read());
    expect(server.requests).toHaveLength(2);
  });

  it("delays reads after a 503 only when that has a time", async () => {
    answer = refusing(503);
    await failureOf(read());
    answer = refusing(503, { "retry-after": "60" });
    await failureOf(read());
    await failureOf(read());
    expect(server.requests).toHaveLength(2);
  });

  it("delays no other address, no write and not the next session", async () => {
    answer = refusing(429, { "retry-after": "30" });
    await failureOf(read("/api/my/records", { date: "2026-01-02" }));
    await failureOf(read("/api/my/records", { date: "2026-01-03" }));
    await failureOf(mainHttp({ url: "/api/my/records", method: "POST" }));
    await failureOf(mainHttp({ url: "/api/my/records", method: "POST" }));
    expect(server.requests).toHaveLength(4);
    store.clear();
    store.write({ token: "other", expiresAt: Date.now() + 3_600_000 });
    await failureOf(read("/api/my/records", { date: "2026-01-02" }));
    expect(server.requests).toHaveLength(5);
  });
});

describe("the sign-in host after too many calls", () => {
  it("reports at a sign-in how long to wait, and sends each one all the same", async () => {
    answer = refusing(429, { "retry-after": "30" });
    const credentials = { username: "a@b.test", password: "wrong" };
    expect(await failureOf(signIn(credentials))).toMatchObject({ retryAfterMs: 30_000 });
    await failureOf(signIn(credentials));
    expect(server.requests).toHaveLength(2);
  });

  it.each([408, 429, 500, 502, 503, 504])(
    "keeps the session after %i, and refreshes no earlier than the given time",
    async (status) => {
      const stored = { token: "T1", expiresAt: Date.now() - 1 };
      store.write(stored);
      answer = refusing(status, { "retry-after": "30" });
      expect(await failureOf(read())).toMatchObject({ status });
      expect(await failureOf(read("/api/roles"))).toMatchObject({ status });
      expect(server.requests).toEqual(["POST /api/auth/refresh"]);
      expect([store.read(), onSessionEnd.mock.calls]).toEqual([stored, []]);
      answer = (request, response) =>
        json(
          response,
          200,
          request.method === "POST" ? { access_token: "T2", expires_in: 3600 } : "fine",
        );
      vi.advanceTimersByTime(30_001);
      expect(await read()).toBe("fine");
    },
  );
});

/** The limits of a call from its beginning to its end, and listeners that a call leaves. */
import { getEventListeners } from "node:events";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { refreshToken, signIn } from "../sign-in.ts";
import { createMemoryTokenStore, type TokenStore } from "../auth/token-store.ts";
import { type ApiError, isApiError } from "../errors.ts";
import { profileShow } from "../generated/main/raw/profile.ts";
import { failureOf } from "../testing/failure-of.ts";
import { bodyOf, json, startServer, type Answer, type TestServer } from "../testing/http-server.ts";
import { mainHttp } from "./calls.ts";
import { createClient } from "./config.ts";
import type { RecurrentConfig } from "./settings.ts";
import { delay, withTimeout } from "../idle-timeout.ts";
import type { RequestOptions } from "./request.ts";

const HOUR = 3_600_000;
const never = () => new Promise<never>(() => undefined);
let answer: Answer;
let server: TestServer;

beforeEach(async () => {
  server = await startServer((request, response) => answer(request, response));
  answer = (_request, response) => json(response, 200, {});
});
afterEach(() => server.close());

const good = () => createMemoryTokenStore({ token: "T1", expiresAt: Date.now() + HOUR });
const expired = () => createMemoryTokenStore({ token: "T1", expiresAt: 1 });
const clientOf = (config: Partial<RecurrentConfig> = {}) =>
  createClient({
    authHost: server.origin,
    apiHost: server.origin,
    tokenStore: good(),
    ...config,
  });

/** Leaves requests to this address unanswered. */
const mute =
  (address: string): Answer =>
  (request, response) => {
    if (request.url !== address) json(response, 401, {});
  };

describe("a call that hangs before it is sent", () => {
  const hanging: readonly (readonly [
    name: string,
    config: () => Partial<RecurrentConfig>,
    muted: string,
  ])[] = [
    ["while `ready` does", () => ({ ready: never }), ""],
    ["while `ready` of the refresh does", () => ({ ready: never, tokenStore: expired() }), ""],
    ["while the refresh does", () => ({ tokenStore: expired() }), "/api/auth/refresh"],
    [
      "while the refresh after a 401 does",
      () => ({ onUnauthorized: "refresh" }),
      "/api/auth/refresh",
    ],
    ["while the API does", () => ({}), "/api/my/profile"],
  ];

  it.each(hanging)(
    "fails as a time-out after its own `timeoutMs` %s",
    async (_name, config, muted) => {
      answer = mute(muted);
      const client = clientOf(config());
      const failure = await failureOf(profileShow({ client, timeoutMs: 80 }));
      expect(failure).toMatchObject({ kind: "timeout", status: 0 });
    },
  );

  it.each(hanging)("ends as cancelled when its signal fires %s", async (_name, config, muted) => {
    answer = mute(muted);
    const client = clientOf(config());
    const leaving = new AbortController();
    const failure = failureOf(profileShow({ client, signal: leaving.signal }));
    setTimeout(() => leaving.abort(), 60);
    expect(await failure).toMatchObject({ kind: "cancelled" });
    expect(getEventListeners(leaving.signal, "abort")).toEqual([]);
  });

  it("does not end the refresh for the other calls", async () => {
    let finish: () => void = () => undefined;
    answer = (request, response) => {
      if (request.url !== "/api/auth/refresh") return json(response, 200, { id: 7 });
      finish = () => json(response, 200, { access_token: "T2", expires_in: 3600 });
    };
    const client = clientOf({ tokenStore: expired() });
    const patient = profileShow({ client });
    const failure = await failureOf(profileShow({ client, timeoutMs: 80 }));
    expect(failure.kind).toBe("timeout");
    finish();
    expect(await patient).toEqual({ id: 7 });
  });

  it("sends nothing when its signal has fired already", async () => {
    const ready = vi.fn(() => Promise.resolve());
    const failure = failureOf(
      profileShow({ client: clientOf({ ready }), signal: AbortSignal.abort() }),
    );
    expect((await failure).kind).toBe("cancelled");
    expect([server.requests, ready.mock.calls]).toEqual([[], []]);
  });

  it("fails with a clear message when its token store returns promises", async () => {
    const tokenStore = { ...good(), read: never } as unknown as TokenStore;
    for (const call of [profileShow, refreshToken]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other names the one that differs
      const failure = await failureOf(call({ client: clientOf({ tokenStore }) }));
      expect(failure).toMatchObject({ kind: "client", status: 0 });
      expect(failure.message).toContain("at once");
    }
  });
});

describe("the time-out of one call", () => {
  it.each([-1, Number.NaN, Number.NEGATIVE_INFINITY, "1000", {}, true])(
    "rejects the time-out of case %# through its promise",
    async (timeoutMs) => {
      const options = { client: clientOf(), timeoutMs } as RequestOptions;
      const failure = await failureOf(profileShow(options));
      expect(failure).toMatchObject({ kind: "client", status: 0 });
      expect(failure.message).toBe("timeoutMs must be a number from 0.");
      expect(server.requests).toEqual([]);
    },
  );

  it.each([-1, Number.NaN, "2"])("rejects `retries` of %s as well", async (retries) => {
    const options = { client: clientOf(), retries } as RequestOptions;
    expect((await failureOf(profileShow(options))).message).toBe(
      "retries must be a number from 0.",
    );
  });

  it.each([0, Number.POSITIVE_INFINITY, 2 ** 31, 3e9, Number.MAX_SAFE_INTEGER, 0.5 + 2 ** 31])(
    "waits for a reply when the time-out is %s",
    async (timeoutMs) => {
      answer = (_request, response) => setTimeout(() => json(response, 200, { id: 7 }), 60);
      expect(await profileShow({ client: clientOf(), timeoutMs })).toEqual({ id: 7 });
      expect(await profileShow({ client: clientOf({ timeoutMs }) })).toEqual({ id: 7 });
    },
  );

  it.each([2 ** 31, 3e9, Number.POSITIVE_INFINITY])(
    "waits between retries for %s ms and not less",
    async (ms) => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const over = vi.fn();
      void delay(ms).then(over);
      await vi.advanceTimersByTimeAsync(2 ** 31 - 2);
      expect(over).not.toHaveBeenCalled();
    },
  );
});

describe("a signal that is given to many calls", () => {
  const counted = () => {
    const { signal } = new AbortController();
    let waiting = 0;
    vi.spyOn(signal, "addEventListener").mockImplementation((...args) => {
      waiting += 1;
      EventTarget.prototype.addEventListener.apply(signal, args as never);
    });
    vi.spyOn(signal, "removeEventListener").mockImplementation((...args) => {
      waiting -= 1;
      EventTarget.prototype.removeEventListener.apply(signal, args as never);
    });
    return { signal, left: () => [waiting, getEventListeners(signal, "abort").length] };
  };
  const renewed = { access_token: "T2", expires_in: 3600 };

  it.each<readonly [string, Answer, Partial<RecurrentConfig>, RequestOptions]>([
    ["success", (_request, response) => json(response, 200, {}), {}, {}],
    ["a failure", (_request, response) => json(response, 404, {}), {}, {}],
    ["a lost connection", (request) => request.socket.destroy(), {}, {}],
    ["a time-out", () => undefined, {}, { timeoutMs: 30 }],
    ["a reply that cannot be read", (_request, response) => json(response, 200, undefined), {}, {}],
    ["the end of the session", (_request, response) => json(response, 401, {}), {}, {}],
    [
      "`ready` that fails",
      (_request, response) => json(response, 200, {}),
      { ready: () => Promise.reject(new Error("No.")) },
      {},
    ],
    ["`ready` that is late", () => undefined, { ready: never }, { timeoutMs: 30 }],
    [
      "a refresh",
      (request, response) => json(response, 200, request.method === "POST" ? renewed : {}),
      { tokenStore: createMemoryTokenStore({ token: "T1", expiresAt: 1 }) },
      {},
    ],
    [
      "a refresh that fails",
      (_request, response) => json(response, 503, {}),
      { tokenStore: createMemoryTokenStore({ token: "T1", expiresAt: 1 }) },
      {},
    ],
  ])("leaves no listener on the signal after %s", async (_name, reply, config, options) => {
    answer = reply;
    const { signal, left } = counted();
    const client = clientOf(config);
    await profileShow({ client, signal, ...options }).catch(() => undefined);
    expect(left()).toEqual([0, 0]);
  });

  it("leaves no listener on the signal after eight retries", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }).setTimerTickMode("nextTimerAsync");
    onTestFinished(() => void vi.useRealTimers());
    answer = (_request, response) => json(response, 503, {});
    const { signal, left } = counted();
    const failure = await failureOf(
      profileShow({ client: clientOf(), signal, retries: 8, timeoutMs: 0 }),
    );
    expect([failure.status, server.requests.length]).toEqual([503, 9]);
    expect(left()).toEqual([0, 0]);
  });

  it("leaves no listener on the signal after a wait that it aborted", async () => {
    const leaving = new AbortController();
    const waits = [delay(HOUR, leaving.signal), withTimeout(never, HOUR, leaving.signal)];
    leaving.abort();
    await Promise.allSettled(waits);
    expect(getEventListeners(leaving.signal, "abort")).toEqual([]);
  });
});

describe("a callback that throws", () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => void uncaught.push(error);
  const slip = new Error("The callback has a mistake.");
  const slips = () => {
    throw slip;
  };
  let others: NodeJS.UncaughtExceptionListener[];
  beforeEach(() => {
    uncaught.length = 0;
    // Vitest's own handler would fail the run.
    others = process.listeners("uncaughtException");
    process.removeAllListeners("uncaughtException").on("uncaughtException", note);
  });
  afterEach(() => {
    process.removeAllListeners("uncaughtException");
    for (const other of others) process.on("uncaughtException", other);
  });
  const turn = () => new Promise((resolve) => setTimeout(resolve));

  it("keeps the failure of the call when `onError` throws", async () => {
    answer = (_request, response) => json(response, 404, { message: "No such thing." });
    const failure = await failureOf(profileShow({ client: clientOf({ onError: slips }) }));
    expect(failure).toMatchObject({ kind: "not-found", message: "No such thing." });
    await turn();
    expect(uncaught).toEqual([slip]);
  });

  it("keeps the end of the session when `onSessionEnd` throws", async () => {
    answer = (_request, response) => json(response, 401, { message: "Over." });
    const tokenStore = good();
    const client = clientOf({ onSessionEnd: slips, tokenStore });
    expect(await failureOf(profileShow({ client }))).toMatchObject({ message: "Over." });
    expect(tokenStore.read()).toBeNull();
    await turn();
    expect(uncaught).toEqual([slip]);
  });

  it.each(["onHeaders", "onDownloadProgress"] as const)(
    "keeps the reply when `%s` throws",
    async (name) => {
      answer = (_request, response) => json(response, 200, { id: 7 });
      expect(await profileShow({ client: clientOf(), [name]: slips })).toEqual({ id: 7 });
      await turn();
      expect(uncaught[0]).toBe(slip);
    },
  );

  it("keeps the upload when `onUploadProgress` throws", async () => {
    answer = (request, response) =>
      void bodyOf(request).then(({ length }) => json(response, 200, length));
    const data = "a".repeat(100_000);
    const options = { client: clientOf(), onUploadProgress: slips };
    const reply = await mainHttp({ url: "/api/my/events", method: "POST", data }, options);
    expect(reply).toBeGreaterThanOrEqual(100_000);
    await turn();
    expect(uncaught[0]).toBe(slip);
  });

  it("keeps the reply when the clock's `note` or a listener of the clock throws", async () => {
    const { hostClock } = clientOf().settings;
    const client = clientOf({ hostClock: { ...hostClock, note: slips } });
    expect(await profileShow({ client })).toEqual({});
    const other = clientOf();
    const heard = vi.fn();
    other.settings.hostClock.subscribe(slips);
    other.settings.hostClock.subscribe(heard);
    answer = (_request, response) => {
      response.setHeader("date", new Date(Date.now() + HOUR).toUTCString());
      json(response, 200, {});
    };
    expect(await profileShow({ client: other })).toEqual({});
    expect(heard).toHaveBeenCalledOnce();
    await turn();
    expect(uncaught).toEqual([slip, slip]);
  });

  it("ends the session also when the token store cannot be cleared", async () => {
    answer = (_request, response) => json(response, 401, { message: "Over." });
    const onSessionEnd = vi.fn();
    const client = clientOf({ tokenStore: { ...good(), clear: slips }, onSessionEnd });
    const failure = await failureOf(profileShow({ client }));
    expect(failure).toMatchObject({ kind: "unauthorized", message: "Over." });
    expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith(failure);
    expect((await failureOf(profileShow({ client }))).message).toBe("Nobody is signed in.");
    await turn();
    expect(uncaught).toEqual([slip]);
  });

  const login = (config: Partial<RecurrentConfig>) =>
    signIn({ username: "a", password: "b" }, { client: clientOf(config) });
  it.each<readonly [string, () => Promise<unknown>]>([
    ["`ready`", () => profileShow({ client: clientOf({ ready: slips }) })],
    ["`now`", () => profileShow({ client: clientOf({ now: slips }) })],
    [
      "the store's `read`",
      () => profileShow({ client: clientOf({ tokenStore: { ...good(), read: slips } }) }),
    ],
    [
      "the store's `sessionId`",
      () => profileShow({ client: clientOf({ tokenStore: { ...good(), sessionId: slips } }) }),
    ],
    [
      "the store's `onEnd`",
      () => profileShow({ client: clientOf({ tokenStore: { ...good(), onEnd: slips } }) }),
    ],
    [
      "the store's `write` at a refresh",
      () => profileShow({ client: clientOf({ tokenStore: { ...expired(), write: slips } }) }),
    ],
    [
      "the store's `read` at `refreshToken`",
      () => refreshToken({ client: clientOf({ tokenStore: { ...good(), read: slips } }) }),
    ],
    ["the store's `write` at a sign-in", () => login({ tokenStore: { ...good(), write: slips } })],
    ["the store's `clear` at a sign-in", () => login({ tokenStore: { ...good(), clear: slips } })],
  ])(
    "fails the call with an ApiError that names it as cause when it is %s",
    async (_name, call) => {
      answer = (_request, response) =>
        json(response, 200, { access_token: "T2", expires_in: 3600 });
      const failure = await failureOf(call());
      expect(failure).toMatchObject({
        kind: "client",
        status: 0,
        message: slip.message,
        cause: slip,
      });
      await turn();
      expect(uncaught).toEqual([]);
    },
  );
});

describe("the end of a session", () => {
  const errors: ApiError[] = [];
  beforeEach(() => void (errors.length = 0));
  const listening = () => ({
    onError: (error: ApiError) => void errors.push(error),
    onSessionEnd: (error: ApiError) => void errors.push(error),
  });

  it.each([401, 400, 403])(
    "reports the end once when calls continue after a refresh answered %i",
    async (status) => {
      answer = (_request, response) => json(response, status, { message: "Over." });
      const client = clientOf({ ...listening(), tokenStore: expired() });
      const calls = () => Promise.all([1, 2, 3].map(() => failureOf(profileShow({ client }))));
      await calls();
      const later = [await calls(), await calls()].flat();
      expect(errors.map(({ message }) => message)).toEqual(["Over."]);
      expect(
        later.every((error) => error.kind === "unauthorized" && error.cause === errors[0]),
      ).toBe(true);
    },
  );

  it("reports the end again when the next session ends", async () => {
    const tokenStore = good();
    const client = clientOf({ ...listening(), tokenStore });
    answer = (_request, response) => json(response, 401, { message: "Over." });
    for (let session = 0; session < 2; session += 1) {
      tokenStore.write({ token: `S${session}`, expiresAt: Date.now() + HOUR });
      // oxlint-disable-next-line no-await-in-loop -- one session after the other
      await failureOf(profileShow({ client }));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await failureOf(profileShow({ client }));
    }
    expect(errors.map(({ message }) => message)).toEqual(["Over.", "Over."]);
  });

  it("reports once that nobody is signed in, however often a call is made", async () => {
    const client = clientOf({ ...listening(), tokenStore: createMemoryTokenStore() });
    for (let turn = 0; turn < 3; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a retry is
      expect(isApiError(await failureOf(profileShow({ client })))).toBe(true);
    }
    expect(errors.map(({ message }) => message)).toEqual(["Nobody is signed in."]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { clientOf, configureRecurrent } from "./http/config.ts";
import { mainHttp } from "./http/calls.ts";
import { failureOf } from "./testing/failure-of.ts";
import { bodyOf, json, startServer, type Answer, type TestServer } from "./testing/http-server.ts";
import {
  refreshToken,
  requestPasswordLink,
  setNewPassword,
  signIn,
  signOut,
  verifyPasswordLink,
} from "./sign-in.ts";

const NOW = 1_800_000_000_000;
let answer: Answer;
let server: TestServer;
const onError = vi.fn();
const onSessionEnd = vi.fn();

beforeEach(async () => {
  onError.mockReset();
  onSessionEnd.mockReset();
  server = await startServer((request, response) => answer(request, response));
  configureRecurrent({
    authHost: `${server.origin}/`,
    apiHost: server.origin,
    onError,
    onSessionEnd,
    now: () => NOW,
  });
});
afterEach(() => server.close());

const someone = { username: "trainee@aurora.test", password: "secret" };

describe("signIn", () => {
  it("stores the token with its expiry and uses it from then on", async () => {
    answer = (request, response) => {
      if (request.url === "/api/auth/login") {
        void bodyOf(request).then((body) => {
          expect(JSON.parse(body)).toEqual(someone);
          json(response, 200, { access_token: "T1", expires_in: 3600 });
        });
      } else {
        json(response, 200, request.headers.authorization);
      }
    };
    expect(await signIn(someone)).toEqual({ token: "T1", expiresAt: NOW + 3_600_000 });
    expect(clientOf().settings.tokenStore.read()).toEqual({
      token: "T1",
      expiresAt: NOW + 3_600_000,
    });
    expect(await mainHttp({ url: "/api/my/profile" })).toBe("Bearer T1");
  });

  it("begins another session than the one before", async () => {
    answer = (_request, response) => json(response, 200, { access_token: "T1", expires_in: "60" });
    await signIn(someone);
    const before = clientOf().settings.tokenStore.sessionId();
    await signIn(someone);
    expect(clientOf().settings.tokenStore.sessionId()).not.toBe(before);
  });

  it("stores nothing when storing is off", async () => {
    answer = (_request, response) => json(response, 200, { access_token: "T1", expires_in: 60 });
    const { token } = await signIn(someone, { persist: false });
    expect([token, clientOf().settings.tokenStore.read()]).toEqual(["T1", null]);
  });

  it.each([{ access_token: "T1" }, { access_token: "T1", expires_in: null }, {}])(
    "fails with 'No expires_in present in the response' for %j",
    async (reply) => {
      answer = (_request, response) => json(response, 200, reply);
      await expect(signIn(someone)).rejects.toMatchObject({
        kind: "malformed",
        message: "No expires_in present in the response",
      });
      expect(clientOf().settings.tokenStore.read()).toBeNull();
    },
  );

  it.each([
    [401, { message: "Wrong." }, { kind: "unauthorized", message: "Wrong." }],
    [
      305,
      { data: { redirect_to: "https://sso.example/" } },
      { redirectTo: "https://sso.example/" },
    ],
    [422, { errors: { username: ["Unknown."] } }, { fieldErrors: { username: ["Unknown."] } }],
  ])("leaves a %i to the form", async (status, body, expected) => {
    answer = (_request, response) => json(response, status, body);
    await expect(signIn(someone)).rejects.toMatchObject(expected);
    expect(onError).not.toHaveBeenCalled();
    expect(onSessionEnd).not.toHaveBeenCalled();
  });
});

describe("a sign-in that fails", () => {
  const reply =
    (status: number, body: unknown): Answer =>
    (_request, response) =>
      json(response, status, body);
  const isReported = (error: unknown) =>
    onError.mock.calls.length === 1 && onError.mock.calls[0]?.[0] === error;

  it.each<[what: string, answer: Answer, isReported: boolean]>([
    ["with a redirect", reply(305, {}), false],
    ["with wrong credentials", reply(401, {}), false],
    ["with refused input", reply(422, { errors: { username: ["Unknown."] } }), false],
    ["after too many tries", reply(429, {}), false],
    ["with 400", reply(400, {}), true],
    ["with 403", reply(403, {}), true],
    ["with 404", reply(404, {}), true],
    ["with 500", reply(500, {}), true],
    ["with 503", reply(503, {}), true],
    ["with no token", reply(200, { expires_in: 60 }), true],
    ["with a web page", (_request, response) => void response.end("<html>"), true],
    ["without an answer", (request) => void request.destroy(), true],
  ])("is reported if it is for the operator, %s", async (_what, given, isForOperator) => {
    answer = given;
    expect(isReported(await failureOf(signIn(someone)))).toBe(isForOperator);
    onError.mockReset();
    await failureOf(signIn(someone, { silent: true }));
    expect(onError).not.toHaveBeenCalled();
  });

  it("is not reported when it is cancelled", async () => {
    const signal = AbortSignal.abort();
    expect(await failureOf(signIn(someone, { signal }))).toMatchObject({ kind: "cancelled" });
    expect(onError).not.toHaveBeenCalled();
  });
});

describe("refreshToken and signOut", () => {
  it.each([
    [429, "nothing else waits for it", []],
    [500, "nothing else waits for it", []],
    [500, "calls wait for it", ["/api/my/profile", "/api/roles"]],
  ])("reports a refresh answered %i once when %s", async (status, _when, urls) => {
    clientOf().settings.tokenStore.write({ token: "T1", expiresAt: NOW });
    answer = (_request, response) => json(response, status, {});
    const calls = [refreshToken(), ...urls.map((url) => mainHttp({ url }))];
    const errors = await Promise.all(calls.map(failureOf));
    expect(new Set(errors.map((error) => error.status))).toEqual(new Set([status]));
    expect(onError).toHaveBeenCalledOnce();
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it("leaves a refused refresh to onSessionEnd", async () => {
    clientOf().settings.tokenStore.write({ token: "T1", expiresAt: NOW });
    answer = (_request, response) => json(response, 401, { message: "Gone." });
    await failureOf(refreshToken());
    expect(onSessionEnd).toHaveBeenCalledOnce();
    expect(onError).not.toHaveBeenCalled();
  });

  it("exchanges the token by bearer, and drops it on sign-out", async () => {
    clientOf().settings.tokenStore.write({ token: "T1", expiresAt: NOW });
    answer = (request, response) => {
      expect(request.headers.authorization).toBe("Bearer T1");
      json(response, 200, { access_token: "T2", expires_in: 3600 });
    };
    expect(await refreshToken()).toEqual({ token: "T2", expiresAt: NOW + 3_600_000 });
    expect(server.requests).toEqual(["POST /api/auth/refresh"]);
    signOut();
    expect(clientOf().settings.tokenStore.read()).toBeNull();
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it("calls onSessionEnd alone when the refresh is refused", async () => {
    clientOf().settings.tokenStore.write({ token: "T1", expiresAt: NOW });
    answer = (_request, response) => json(response, 401, { message: "Gone." });
    const calls = await Promise.allSettled([
      mainHttp({ url: "/api/my/profile" }),
      mainHttp({ url: "/api/roles" }),
    ]);
    expect(calls.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(server.requests).toEqual(["POST /api/auth/refresh"]);
    expect(onSessionEnd).toHaveBeenCalledOnce();
    expect(onError).not.toHaveBeenCalled();
  });
});

describe("the password link", () => {
  it("requests a link with version 3, and returns message and address as sent", async () => {
    answer = (request, response) => {
      void bodyOf(request).then((body) => {
        expect(JSON.parse(body)).toEqual({ username: "a@b.test", version: 3 });
        json(response, 200, { message: "Sent.", redirectTo: "javascript:1" });
      });
    };
    expect(await requestPasswordLink({ username: "a@b.test" })).toEqual({
      message: "Sent.",
      redirectTo: "javascript:1",
    });
    answer = (_request, response) => json(response, 200, { message: "Sent.", redirectTo: "" });
    expect((await requestPasswordLink({ username: "a@b.test" })).redirectTo).toBeNull();
  });

  it("verifies the link by its id, and uses the returned token, else the id", async () => {
    answer = (_request, response) => json(response, 200, { email: "a@b.test", token: "t" });
    expect(await verifyPasswordLink("x y")).toEqual({ email: "a@b.test", token: "t" });
    expect(server.requests).toEqual(["GET /api/auth/password/reset/x%20y"]);
    answer = (_request, response) => json(response, 200, { email: "a@b.test" });
    expect((await verifyPasswordLink("id")).token).toBe("id");
    answer = (_request, response) => json(response, 200, { message: "Done." });
    const passwords = { password: "new", passwordConfirmation: "new" };
    expect(await setNewPassword("t", passwords)).toBe("Done.");
  });

  it("rejects an id that leads elsewhere", async () => {
    await expect(verifyPasswordLink("..")).rejects.toMatchObject({ kind: "client" });
    await expect(verifyPasswordLink("a/b")).rejects.toMatchObject({ kind: "client" });
    expect(server.requests).toEqual([]);
  });
});

describe("configureRecurrent", () => {
  it("rejects a host that is no http(s) address", () => {
    for (const authHost of ["", "example.com", "javascript:alert(1)", "ftp://x"]) {
      expect(() => configureRecurrent({ authHost, apiHost: "https://a.test" })).toThrow("authHost");
    }
  });
});

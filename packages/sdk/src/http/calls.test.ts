import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { createMemoryTokenStore, type TokenStore } from "../auth/token-store.ts";
import { failureOf } from "../testing/failure-of.ts";
import { bodyOf, json, startServer, type Answer, type TestServer } from "../testing/http-server.ts";
import { configureRecurrent } from "./config.ts";
import type { RecurrentConfig } from "./settings.ts";
import { authHttp, mainHttp } from "./calls.ts";

const HOUR = 3_600_000;
let answer: Answer;
let server: TestServer;
let store: TokenStore;
const onError = vi.fn();
const onSessionEnd = vi.fn();

function configure(
  overrides: Partial<Pick<RecurrentConfig, "timeoutMs" | "apiHost" | "onUnauthorized">> = {},
): void {
  configureRecurrent({
    authHost: server.origin,
    apiHost: server.origin,
    tokenStore: store,
    onError,
    onSessionEnd,
    ...overrides,
  });
}

const get = <T = unknown>(url = "/api/my/profile") => mainHttp<T>({ url, method: "GET" });

beforeEach(async () => {
  onError.mockReset();
  onSessionEnd.mockReset();
  server = await startServer((request, response) => answer(request, response));
  store = createMemoryTokenStore({ token: "T1", expiresAt: Date.now() + HOUR });
  configure();
});
afterEach(() => server.close());

describe("a call of the main API", () => {
  it("sends the bearer token and returns the reply's JSON", async () => {
    answer = (request, response) =>
      json(response, 200, { authorization: request.headers.authorization });
    expect(await get()).toEqual({ authorization: "Bearer T1" });
  });

  it("sends no header of its own that needs a preflight", async () => {
    answer = (request, response) => json(response, 200, Object.keys(request.headers));
    const ofFetch = ["accept", "accept-encoding", "accept-language", "connection", "host"];
    const others = ["authorization", "cache-control", "pragma", "sec-fetch-mode", "user-agent"];
    expect([...ofFetch, ...others]).toEqual(expect.arrayContaining(await get<string[]>()));
  });

  it("asks caches not to store the reply, without a header that needs a preflight", async () => {
    answer = (request, response) => json(response, 200, { headers: request.headers });
    const { headers } = await mainHttp<{ headers: Record<string, string> }>({
      url: "/api/my/profile",
      method: "GET",
    });
    // `fetch` sends these for the cache mode 'no-store', after the preflight.
    expect(headers).toMatchObject({ "cache-control": "no-cache", pragma: "no-cache" });
  });

  it("leaves out absent query parameters and encodes the others", async () => {
    answer = (_request, response) => json(response, 200, []);
    await mainHttp({ url: "/api/my/records", params: { date: "2026-01-02", version: undefined } });
    expect(server.requests).toEqual(["GET /api/my/records?date=2026-01-02"]);
  });

  it.each([204, 200])("accepts an empty %i reply to a write", async (status) => {
    answer = (_request, response) => response.writeHead(status).end();
    expect(await mainHttp({ url: "/api/companies/1", method: "DELETE" })).toBeUndefined();
  });

  it("sends multipart forms with a boundary", async () => {
    answer = (request, response) => {
      void bodyOf(request).then((body) =>
        json(response, 200, { type: request.headers["content-type"], body }),
      );
    };
    const form = new FormData();
    form.append("description", "Licence");
    form.append("files[0]", new File(["pdf"], "a.pdf"));
    const reply = await mainHttp<{ type: string; body: string }>({
      url: "/api/my/events",
      method: "POST",
      headers: { "Content-Type": "multipart/form-data" },
      data: form,
    });
    expect(reply.type).toMatch(/^multipart\/form-data; boundary=/);
    expect(reply.body).toContain('name="files[0]"; filename="a.pdf"');
  });

  it("rejects a call before it is sent when nobody is signed in", async () => {
    store.clear();
    expect(await failureOf(get())).toMatchObject({ kind: "unauthorized", status: 401 });
    expect(server.requests).toEqual([]);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it.each(["..", "", ".", "undefined", "%2e%2e", "a%2Fb", "a%5Cb", "%00", "%252e%252e", "%zz"])(
    "rejects the id '%s', which would reach another address",
    async (id) => {
      answer = (_request, response) => json(response, 200, {});
      const error = await failureOf(get(`/api/companies/3/users/${id}/records`));
      expect(error).toMatchObject({ kind: "client", status: 0 });
      expect(server.requests).toEqual([]);
    },
  );

  it("accepts ids in other scripts", async () => {
    answer = (_request, response) => json(response, 200, {});
    await get(`/api/my/certificates/${encodeURIComponent("š-1 2")}`);
    expect(server.requests).toEqual(["GET /api/my/certificates/%C5%A1-1%202"]);
  });
});

describe("every failure is one ApiError", () => {
  it.each([
    [400, "client", "Bad Request"],
    [403, "forbidden", "Forbidden"],
    [404, "not-found", "Not Found"],
    [409, "client", "Conflict"],
    [500, "server", "Internal Server Error"],
    [503, "server", "Service Unavailable"],
  ] as const)("reports status %i as kind %s", async (status, kind, statusText) => {
    answer = (_request, response) => {
      response.writeHead(status, " ", { "content-type": "application/json", "x-request-id": "r7" });
      response.end(JSON.stringify({ message: "Sorry.", exception: "Oops" }));
    };
    const error = await failureOf(get());
    expect(error).toMatchObject({ kind, status, statusText, message: "Sorry.", exception: "Oops" });
    expect(error.requestId).toBe("r7");
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it.each([
    ["lists", { errors: { email: ["Taken.", "Odd."] } }, { email: ["Taken.", "Odd."] }],
    ["texts", { errors: { email: "Taken." } }, { email: ["Taken."] }],
    ["under data", { data: { errors: { email: ["Taken."] } } }, { email: ["Taken."] }],
    ["entries", { errors: [{ field: "a", message: "No." }] }, { a: ["No."] }],
    ["bare texts", { errors: ["No."] }, { "": ["No."] }],
    ["nested", { errors: { settings: { notifications: ["No."] } } }, { settings: ["No."] }],
    ["nothing", {}, {}],
    ["null", { errors: null }, {}],
  ])("reads the field errors of a 422 given as %s", async (_name, body, fieldErrors) => {
    answer = (_request, response) => json(response, 422, { message: "Invalid.", ...body });
    const error = await failureOf(get());
    expect(error).toMatchObject({ kind: "validation", message: "Invalid." });
    expect(error.fieldErrors).toEqual(fieldErrors);
  });

  it("does not use a web page as a message", async () => {
    answer = (_request, response) => {
      response.writeHead(502, { "content-type": "text/html" });
      response.end("<html><body>nginx</body></html>");
    };
    expect(await failureOf(get())).toMatchObject({ kind: "server", message: "Bad Gateway" });
  });

  it.each([
    ["a web page", "text/html", "<!doctype html><p>Sign in to the hotel network</p>", "web page"],
    ["half a JSON document", "application/json", '{"id": 1, "na', "no complete JSON"],
    ["nothing", "application/json", "", "empty"],
  ])("reports %s in place of a reply as malformed", async (_name, type, body, reason) => {
    answer = (_request, response) => {
      response.writeHead(200, { "content-type": type });
      response.end(body);
    };
    const error = await failureOf(get());
    expect(error).toMatchObject({ kind: "malformed", status: 200 });
    expect(error.message).toContain(reason);
  });

  it("reports a connection that breaks in the middle as a network failure", async () => {
    answer = (_request, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
      response.write('{"id":');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await failureOf(get())).toMatchObject({ kind: "network", status: 0 });
  });

  it("reports an unreachable host as a network failure", async () => {
    configure({ apiHost: "http://127.0.0.1:1" });
    expect(await failureOf(get())).toMatchObject({ kind: "network", status: 0, statusText: "" });
  });

  it("reports a reply that does not come in time as a time-out", async () => {
    answer = () => undefined;
    configure({ timeoutMs: 60 });
    expect(await failureOf(get())).toMatchObject({ kind: "timeout", status: 0 });
  });

  it("reports a call its caller gives up as cancelled, and calls no listener", async () => {
    const reached = new EventTarget();
    answer = () => reached.dispatchEvent(new Event("request"));
    const controller = new AbortController();
    const call = mainHttp({ url: "/api/my/profile" }, { signal: controller.signal });
    const outcome = failureOf(call);
    await once(reached, "request");
    controller.abort();
    expect(await outcome).toMatchObject({ kind: "cancelled" });
    expect(onError).not.toHaveBeenCalled();
  });

  it("reads data.redirect_to of a login answered 305, if that is http(s)", async () => {
    const login = () => authHttp({ url: "/api/auth/login", method: "POST", data: {} });
    answer = (_request, response) =>
      json(response, 305, { data: { redirect_to: "https://elsewhere.example/go" } });
    expect(await failureOf(login())).toMatchObject({
      kind: "redirect",
      status: 305,
      statusText: "Use Proxy",
      redirectTo: "https://elsewhere.example/go",
    });
    answer = (_request, response) => json(response, 305, { redirect_to: "javascript:alert(1)" });
    expect((await failureOf(login())).redirectTo).toBeUndefined();
  });

  it("reads the message in the body of a failed download", async () => {
    answer = (_request, response) => json(response, 404, { message: "No such certificate." });
    const call = mainHttp<Blob>({ url: "/api/my/certificates/x/download", responseType: "blob" });
    expect(await failureOf(call)).toMatchObject({
      kind: "not-found",
      message: "No such certificate.",
    });
  });

  it("does not call onError when the caller shows the failure itself", async () => {
    answer = (_request, response) => json(response, 500, {});
    await failureOf(mainHttp({ url: "/api/roles" }, { silent: true }));
    expect(onError).not.toHaveBeenCalled();
  });
});

describe("a 401 of the main API", () => {
  it("ends the session once, however many calls get it, without a retry", async () => {
    answer = (_request, response) => json(response, 401, { message: "Unauthenticated." });
    const errors = await Promise.all(Array.from({ length: 5 }, () => failureOf(get())));
    expect(server.requests).toHaveLength(5);
    expect(new Set(errors).size).toBe(1);
    expect(errors[0]).toMatchObject({ kind: "unauthorized", message: "Unauthenticated." });
    expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith(errors[0]);
    expect(onError).not.toHaveBeenCalled();
    expect(store.read()).toBeNull();
  });

  it("repeats the call once with a new token that came while the call was out", async () => {
    answer = (request, response) => {
      if (request.headers.authorization !== "Bearer T1") return json(response, 200, "fine");
      store.write({ token: "T2", expiresAt: Date.now() + HOUR });
      json(response, 401, {});
    };
    expect(await get()).toBe("fine");
    expect(server.requests).toHaveLength(2);
  });

  it("keeps the session that followed when the 401 is of an ended one", async () => {
    answer = (_request, response) => {
      store.clear();
      store.write({ token: "other", expiresAt: Date.now() + HOUR });
      json(response, 401, {});
    };
    expect(await failureOf(get())).toMatchObject({ kind: "cancelled" });
    expect(onSessionEnd).not.toHaveBeenCalled();
    expect(store.read()?.token).toBe("other");
  });

  it("calls no listener when the 401 comes after a sign-out", async () => {
    answer = (_request, response) => {
      store.clear();
      json(response, 401, { message: "Unauthenticated." });
    };
    expect(await failureOf(get())).toMatchObject({ kind: "cancelled" });
    expect(onSessionEnd).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });

  it("hides the replies of one session from the next", async () => {
    answer = (_request, response) => {
      store.clear();
      store.write({ token: "other", expiresAt: Date.now() + HOUR });
      json(response, 200, { name: "the former user" });
    };
    expect(await failureOf(get())).toMatchObject({ kind: "cancelled" });
  });
});

describe("a 401 of a host that revokes tokens early", () => {
  /** Refuses `T1`; what a refresh gives is accepted or not. */
  const takingBack =
    (refresh: readonly [number, object], accepted = "Bearer T2"): Answer =>
    (request, response) => {
      if (request.url === "/api/auth/refresh") return json(response, ...refresh);
      const fine = request.headers.authorization === accepted;
      json(response, fine ? 200 : 401, fine ? "fine" : { message: "Unauthenticated." });
    };
  const renewed = [200, { access_token: "T2", expires_in: 3600 }] as const;
  const refreshes = () =>
    server.requests.filter((each) => each === "POST /api/auth/refresh").length;

  beforeEach(() => configure({ onUnauthorized: "refresh" }));

  it("refreshes once for all calls, each of which is repeated once", async () => {
    answer = takingBack(renewed);
    const write = mainHttp({ url: "/api/my/events/7/enable", method: "PATCH" });
    expect(await Promise.all([get(), get("/api/roles"), write])).toEqual(["fine", "fine", "fine"]);
    expect([refreshes(), server.requests.length]).toEqual([1, 7]);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it("ends the session when the new token is refused too", async () => {
    answer = takingBack(renewed, "Bearer none");
    const failure = await failureOf(get());
    expect(failure).toMatchObject({ kind: "unauthorized", message: "Unauthenticated." });
    expect([refreshes(), store.read()]).toEqual([1, null]);
    expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith(failure);
  });

  it("ends the session when the refresh is refused", async () => {
    answer = takingBack([401, { message: "Taken back." }]);
    const failure = await failureOf(get());
    expect(failure).toMatchObject({ kind: "unauthorized", message: "Taken back." });
    expect(server.requests).toHaveLength(2);
    expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith(failure);
    expect(onError).not.toHaveBeenCalled();
  });

  it.each([408, 429, 500, 502, 503, 504])(
    "fails and keeps the session when the refresh is answered %i",
    async (status) => {
      const token = store.read();
      answer = takingBack([status, { message: "Not now." }]);
      expect(await failureOf(get())).toMatchObject({ status, message: "Not now." });
      expect(onSessionEnd).not.toHaveBeenCalled();
      expect(store.read()).toEqual(token);
    },
  );

  it("ends the session unless the client is configured to refresh", async () => {
    configure();
    answer = takingBack(renewed);
    expect((await failureOf(get())).kind).toBe("unauthorized");
    expect(server.requests).toHaveLength(1);
  });
});

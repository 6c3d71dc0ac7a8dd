import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import mainContract from "../../packages/sdk/openapi/main.json" with { type: "json" };
import { PASSWORD } from "../../scripts/lib/accounts.ts";
import { type ValidatedSandbox, startValidatedSandbox } from "./validated-sandbox.ts";
import { failureOf, seenAt } from "../support/global-teardown.ts";
import {
  startProxy,
  type ValidatingProxy,
} from "../../packages/host-check/src/contract/validating-proxy.ts";
import { type Seen, VIOLATION } from "../../packages/host-check/src/contract/violations.ts";

/** Gives the access token. */
async function signIn({ auth }: ValidatedSandbox): Promise<string> {
  const reply = await fetch(`${auth.origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "company.manager@aurora.test", password: PASSWORD }),
  });
  return ((await reply.json()) as { access_token: string }).access_token;
}

/**
 * Rules of the proxy beyond those of express-openapi-validator, and one breach of each kind that
 * the validator finds.
 */
describe("the validator between the SDK or a portal and the sandbox", () => {
  let validated: ValidatedSandbox;
  let authorization: string;
  const reports: string[] = [];
  beforeAll(async () => {
    validated = await startValidatedSandbox();
    authorization = `Bearer ${await signIn(validated)}`;
  });
  afterAll(() => validated.stop());

  const send = async (path: string, init: RequestInit = {}, headers = {}) => {
    const all = { authorization, ...headers };
    const reply = await fetch(validated.api.origin + path, { ...init, headers: all });
    reports.push(reply.headers.get(VIOLATION) ?? "");
    return reply;
  };
  const put = (path: string, body: string) =>
    send(path, { method: "PUT", body }, { "content-type": "application/json" });
  const post = (path: string, entries: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(entries)) body.append(name, value);
    return send(path, { method: "POST", body });
  };
  const login = async (headers: Record<string, string>, more = {}) => {
    const body = JSON.stringify({ username: "a@b.test", password: "no", ...more });
    const reply = await fetch(`${validated.auth.origin}/api/auth/login`, {
      method: "POST",
      headers,
      body: new TextEncoder().encode(body),
    });
    reports.push(reply.headers.get(VIOLATION) ?? "");
    return reply;
  };
  afterEach(() => reports.splice(0));

  it("passes valid requests silently, and refusals of the host too", async () => {
    expect((await send("/api/my/profile")).status).toBe(200);
    expect((await send("/api/companies/2")).status).toBe(403);
    await post("/api/my/events", {
      description: "Passport",
      manager: "1",
      "reminders[0][key]": "days",
      "reminders[0][value]": "7",
    });
    expect(reports).toEqual(["", "", ""]);
  });

  it("leaves it to the host to refuse a text that is too long", async () => {
    const typed = { name: "x".repeat(256), surname: "A", username: "a", email: "a@b.test" };
    expect((await put("/api/my/profile", JSON.stringify(typed))).status).toBe(422);
    expect(reports).toEqual([""]);
  });

  it.each([
    [
      "a field of another type",
      () =>
        put(
          "/api/my/profile",
          '{"name": 7, "surname": "A", "username": "a@b.test", "email": "a@b.test"}',
        ),
      /profileUpdate request: .*name must be string/,
    ],
    [
      "a body that is no JSON",
      () => put("/api/my/profile", "{"),
      /profileUpdate request|PUT .* request: cannot be read/,
    ],
    [
      "another content type",
      () => send("/api/my/profile", { method: "PUT", body: "a" }, { "content-type": "text/plain" }),
      /request: .*text\/plain/,
    ],
    ["a sign-in of no type", () => login({ "content-type": "" }), /sessionLogin request: .*type/],
    [
      "a sign-in with a key more",
      () => login({ "content-type": "application/json" }, { remember: true }),
      /sessionLogin request: .*remember/,
    ],
    [
      "an event as JSON",
      () =>
        send(
          "/api/my/events",
          { method: "POST", body: '{"description": "A"}' },
          { "content-type": "application/json" },
        ),
      /eventCreate request: .*application\/json/,
    ],
    [
      "an unknown key of an entry",
      () =>
        put(
          "/api/companies/1/users/105",
          '{"id":105,"name":"A","surname":"B","username":"a@b.test","email":"a@b.test","companyRoles":[{"id":1,"license":"x"}]}',
        ),
      /personUpdate request: .*license/,
    ],
    [
      "an unknown key of a suspension",
      () =>
        put(
          "/api/companies/1/users/105",
          '{"id":105,"name":"A","surname":"B","username":"a@b.test","email":"a@b.test","settings":{"suspend":{"status":false,"end":1}}}',
        ),
      /personUpdate request: .*suspend.*end/,
    ],
    [
      "an unknown field of a form",
      () => post("/api/my/events", { description: "A", issued: "2026-01-01" }),
      /eventCreate request: .*issued/,
    ],
    [
      "a repeated query",
      () => send("/api/my/records?version=4&version=5"),
      /recordShow request: .*version/,
    ],
    ["a slash at the end", () => send("/api/my/profile/"), /request: .*\/api\/my\/profile\//],
    ["an address in capitals", () => send("/api/My/profile"), /request: .*\/api\/My\/profile/],
    [
      "a body where none is taken",
      () =>
        send(
          "/api/my/events/10501/enable",
          { method: "PATCH", body: "{}" },
          { "content-type": "application/json" },
        ),
      /eventEnable request: .*body/,
    ],
    [
      "an unknown query",
      () => send("/api/my/records?day=1"),
      /recordShow request: Unknown query parameter 'day'/,
    ],
    [
      "a reminder of another unit",
      () =>
        post("/api/my/events", {
          description: "A",
          "reminders[0][key]": "weeks",
          "reminders[0][value]": "1",
        }),
      /eventCreate request: .*reminders\/0\/key/,
    ],
    [
      "no token",
      () => send("/api/my/profile", {}, { authorization: "" }),
      /profileShow request: Authorization header required/,
    ],
    [
      "an unknown address",
      () => send("/api/my/profiles"),
      /GET \/api\/my\/profiles request: not found/,
    ],
  ])("reports %s of a request", async (_what, act, report) => {
    await act();
    expect(reports.at(-1)).toMatch(report);
  });
});

describe("the validator in front of a sandbox with faults", () => {
  let validated: ValidatedSandbox;
  beforeAll(async () => {
    validated = await startValidatedSandbox();
  });
  afterAll(() => validated.stop());

  const tellToFail = (status: number | string, times: number) =>
    fetch(`${validated.api.origin}/__sandbox/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify([{ path: "/api/tiers", status, times }]),
    });
  const ask = async (path: string) =>
    (
      await fetch(validated.api.origin + path, { headers: { authorization: "Bearer a" } })
    ).headers.get(VIOLATION);

  it.each([500, "html"])("ignores %s that a fault has caused", async (status) => {
    await tellToFail(status, 1);
    expect(await ask("/api/tiers")).toBeNull();
    expect((await seenAt(validated.api.origin)).exercised).not.toContain("tierList");
  });

  it("checks the request of a failed call all the same", async () => {
    await tellToFail(500, 1);
    expect(await ask("/api/tiers?a=1")).toMatch(/tierList request: Unknown query parameter 'a'/);
  });
});

describe("the validator in front of a broken host", () => {
  let host: Server;
  let proxy: ValidatingProxy;
  let answer: { status: number; type: string; body: string; isProvoked?: true };
  beforeAll(async () => {
    host = createServer((_request, response) => {
      response.setHeader("cache-control", "no-store");
      if (answer.isProvoked) response.setHeader("x-provoked", "html");
      response.writeHead(answer.status, answer.type ? { "content-type": answer.type } : {});
      response.end(answer.body);
    });
    await new Promise<void>((resolve) => {
      host.listen(0, "127.0.0.1", resolve);
    });
    const { port } = host.address() as AddressInfo;
    const upstream = `http://127.0.0.1:${port}`;
    proxy = await startProxy({ contract: mainContract, upstream, provoked: "x-provoked" });
  });
  afterAll(async () => {
    await proxy.close();
    host.close();
  });

  const JSON_TYPE = "application/json";
  const tier = { id: 1, name: "Premium", slug: "premium" };
  const ask = async (path: string, next: typeof answer) => {
    answer = next;
    const reply = await fetch(proxy.origin + path, { headers: { authorization: "Bearer a" } });
    // The proxy passes replies unchanged, broken or not.
    expect(await reply.text()).toBe(next.body);
    return reply.headers.get(VIOLATION);
  };

  it("reports nothing in a valid reply", async () => {
    const body = JSON.stringify([tier]);
    expect(await ask("/api/tiers", { status: 200, type: JSON_TYPE, body })).toBeNull();
  });

  it("ignores a failure that names its fault, and no other one", async () => {
    const page = { status: 502, type: "text/html", body: "<h1>Sorry</h1>" };
    expect(await ask("/api/tiers", { ...page, isProvoked: true })).toBeNull();
    expect(await ask("/api/tiers", page)).toMatch(/the host failed: 502/);
  });

  // check.test.ts of host-check breaks a reply of each call in other ways.
  it.each([
    ["no body", "/api/tiers", 200, JSON_TYPE, "", /tierList reply: response body required/],
    [
      "an undeclared status",
      "/api/tiers",
      202,
      JSON_TYPE,
      "[]",
      /tierList reply: status 202 is not declared/,
    ],
    [
      "a refusal of another shape",
      "/api/tiers",
      403,
      JSON_TYPE,
      '{"message": 1}',
      /tierList reply: .*message must be string/,
    ],
  ])("reports %s of a reply", async (_what, path, status, type, body, report) => {
    expect(await ask(path, { status, type, body })).toMatch(report);
  });
});

describe("the result of all end-to-end tests", () => {
  const violation = { operation: "tierList", part: "reply", text: "is not JSON" } as const;
  const auth: Seen = { operations: ["login"], exercised: ["login"], violations: [] };
  const main: Seen = { operations: ["tierList"], exercised: ["tierList"], violations: [] };

  it("passes when both hosts have answered every operation as the contract says", () => {
    expect(failureOf([auth, main], true)).toBeUndefined();
  });

  it("passes when one worker has used what another has not", () => {
    expect(failureOf([auth, { ...main, exercised: [] }, auth, main], true)).toBeUndefined();
  });

  it.each([true, false])("fails on a violation, complete run: %s", (isWhole) => {
    const broken = { ...main, violations: [violation] };
    expect(failureOf([auth, main, auth, broken], isWhole)).toBe(
      "The contract was broken:\ntierList reply: is not JSON",
    );
  });

  it("fails when a complete run has an operation that never succeeded", () => {
    const unused = { ...main, exercised: [] };
    expect(failureOf([auth, unused], true)).toBe("No test has used tierList with success.");
    expect(failureOf([auth, unused], false)).toBeUndefined();
  });

  it("expects all 67 operations, and reports which were used and what was broken", async () => {
    const validated = await startValidatedSandbox();
    const seen = () => Promise.all([validated.auth.origin, validated.api.origin].map(seenAt));
    try {
      expect((await seen()).flatMap(({ operations }) => operations)).toHaveLength(67);
      await signIn(validated);
      expect(failureOf(await seen(), true)).toMatch(/No test has used .*tierList.* with success/);
      expect(failureOf(await seen(), true)).not.toMatch(/sessionLogin/);
      expect(failureOf(await seen(), false)).toBeUndefined();
      await fetch(`${validated.api.origin}/api/tiers`);
      expect(failureOf(await seen(), false)).toMatch(/tierList request: Authorization header/);
    } finally {
      await validated.stop();
    }
  });
});

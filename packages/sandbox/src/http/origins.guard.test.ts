import { once } from "node:events";
import { request as call, type IncomingMessage } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { MEGABYTE, signIn } from "../testing/server.ts";
import { memoryPersistence } from "../store/persistence/persistence.ts";
import { Database } from "../store/database.ts";
import { type RunningSandbox, serve } from "./serve.ts";

const running: RunningSandbox[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((sandbox) => sandbox.stop()));
});

const PORTAL = "http://portal.test:4100";

async function start(origins: readonly string[] = []): Promise<RunningSandbox> {
  const database = new Database({ persistence: memoryPersistence() });
  const sandbox = await serve({ database, authPort: 0, apiPort: 0, origins });
  running.push(sandbox);
  return sandbox;
}

/** Sends a call with headers that `fetch` would reject. */
async function send(
  url: string,
  { method = "POST", headers = {} }: { method?: string; headers?: Record<string, string> },
  pieces: Iterable<string | Uint8Array> = [],
) {
  const outgoing = call(url, { method, headers });
  const replied = once(outgoing, "response") as Promise<[IncomingMessage]>;
  for (const piece of pieces) {
    if (!outgoing.write(piece)) {
      await Promise.race([once(outgoing, "drain"), replied]);
    }
  }
  outgoing.end();
  const [incoming] = await replied;
  await incoming.toArray();
  return { status: incoming.statusCode, headers: incoming.headers };
}

describe("the controls", () => {
  it.each([
    ["no page at all", {}, 200],
    ["the sandbox's own page", { origin: "{own}", "sec-fetch-site": "same-origin" }, 200],
    ["a page of an origin it was started with", { origin: PORTAL }, 200],
    ["that origin's own name, behind a proxy", { host: "portal.test" }, 200],
    ["an address in numbers", { host: "127.0.0.1:4120" }, 200],
    ["any other local page", { origin: "http://localhost:9999" }, 403],
    ["the same name with another scheme", { origin: "https://portal.test:4100" }, 403],
    ["a page without an origin of its own", { origin: "null" }, 403],
    ["a page that only loads the address", { "sec-fetch-site": "cross-site" }, 403],
    ["a page whose name was made to lead here", { host: "evil.test:4120" }, 403],
    ["such a page asking its own origin", { host: "evil.test", origin: "http://evil.test" }, 403],
    ["a name that only ends so", { host: "notlocalhost" }, 403],
  ] as const)("allows or refuses the controls asked by %s", async (_who, given, status) => {
    const { apiHost, authHost } = await start([PORTAL]);
    for (const host of [apiHost, authHost]) {
      const headers = Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name, value === "{own}" ? host : value]),
      );
      const clock = await send(`${host}/__sandbox/reset`, { headers });
      expect(clock.status).toBe(status);
      const outbox = await send(`${host}/__sandbox/outbox`, { method: "GET", headers });
      expect(outbox.status).toBe(status);
      const preflight = await send(`${host}/__sandbox/reset`, { method: "OPTIONS", headers });
      expect(preflight.status).toBe(status === 200 ? 204 : 403);
      if (status === 403) {
        expect(outbox.headers["access-control-allow-origin"]).toBeUndefined();
        expect(preflight.headers["access-control-allow-origin"]).toBeUndefined();
      }
    }
  });

  it("cannot reach the controls by another spelling of their path", async () => {
    const { apiHost } = await start();
    const headers = { origin: "http://localhost:9999" };
    for (const path of ["/%5F_sandbox/state", "//__sandbox/state", "/x/../__sandbox/state"]) {
      const reply = await send(apiHost + path, { method: "GET", headers });
      expect([403, 404], path).toContain(reply.status);
    }
  });

  it("allows the calls of the contract to any origin", async () => {
    const { apiHost } = await start();
    const headers = { origin: "http://localhost:9999", ...(await signIn(running[0]!)) };
    expect((await send(`${apiHost}/api/tiers`, { method: "GET", headers })).status).toBe(200);
  });
});

describe("a body that is too large", () => {
  const json = { "content-type": "application/json" };

  it.each([
    ["POST", "/api/auth/login", "authHost"],
    ["PUT", "/api/my/profile", "apiHost"],
    ["POST", "/__sandbox/faults", "apiHost"],
  ] as const)("rejects a large body without a session: %s %s", async (method, path, host) => {
    const sandbox = await start();
    const piece = new Uint8Array(MEGABYTE).fill(0x20);
    const pieces = Array.from({ length: 30 }, () => piece);
    const reply = await send(sandbox[host] + path, { method, headers: json }, pieces);
    expect(reply.status).toBe(413);
  });

  it("rejects one byte more than 1 MB", async () => {
    const { authHost } = await start();
    const body = (length: number) => `"${"x".repeat(length - 2)}"`;
    const status = async (length: number) =>
      (await send(`${authHost}/api/auth/login`, { headers: json }, [body(length)])).status;
    expect(await status(MEGABYTE)).toBe(422);
    expect(await status(MEGABYTE + 1)).toBe(413);
  });

  it("rejects a large form that has only names", async () => {
    const { authHost } = await start();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const pieces = Array.from({ length: 3 }, () => "a&".repeat(MEGABYTE / 2));
    expect((await send(`${authHost}/api/auth/login`, { headers }, pieces)).status).toBe(413);
  });

  it("rejects a form of many long texts", async () => {
    const sandbox = await start();
    const headers = {
      ...(await signIn(sandbox)),
      "content-type": "multipart/form-data; boundary=xx",
    };
    const field = '--xx\r\ncontent-disposition: form-data; name="a"\r\n\r\n';
    const pieces = [
      ...Array.from({ length: 40 }, () => `${field}${"x".repeat(MEGABYTE / 2)}\r\n`),
      "--xx--\r\n",
    ];
    const reply = await send(`${sandbox.apiHost}/api/my/events`, { headers }, pieces);
    expect(reply.status).toBe(413);
  });
});

describe("failed sign-ins over HTTP", () => {
  it("counts failed sign-ins by address, whatever the usernames", async () => {
    const { authHost } = await start();
    const statusOf = async (username: string) => {
      const reply = await fetch(`${authHost}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ username, password: "Wrong" }),
      });
      return `${reply.status} ${reply.headers.get("retry-after")}`;
    };
    for (let n = 0; n < 100; n += 1) {
      expect(await statusOf(`guess.${n}@aurora.test`)).toBe("401 null");
    }
    expect(await statusOf("one.more@aurora.test")).toMatch(/^429 (900|89\d)$/);
  });
});

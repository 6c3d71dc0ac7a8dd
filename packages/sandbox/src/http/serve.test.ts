import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import type { SandboxState } from "../types.ts";
import { memoryPersistence } from "../store/persistence/persistence.ts";
import { Database } from "../store/database.ts";
import { type RunningSandbox, serve } from "./serve.ts";

const running: RunningSandbox[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((sandbox) => sandbox.stop()));
});

async function start(): Promise<RunningSandbox> {
  const database = new Database({ persistence: memoryPersistence() });
  const sandbox = await serve({ database, authPort: 0, apiPort: 0 });
  running.push(sandbox);
  return sandbox;
}

async function signIn(authHost: string): Promise<string> {
  const response = await fetch(`${authHost}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "trainee@aurora.test", password: "Recurrent#2026" }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

const post = (url: string, body: unknown) =>
  fetch(url, { method: "POST", body: JSON.stringify(body) });

describe("both hosts over HTTP", () => {
  it("shares the data between both hosts, each with its own calls only", async () => {
    const { authHost, apiHost } = await start();
    const authorization = `Bearer ${await signIn(authHost)}`;
    const profile = await fetch(`${apiHost}/api/my/profile`, { headers: { authorization } });
    expect(await profile.json()).toMatchObject({ username: "trainee@aurora.test" });
    expect((await fetch(`${authHost}/api/my/profile`)).status).toBe(404);
    expect((await fetch(`${apiHost}/api/auth/login`, { method: "POST" })).status).toBe(404);
  });

  it("answers another origin and its preflight, and exposes the headers clients read", async () => {
    const { apiHost } = await start();
    const origin = "https://portal.test";
    const preflight = await fetch(`${apiHost}/api/my/profile`, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "PUT",
        "access-control-request-headers": "authorization,content-type,if-match",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe(origin);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("authorization");
    expect(preflight.headers.get("access-control-allow-headers")).toContain("if-match");
    expect(preflight.headers.get("access-control-allow-methods")).toContain("PUT");
    const rejected = await fetch(`${apiHost}/api/my/profile`, { headers: { origin } });
    expect(rejected.status).toBe(401);
    expect(rejected.headers.get("access-control-allow-origin")).toBe(origin);
    expect(rejected.headers.get("access-control-expose-headers")).toContain("content-disposition");
    expect(rejected.headers.get("access-control-expose-headers")).toContain("etag");
    expect(rejected.headers.get("access-control-expose-headers")).toContain("date");
    expect(rejected.headers.get("x-request-id")).not.toBeNull();
  });

  it("numbers each reply: a success, a refusal, a file and a fault", async () => {
    const { authHost, apiHost } = await start();
    const headers = { authorization: `Bearer ${await signIn(authHost)}` };
    const paths = [
      "/api/my/profile",
      "/api/my/records/download?type=complete",
      "/api/companies/2",
      "/api/nothing",
    ];
    const replies = await Promise.all(paths.map((path) => fetch(apiHost + path, { headers })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 403, 404]);
    await post(`${apiHost}/__sandbox/faults`, [{ path: "/api/tiers", status: 500 }]);
    replies.push(await fetch(`${apiHost}/api/tiers`, { headers }));
    const numbers = replies.map((reply) => reply.headers.get("x-request-id"));
    for (const number of numbers) expect(number).toMatch(/^[\da-f]{16}$/);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each(["PT0S", "P5D", "-P40D", "PT11H59M", "P400D"])(
    "dates each reply by the sandbox's clock, moved by %s",
    async (advance) => {
      const { authHost, apiHost } = await start();
      const headers = { authorization: `Bearer ${await signIn(authHost)}` };
      const { now } = (await (
        await post(`${apiHost}/__sandbox/clock`, { advance })
      ).json()) as SandboxState;
      const replies = await Promise.all([
        fetch(`${apiHost}/api/my/profile`, { headers }),
        fetch(`${apiHost}/api/my/records/download?type=complete`, { headers }),
        fetch(`${apiHost}/api/companies/2`, { headers }),
        fetch(`${apiHost}/api/nothing`),
        fetch(`${authHost}/api/auth/login`, { method: "POST", body: "{" }),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 403, 404, 400]);
      for (const reply of replies) {
        const dated = Date.parse(reply.headers.get("date") ?? "");
        expect(Math.abs(dated - Date.parse(now))).toBeLessThan(10_000);
      }
    },
  );

  it("serves the terms and nothing outside their folder", async () => {
    const { apiHost } = await start();
    const terms = await fetch(`${apiHost}/sandbox/terms.html`);
    expect(terms.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await terms.text()).toContain("Terms and Conditions");
    expect((await fetch(`${apiHost}/sandbox/nothing.html`)).status).toBe(404);
    expect((await fetch(`${apiHost}/sandbox/..%2Fpackage.json`)).status).toBe(404);
  });

  it("takes the controls on either host", async () => {
    const { authHost, apiHost } = await start();
    const moved = await post(`${authHost}/__sandbox/clock`, { advance: "P5D" });
    const state = (await moved.json()) as { today: string };
    const same = await fetch(`${apiHost}/__sandbox/state`);
    expect(await same.json()).toMatchObject({ today: state.today });
    expect(await (await post(`${apiHost}/__sandbox/people`, { count: 70 })).json()).toMatchObject({
      people: 70,
    });
    expect((await post(`${apiHost}/__sandbox/clock`, { advance: "soon" })).status).toBe(422);
    expect((await post(`${apiHost}/__sandbox/nothing`, null)).status).toBe(404);
    expect((await post(`${apiHost}/__sandbox/reset`, null)).status).toBe(200);
  });

  it("drops a connection on request, and goes on", async () => {
    const { apiHost } = await start();
    const path = "/api/tiers";
    await post(`${apiHost}/__sandbox/faults`, [{ path, status: "drop", times: 1 }]);
    await expect(fetch(apiHost + path)).rejects.toThrow("fetch failed");
    expect((await fetch(apiHost + path)).status).toBe(401);
  });
});

describe("the command", () => {
  it("serves, keeps its data, and stops at SIGTERM", async () => {
    const directory = mkdtempSync(join(tmpdir(), "recurrent-server-"));
    const run = async (...flags: string[]) => {
      const script = fileURLToPath(new URL("../cli.ts", import.meta.url));
      const child = spawn(
        process.execPath,
        [script, "--port-auth", "0", "--port-api", "0", "--data", directory, ...flags],
        { stdio: ["ignore", "pipe", "inherit"] },
      );
      const [chunk] = (await once(child.stdout, "data")) as [Buffer];
      const [authHost, apiHost] = chunk.toString().match(/http:\/\/\S+/g)!;
      const stop = async () => {
        child.kill("SIGTERM");
        const [code] = (await once(child, "exit")) as [number | null];
        return code;
      };
      return { authHost, apiHost: apiHost!, stop };
    };
    const first = await run("--people", "75", "--seed", "9");
    const token = await signIn(first.authHost);
    expect(await first.stop()).toBe(0);
    const second = await run();
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${second.apiHost}/api/my/profile`, { headers })).status).toBe(200);
    expect(await (await fetch(`${second.apiHost}/__sandbox/state`)).json()).toMatchObject({
      people: 75,
      seed: 9,
    });
    expect(await second.stop()).toBe(0);
    rmSync(directory, { recursive: true });
  }, 30_000);
});

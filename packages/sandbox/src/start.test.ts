import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request as sendRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ACCOUNTS, PASSWORD, type Sandbox, type SandboxOptions, startSandbox } from "./start.ts";
import { type EventReply, sendEvent } from "./testing/server.ts";
import type { AnsweredRequest, Violation } from "./types.ts";

const running: Sandbox[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(running.splice(0).map((sandbox) => sandbox.close()));
});

async function start(options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = await startSandbox(options);
  running.push(sandbox);
  return sandbox;
}

async function signIn({ authHost }: Sandbox, username = ACCOUNTS[0]!.username): Promise<string> {
  const response = await fetch(`${authHost}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

const tiers = async ({ apiHost }: Sandbox, token: string) =>
  (await fetch(`${apiHost}/api/tiers`, { headers: { authorization: `Bearer ${token}` } })).status;

describe("startSandbox", () => {
  it("gives each caller data, time and faults of its own", async () => {
    const [one, other] = await Promise.all([
      start({ time: "2027-03-14T00:30:00Z", people: 75 }),
      start({ seed: 7, faults: [{ path: "/api/tiers", status: 503 }] }),
    ]);
    const [token, otherToken] = await Promise.all([signIn(one), signIn(other)]);
    expect(await tiers(one, token)).toBe(200);
    expect(await tiers(other, otherToken)).toBe(503);
    expect(await tiers(other, token)).toBe(503);
    await other.faults([]);
    expect(await tiers(other, token)).toBe(401);
    expect(await one.state()).toMatchObject({ today: "2027-03-14", people: 75, seed: 2026 });
    expect(await other.state()).toMatchObject({ seed: 7 });
  });

  it("begins at its time, and at the same time after each reset", async () => {
    const sandbox = await start({ time: "2027-03-14T00:30:00Z" });
    const token = await signIn(sandbox);
    expect((await sandbox.clock({ advance: "P5D" })).today).toBe("2027-03-19");
    expect((await sandbox.reset()).today).toBe("2027-03-14");
    expect(await tiers(sandbox, token)).toBe(401);
    expect((await sandbox.people(75)).today).toBe("2027-03-14");
    expect((await sandbox.reset({ at: "2028-01-01T00:00:00Z" })).today).toBe("2028-01-01");
  });

  it("continues with the data of a folder, and rejects one of another day", async () => {
    const data = mkdtempSync(join(tmpdir(), "recurrent-start-"));
    const time = "2027-03-14T00:30:00Z";
    const first = await startSandbox({ data, time });
    const token = await signIn(first);
    await first.clock({ advance: "P5D" });
    await first.close();
    const second = await start({ data, time });
    expect(await tiers(second, token)).toBe(200);
    expect((await second.state()).today).toBe("2027-03-19");
    await second.close();
    await expect(startSandbox({ data, time: "2027-03-15T00:00:00Z" })).rejects.toThrow(
      /starts on 2027-03-14, .*--force/,
    );
    rmSync(data, { recursive: true });
  });

  it.each([
    ["world.sqlite", false],
    ["world.sqlite", true],
    ["open.sqlite", false],
  ])("says what to do when %s is damaged, force %s", async (file, force) => {
    const data = mkdtempSync(join(tmpdir(), "recurrent-start-"));
    await (await startSandbox({ data })).close();
    writeFileSync(join(data, file), "no database ".repeat(1000));
    await expect(startSandbox({ data, force })).rejects.toThrow(
      /is damaged: .* Restore the folder from a copy, delete it .* or name another folder/,
    );
    rmSync(data, { recursive: true });
  });

  it.each([
    ["a slash at the end", "http://portal.test:4100/", "http://portal.test:4100"],
    ["upper case", "HTTP://Portal.TEST:4100", "http://portal.test:4100"],
    ["the port of its scheme", "http://portal.test:80", "http://portal.test"],
  ])("takes an origin with %s", async (_, given, origin) => {
    const { apiHost } = await start({ origins: [given] });
    const reply = await fetch(`${apiHost}/__sandbox/state`, { headers: { origin } });
    expect(reply.status).toBe(200);
  });

  it.each<[string, SandboxOptions, string]>([
    ["no origin", { origins: ["foo"] }, "not 'foo'"],
    ["no origin of a page", { origins: ["ftp://portal.test"] }, "not 'ftp://portal.test'"],
    ["no time", { time: "soon" }, "not 'soon'"],
    ["no full time", { time: "March 5" }, "not 'March 5'"],
    ["no number of people", { people: 0 }, "a whole number from 1"],
    ["no fault", { faults: [{ path: "/api/tires", status: 500 }] }, "has the path /api/tires"],
    ["no delay", { latency: -1 }, "latency takes milliseconds"],
  ])("rejects what is %s", async (_, options, message) => {
    await expect(startSandbox(options)).rejects.toThrow(message);
  });

  it("names a port that is taken, and leaves the other one free", async () => {
    const { authHost, apiHost, close } = await startSandbox();
    const [authPort, apiPort] = [authHost, apiHost].map((host) => Number(new URL(host).port));
    await close();
    const second = await start({ apiPort: apiPort! });
    await expect(startSandbox({ authPort: authPort!, apiPort: apiPort! })).rejects.toMatchObject({
      code: "EADDRINUSE",
      port: apiPort,
    });
    expect((await start({ authPort: authPort! })).authHost).toBe(authHost);
    expect(second.apiHost).toBe(apiHost);
  });

  it("reports each call and each breach of the contract", async () => {
    const requests: AnsweredRequest[] = [];
    const violations: Violation[] = [];
    const sandbox = await start({
      onRequest: (request) => requests.push(request),
      onViolation: (violation) => violations.push(violation),
    });
    const { authHost, apiHost } = sandbox;
    const token = await signIn(sandbox);
    await fetch(`${apiHost}/api/companies/1?verison=4`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ id: "one", name: 5 }),
    });
    await sandbox.faults([{ path: "/api/tiers", status: "drop" }]);
    await expect(tiers(sandbox, token)).rejects.toThrow("fetch failed");
    expect(requests).toMatchObject([
      { method: "POST", url: `${authHost}/api/auth/login`, status: 200 },
      { method: "PUT", url: `${apiHost}/api/companies/1?verison=4`, status: 422 },
      { method: "GET", url: `${apiHost}/api/tiers`, status: null },
    ]);
    const call = { method: "PUT", path: "/api/companies/1", side: "request" };
    expect(violations).toEqual(
      expect.arrayContaining([
        { ...call, field: "query.verison", problem: "there is no such parameter" },
        { ...call, field: "body.name", problem: "expected string, received number" },
      ]),
    );
  });

  it("logs breaches of the contract to the console by default", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const query = "/api/my/records?date=soon";
    await fetch(`${(await start()).apiHost}${query}`);
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining("GET /api/my/records breaks the contract: request query.date: ")],
    ]);
    await fetch(`${(await start({ validate: false })).apiHost}${query}`);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it("stops while a fault holds calls, at once when allowed", async () => {
    const sandbox = await startSandbox();
    const token = await signIn(sandbox);
    for (const fault of [{ delayMs: 3_600_000 }, { status: "timeout" as const }]) {
      await sandbox.faults([{ path: "/api/tiers", ...fault }]);
      const pending = tiers(sandbox, token).catch(String);
      await expect.poll(async () => (await sandbox.state()).faults[0]?.matched).toBe(1);
      if (fault.status === undefined) {
        await sandbox.faults([]);
        expect(await pending).toBe(200);
      } else {
        await sandbox.close(0);
        expect(await pending).toContain("fetch failed");
      }
    }
  });

  it("answers /healthz on either host, to pages of any origin", async () => {
    const { authHost, apiHost } = await start({ time: "2027-03-14T00:30:00Z" });
    for (const host of [authHost, apiHost]) {
      const response = await fetch(`${host}/healthz`, {
        headers: { origin: "https://portal.test" },
      });
      expect(response.headers.get("access-control-allow-origin")).toBe("https://portal.test");
      expect(await response.json()).toEqual({
        status: "ok",
        version: "0.1.0",
        now: expect.stringMatching(/^2027-03-14T00:30/),
      });
    }
  });

  it("has ended for its controls once it is closed", async () => {
    const sandbox = await startSandbox();
    await Promise.all([sandbox.close(), sandbox.close()]);
    await expect(sandbox.state()).rejects.toThrow("The sandbox has ended.");
  });
});

/** What jsdom, happy-dom and fake timers replace. */
const PAGE_GLOBALS = [
  "AbortController",
  "Blob",
  "Event",
  "EventTarget",
  "File",
  "FormData",
  "Headers",
  "ReadableStream",
  "Request",
  "Response",
  "TextDecoder",
  "TextEncoder",
  "URL",
  "URLSearchParams",
  "Uint8Array",
  "crypto",
  "fetch",
  "performance",
  "setInterval",
  "setTimeout",
  "structuredClone",
] as const;

describe("startSandbox with the globals of a simulated page", () => {
  const data = mkdtempSync(join(tmpdir(), "recurrent-start-"));
  let sandbox: Sandbox;
  let headers: Record<string, string>;
  beforeAll(async () => (await startSandbox({ data })).close());
  beforeEach(async () => {
    for (const name of PAGE_GLOBALS) vi.stubGlobal(name, vi.fn());
    sandbox = await start({ data });
    const body = JSON.stringify({ username: "trainee@aurora.test", password: PASSWORD });
    const type = { "content-type": "application/json" };
    const { text } = await send(`${sandbox.authHost}/api/auth/login`, type, body);
    const { access_token: token } = JSON.parse(text) as { access_token: string };
    headers = { authorization: `Bearer ${token}` };
  });
  afterAll(() => rmSync(data, { recursive: true }));

  /** Unlike `fetch`, it needs no global. */
  async function send(url: string, sent: Record<string, string>, body?: string) {
    const outgoing = sendRequest(url, {
      method: body === undefined ? "GET" : "POST",
      headers: sent,
    });
    outgoing.end(body);
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
    return { status: incoming.statusCode, text: (await incoming.toArray()).join("") };
  }
  const get = (path: string) => send(`${sandbox.apiHost}/api/my/${path}`, headers);

  it("returns an uploaded file as it was sent", async () => {
    const upload = sendEvent(sandbox, headers, "A flight");
    await upload.file("log.txt");
    await upload.bytes([Buffer.from("pages")]);
    expect((await upload.finish()).status).toBe(200);
    const events = JSON.parse((await get("events")).text) as EventReply[];
    const made = events.find(({ description }) => description === "A flight");
    const { files } = JSON.parse((await get(`events/${made?.id}`)).text) as EventReply;
    const download = await get(`events/${made?.id}/files/${files?.[0]?.id}/download`);
    expect(download).toEqual({ status: 200, text: "pages" });
  });

  it("makes the PDF of a record", async () => {
    const { status, text } = await get("records/download?version=5&type=complete");
    expect([status, text.slice(0, 5)]).toEqual([200, "%PDF-"]);
  });

  it("delays calls by real time and takes every control", async () => {
    await sandbox.faults([{ path: "/api/my/profile", delayMs: 1 }]);
    expect((await get("profile")).status).toBe(200);
    expect((await sandbox.state()).faults).toMatchObject([{ matched: 1 }]);
    await expect(sandbox.people(0)).rejects.toThrow("a whole number from 1");
  });
});

/** The packed sandbox where it will be used: started by npx, and in the set-up of a third party's tests. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  eventsOf,
  noise,
  piecesIn,
  sendEvent,
  signIn,
} from "../../packages/sandbox/src/testing/server.ts";
import { runProcessGroup } from "../lib/process-group.mjs";
import { fromRoot, pinnedNode } from "../lib/paths.mjs";
import { TOOL } from "../lib/tools.mjs";
import { installConsumer } from "./install-in-app.ts";
import { offline } from "./offline.ts";
import { minimumNode, snippetsOf } from "./readme-examples.ts";
import { packPackage } from "./pack.ts";

const folder = mkdtempSync(path.join(tmpdir(), "recurrent-sandbox-"));
const consumer = path.join(folder, "consumer");
let tarball: string;

beforeAll(async () => {
  tarball = await packPackage("sandbox", folder);
  await installConsumer(consumer, tarball, ["@types/node", "vitest"], "sandbox");
  const guide = readFileSync(fromRoot("packages/sandbox/README.md"), "utf8");
  for (const { file, code } of snippetsOf(guide)) {
    writeFileSync(path.join(consumer, file), code);
  }
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A folder with nothing in it, outside of the workspace. */
function emptyFolder(name: string): string {
  const empty = path.join(folder, name);
  mkdirSync(empty);
  return empty;
}

/** By its process group: npx, its shell and the sandbox. Ended processes are removed. */
const children = new Set<ChildProcess>();
afterEach(() => {
  for (const { pid = 0 } of children) process.kill(-pid, "SIGKILL");
  children.clear();
});

interface Started {
  authHost: string;
  apiHost: string;
  /** The output so far, on stdout and stderr. */
  output: () => string;
  /** Ends npx alone, as a process manager would; resolves once the sandbox has closed its outputs. */
  stop: () => Promise<void>;
}

/**
 * `npx recurrent-sandbox` of the tarball; resolves with its output once both hosts are named, or when it
 * ends.
 */
async function npx(cwd: string, flags: readonly string[], node = pinnedNode): Promise<Started> {
  const child = spawn("npx", ["--yes", "--package", tarball, "recurrent-sandbox", ...flags], {
    cwd,
    env: offline(folder, node),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  children.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  const closed = once(child, "close").then(() => children.delete(child));
  await Promise.race([expect.poll(() => output, { timeout: 60_000 }).toContain("Stop:"), closed]);
  const [authHost = "", apiHost = ""] = output.match(/http:\/\/\S+/g) ?? [];
  const stop = async () => {
    child.kill("SIGTERM");
    await closed;
  };
  return { authHost, apiHost, output: () => output, stop };
}

const send = (url: string, body: unknown) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function compiles(args: readonly string[]): Promise<void> {
  const tsc = fromRoot(TOOL.tsc);
  const strict = ["--noEmit", "--strict", "--target", "es2023", "--module", "nodenext"];
  const done = await runProcessGroup(pinnedNode, [tsc, ...strict, ...args], {
    cwd: consumer,
    capture: true,
  });
  expect(done.output).toBe("");
  expect(done.code).toBe(0);
}

describe("the packed sandbox", () => {
  it("passes publint and has types that TypeScript finds", async () => {
    const bytes = new Uint8Array(readFileSync(tarball));
    expect((await publint({ pack: { tarball: bytes.buffer }, strict: true })).messages).toEqual([]);
    const checked = await checkPackage(createPackageFromTarballData(bytes));
    if (!checked.types) throw new Error("The package has no types.");
    // ES modules alone: neither `require` nor resolution without `exports` is promised.
    const promised = checked.problems.filter(
      (problem) =>
        !("resolutionKind" in problem) ||
        (problem.resolutionKind !== "node10" && problem.resolutionKind !== "node16-cjs"),
    );
    expect(promised).toEqual([]);
  });

  it("installs without a registry and without any dependency", async () => {
    const cwd = emptyFolder("alone");
    const args = ["install", "--no-audit", "--no-fund", tarball];
    const done = await runProcessGroup("npm", args, {
      cwd,
      capture: true,
      env: offline(folder, pinnedNode),
    });
    expect(done, done.output).toMatchObject({ code: 0 });
    const modules = path.join(cwd, "node_modules");
    expect(readdirSync(modules).filter((name) => !name.startsWith("."))).toEqual(["@recurrent"]);
    expect(readdirSync(path.join(modules, "@recurrent"))).toEqual(["sandbox"]);
    const files = readdirSync(modules, { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.test\./.test(file))).toEqual([]);
    const code = files.filter((file) => file.endsWith(".js"));
    expect(
      code.filter((file) => /["']react["']/.test(readFileSync(path.join(modules, file), "utf8"))),
    ).toEqual([]);
  });

  it("contains the licences of what it bundles", () => {
    const licences = readFileSync(
      path.join(consumer, "node_modules/@recurrent/sandbox/dist/LICENSES.md"),
      "utf8",
    );
    for (const name of ["msw", "zod", "pdfkit", "hono", "@fastify/busboy", "Inter"]) {
      expect(licences).toMatch(new RegExp(`^## ${name} `, "m"));
    }
    expect(licences).toContain("SIL OPEN FONT LICENSE");
  });
});

describe("npx recurrent-sandbox", () => {
  it.each([
    ["the lowest Node.js that it names", minimumNode],
    ["the workspace's", pinnedNode],
  ])(
    "starts in an empty folder on %s, signs in, validates, breaks, resets and stops",
    async (name, node) => {
      const cwd = emptyFolder(name);
      const free = ["--port-auth", "0", "--port-api", "0"];
      const { authHost, apiHost, output, stop } = await npx(
        cwd,
        [...free, "--people", "75", "--time", "2027-03-14T00:30:00Z", "--data", "world"],
        node,
      );
      expect(output()).toContain("trainee@aurora.test");
      expect(await (await fetch(`${apiHost}/healthz`)).json()).toMatchObject({
        status: "ok",
        version: "0.1.0",
        now: expect.stringContaining("2027-03-14T00:3"),
      });

      const credentials = { username: "company.manager@aurora.test", password: "Recurrent#2026" };
      const login = await send(`${authHost}/api/auth/login`, credentials);
      const { access_token: token } = (await login.json()) as { access_token: string };
      const get = async (address: string) =>
        fetch(apiHost + address, { headers: { authorization: `Bearer ${token}` } });
      const people = (await (await get("/api/companies/1/users")).json()) as unknown[];
      expect(people.length).toBeGreaterThan(70);
      const certificate = await get("/api/companies/1/users/105/records/download?type=complete");
      expect((await certificate.text()).slice(0, 5)).toBe("%PDF-");

      await send(`${authHost}/api/auth/login`, { username: 5 });
      await expect
        .poll(output)
        .toContain("POST /api/auth/login breaks the contract: request body.username: ");
      expect(output()).toMatch(
        /T\S+Z GET http:\/\/localhost:\d+\/api\/companies\/1\/users 200 \d+ ms\n/,
      );

      const fault = (address: string) =>
        send(`${apiHost}/__sandbox/faults`, [{ path: address, status: 503 }]);
      expect(await (await fault("/api/tires")).json()).toEqual({
        message: "No operation of the contract has the path /api/tires; * is one segment.",
      });
      await fault("/api/tiers");
      expect((await get("/api/tiers")).status).toBe(503);
      await send(`${apiHost}/__sandbox/reset`, {});
      expect((await get("/api/tiers")).status).toBe(401);

      await stop();
      await expect(fetch(`${apiHost}/healthz`)).rejects.toThrow("fetch failed");
      expect(readdirSync(cwd)).toEqual(["world"]);
    },
  );

  it("loses no call of two processes with one folder, on the lowest Node.js", async () => {
    const cwd = emptyFolder("shared");
    const flags = ["--port-auth", "0", "--port-api", "0", "--data", "world"];
    // Both at once, as they would after the start of a machine.
    const processes = await Promise.all([1, 2].map(() => npx(cwd, flags, minimumNode)));
    const headers = await signIn(processes[0]!);
    const names = Array.from({ length: 20 }, (_, n) => `Event ${n}`);
    const add = async (sandbox: Started, name: string) => {
      const call = sendEvent(sandbox, headers, name);
      await call.file("note.txt");
      await call.bytes(noise(name, 1));
      return (await call.finish()).status;
    };
    const calls = names.map((name, n) => add(processes[n % 2]!, name));
    expect(await Promise.all(calls)).toEqual(names.map(() => 200));
    for (const sandbox of processes) {
      const stored = (await eventsOf(sandbox, headers)).map(({ description }) => description);
      expect(stored).toEqual(expect.arrayContaining(names));
    }

    const world = path.join(cwd, "world");
    const call = sendEvent(processes[0]!, headers, "Cut off");
    await call.file("note.txt");
    await call.bytes(noise("note", 4));
    await expect.poll(() => piecesIn(world).onTheirWay).toBeGreaterThan(2);
    call.cut();
    await expect.poll(() => piecesIn(world).onTheirWay).toBe(0);
    for (const { stop } of processes) await stop();
  });

  it("explains a wrong command line and a port that is taken", async () => {
    const cwd = emptyFolder("refused");
    const refusal = async (...flags: string[]) => (await npx(cwd, flags)).output();
    expect(await refusal("--version")).toContain("0.1.0\n");
    expect(await refusal("--help")).toContain("--time INSTANT");
    expect(await refusal("--poeple", "5")).toContain("Unknown option '--poeple'. See --help.");
    expect(await refusal("--time", "soon")).toContain("not 'soon'");
    expect(await refusal("--faults", '[{"path":"/api/tiers","method":"put"}]')).toContain(
      "No operation of the contract is PUT /api/tiers; that path takes GET.",
    );
    const { apiHost, stop } = await npx(cwd, ["--port-auth", "0", "--port-api", "0"]);
    const { port } = new URL(apiHost);
    expect(await refusal("--port-auth", "0", "--port-api", port)).toContain(
      `Port ${port} is in use; give another with --port-auth or --port-api.`,
    );
    await stop();
  });
});

describe("a project whose tests start the sandbox", () => {
  it("compiles with the sandbox's types alone", async () => {
    await compiles([
      "--types",
      "",
      "--allowJs",
      "--skipLibCheck",
      "false",
      "node_modules/@recurrent/sandbox/dist/node/start.d.ts",
    ]);
    await compiles([
      "--types",
      "node",
      "--skipLibCheck",
      "vitest.config.ts",
      "sandbox.setup.ts",
      "outage.test.ts",
    ]);
  });

  it("runs the guide's script", async () => {
    const done = await runProcessGroup(
      minimumNode,
      ["--disable-warning=ExperimentalWarning", "script.js"],
      {
        cwd: consumer,
        capture: true,
      },
    );
    expect(done).toMatchObject({ code: 0, output: "200\n503\n200 2027-03-19\n" });
  });

  it("passes the guide's tests with two sandboxes in one run", async () => {
    const args = [TOOL.vitest, "run", "--root", "."];
    const done = await runProcessGroup(minimumNode, args, { cwd: consumer, capture: true });
    expect(done, done.output).toMatchObject({ code: 0 });
    expect(done.output).toMatch(/Tests .*3 passed/);
  });
});

/** The packed host check where operators use it: a machine with Node.js, without this repository and a network. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { serveInMemory } from "../../packages/sandbox/src/testing/serve-in-memory.ts";
import { PASSWORD } from "../lib/accounts.ts";
import { runProcessGroup } from "../lib/process-group.mjs";
import { pinnedNode } from "../lib/paths.mjs";
import { offline } from "./offline.ts";
import { packPackage } from "./pack.ts";
import { minimumNode } from "./readme-examples.ts";

const folder = mkdtempSync(path.join(tmpdir(), "recurrent-host-check-"));
const installed = path.join(folder, "installed");
const contents = path.join(installed, "node_modules/@recurrent/host-check");
let tarball: string;

beforeAll(async () => {
  tarball = await packPackage("host-check", folder);
  mkdirSync(installed);
  const args = ["install", "--no-audit", "--no-fund", tarball];
  const env = offline(folder, pinnedNode);
  const done = await runProcessGroup("npm", args, { cwd: installed, capture: true, env });
  if (done.code !== 0) throw new Error(done.output);
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const guide = () => readFileSync(path.join(contents, "README.md"), "utf8");

/** Runs a program in a new folder that contains the accounts. */
async function run(
  file: string,
  args: readonly string[],
  usernames: readonly string[],
  node: string,
) {
  const cwd = mkdtempSync(path.join(folder, "run-"));
  const accounts = usernames.map((username) => ({ username, password: PASSWORD }));
  writeFileSync(path.join(cwd, "accounts.json"), JSON.stringify(accounts));
  const env = offline(folder, node);
  const { code, output } = await runProcessGroup(file, args, { cwd, capture: true, env });
  return { code, output, cwd };
}

/** Runs the tarball with npx. */
const npx = (args: readonly string[], usernames: readonly string[], node = pinnedNode) =>
  run("npx", ["--yes", "--package", tarball, "recurrent-host-check", ...args], usernames, node);

/** Runs the installed command without npx, which takes a second to start. */
const installedCheck = (args: readonly string[], usernames: readonly string[] = []) =>
  run(pinnedNode, [path.join(contents, "dist/cli.js"), ...args], usernames, pinnedNode);

describe("the packed host check", () => {
  it("passes publint", async () => {
    const { buffer } = new Uint8Array(readFileSync(tarball));
    expect((await publint({ pack: { tarball: buffer }, strict: true })).messages).toEqual([]);
  });

  it("installs nothing else, and contains the command, its guide and licences", () => {
    const modules = path.join(installed, "node_modules");
    expect(readdirSync(modules).filter((name) => !name.startsWith("."))).toEqual(["@recurrent"]);
    expect(readdirSync(path.join(modules, "@recurrent"))).toEqual(["host-check"]);
    const files = readdirSync(contents, { recursive: true, encoding: "utf8" });
    expect(files.toSorted()).toEqual([
      "README.md",
      "dist",
      "dist/LICENSES.md",
      "dist/cli.js",
      "package.json",
    ]);
    const licences = readFileSync(path.join(contents, "dist/LICENSES.md"), "utf8");
    for (const name of ["ajv", "axios", "express", "express-openapi-validator"]) {
      expect(licences).toMatch(new RegExp(`^## ${name} `, "m"));
    }
  });

  it("explains every option and exit code in its guide", async () => {
    const { code, output } = await installedCheck(["--help"]);
    expect(code).toBe(0);
    const options = output.match(/^ {2}--\w+/gm) ?? [];
    expect(options).toHaveLength(10);
    const rows = guide().match(/^\| `--\w+/gm) ?? [];
    expect(rows.map((row) => row.replace("| `", ""))).toEqual(options.map((each) => each.trim()));
    const [, codes = ""] = guide().split("| Exit code |");
    expect([...codes.matchAll(/^\| (\d) /gm)].map(([, number]) => number)).toEqual([
      "0",
      "3",
      "1",
      "2",
    ]);
  });
});

describe("npx recurrent-host-check", () => {
  it("passes with exit code 0 on the lowest Node.js when the hosts fit", async () => {
    const { authHost, apiHost } = inject("hosts");
    const hosts = ["--auth", authHost, "--api", apiHost, "--accounts", "accounts.json"];
    const options = ["--sample", "1", "--json", "report.json"];
    const { code, output, cwd } = await npx(
      [...hosts, ...options],
      ["trainee@aurora.test"],
      minimumNode,
    );
    expect(output).toContain("Account 1    Trainee\n");
    expect(output).toMatch(/ calls made, \d+ replies: 0 deviations\.\nEvery reply fits/);
    expect(code).toBe(0);
    const report = JSON.parse(readFileSync(path.join(cwd, "report.json"), "utf8")) as object;
    const keys = Object.keys(report);
    expect(keys).toEqual(["hosts", "at", "accounts", "calls", "findings"]);
    for (const key of keys) expect(guide()).toMatch(new RegExp(`^\\| \`${key}\``, "m"));
    expect(readdirSync(cwd).toSorted()).toEqual(["accounts.json", "report.json"]);
  });

  it("names a field that breaks the contract, and exits with 1", async () => {
    const sandbox = await serveInMemory();
    await sandbox.controls.faults([{ path: "/api/auth/login", status: 200, times: 1 }]);
    const hosts = ["--auth", sandbox.authHost, "--api", sandbox.apiHost];
    const accounts = ["trainee@aurora.test", "trainee@borealis.test"];
    const { code, output } = await npx(
      [...hosts, "--accounts", "accounts.json", "--sample", "1"],
      accounts,
    );
    await sandbox.stop();
    expect(output).toContain("sessionLogin  POST /api/auth/login\n");
    expect(output).toMatch(/^ {4}cannot be shown {2}access_token must have required property/m);
    expect(output).toContain("The portal cannot show all of: sessionLogin.");
    expect(code).toBe(1);
  });

  it("explains why it cannot run, and exits with 2", async () => {
    const { authHost, apiHost } = inject("hosts");
    const hosts = ["--auth", authHost, "--api", apiHost];
    expect(await installedCheck(["--version"])).toMatchObject({ code: 0, output: "0.1.0\n" });
    const refusals = await Promise.all([
      installedCheck(["--auht", authHost]),
      installedCheck(["--auth", "here"]),
      installedCheck(hosts),
      installedCheck([...hosts, "--accounts", "accounts.json"]),
      installedCheck([...hosts, "--accounts", "accounts.json"], ["nobody@aurora.test"]),
    ]);
    expect(refusals.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2]);
    const texts = refusals.map(({ output }) => output);
    expect(texts[0]).toContain("Unknown option '--auht'");
    expect(texts[1]).toContain("--auth takes an http(s) address without credentials");
    expect(texts[2]).toContain("No account: name a file with --accounts");
    expect(texts[3]).toContain("accounts.json must hold a list of");
    expect(texts[4]).toContain(
      "Account 1 cannot sign in: the host takes neither name nor password.",
    );
  });

  it("names the Node.js that it needs when it runs on an older one", async () => {
    const asOlder = ["--import", "data:text/javascript,delete Promise.withResolvers"];
    const args = [...asOlder, path.join(contents, "dist/cli.js"), "--auth", "https://a.test"];
    const { code, output } = await runProcessGroup(pinnedNode, args, { capture: true });
    expect(output).toMatch(/^The check needs Node\.js >=22\.13; this is /);
    expect(code).toBe(2);
  });
});

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { fromRoot, root } from "./lib/paths.mjs";

const BEFORE_INSTALLATION = [
  "package.json",
  "pnpm-*.yaml",
  "{bench,scripts/package/*,scripts/reference,packages/*}/package.json",
  "scripts/*.mjs",
  "scripts/lib/*.mjs",
];
const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A checkout in which nothing is installed. */
function checkout(name: string): string {
  const parent = mkdtempSync(path.join(tmpdir(), "recurrent-run-"));
  made.push(parent);
  const folder = path.join(parent, name);
  for (const file of globSync(BEFORE_INSTALLATION, { cwd: root })) {
    cpSync(fromRoot(file), path.join(folder, file));
  }
  return folder;
}

it.each(["#", "%", "?", "[", "]"])("refuses a folder with %s in its path at once", (sign) => {
  const folder = checkout(`a${sign}b`);
  const run = path.join(folder, "scripts/run.mjs");
  const done = spawnSync(process.execPath, [run, "gen"], { encoding: "utf8" });
  expect(done.stderr).toBe(
    `recurrent: ${folder}: the tools cannot work in a path with '${sign}'. Move the folder to one without # % ? [ ].\n`,
  );
  expect(done.status).toBe(2);
});

it("ends an installation that is interrupted without advice", async () => {
  const folder = checkout("repository");
  const begun = path.join(folder, "begun");
  const npx = `#!/bin/sh\ntouch '${begun}'\nsleep 20\n`;
  writeFileSync(path.join(folder, "npx"), npx, { mode: 0o755 });
  const PATH = [folder, process.env["PATH"]].join(path.delimiter);
  const child = spawn(process.execPath, [path.join(folder, "scripts/run.mjs"), "gen"], {
    env: { ...process.env, PATH },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  await vi.waitUntil(() => existsSync(begun), 20_000);
  child.kill("SIGINT");
  await once(child, "close");
  expect(errors).toMatch(/^recurrent: installing packages .*\n$/);
  expect(child.exitCode).toBe(130);
});

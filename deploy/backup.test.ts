import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import {
  dataFolder,
  eventsOf,
  filesOf,
  runSandbox,
  signIn,
} from "../packages/sandbox/src/testing/server.ts";
import { minimumNode } from "../scripts/package/readme-examples.ts";
import { exampleOf } from "./testing-guide.ts";
import { temporary } from "./testing-nginx.ts";

/** Commands of the guide, each on the programs it may be run with. */
const COMMANDS: [what: string, words: string, folders: string][] = [
  ["the workspace's Node.js", "node:sqlite", path.dirname(process.execPath)],
  ["the lowest Node.js", "node:sqlite", path.dirname(minimumNode)],
];
if (spawnSync("sqlite3", ["--version"]).status === 0) {
  COMMANDS.push(["sqlite3", "sqlite3 -readonly", process.env["PATH"] ?? ""]);
}

/** @returns the exit code */
function backUp(folder: string, words: string, folders: string): number | null {
  return spawnSync("sh", ["-c", exampleOf("sh", words).trim()], {
    cwd: folder,
    env: { PATH: `${folders}:/usr/bin:/bin` },
    stdio: "ignore",
  }).status;
}

it.each(COMMANDS)("fails when there is nothing to back up, with %s", (_what, words, folders) => {
  const folder = temporary("backup");
  expect(backUp(folder, words, folders)).toBeGreaterThan(0);
  mkdirSync(path.join(folder, "data"));
  expect(backUp(folder, words, folders)).toBeGreaterThan(0);
  expect(readdirSync(folder, { recursive: true })).toEqual(["data"]);
  rmSync(folder, { recursive: true });
});

it.each(COMMANDS)(
  "restores a running sandbox from a backup by %s",
  async (_, words, folders) => {
    const folder = temporary("backup");
    const data = path.join(folder, "data");
    mkdirSync(data);
    const sandbox = await runSandbox(["--data", data]);
    const headers = await signIn(sandbox);
    const add = async (description: string) => {
      const body = new FormData();
      body.append("description", description);
      body.append(
        "files[0]",
        new File(["a medical of mine"], "medical.txt", { type: "text/plain" }),
      );
      const reply = await fetch(`${sandbox.apiHost}/api/my/events`, {
        method: "POST",
        headers,
        body,
      });
      expect(reply.status).toBe(200);
    };
    await add("Before the copy");
    expect(backUp(folder, words, folders)).toBe(0);
    // It overwrites no earlier copy.
    expect(backUp(folder, words, folders)).toBeGreaterThan(0);
    await add("After the copy");
    sandbox.signal("SIGTERM");
    expect(await sandbox.ended).toBe(0);

    const restored = dataFolder();
    cpSync(path.join(folder, "backup.sqlite"), path.join(restored, "world.sqlite"));
    const again = await runSandbox(["--data", restored]);
    const events = await eventsOf(again, headers);
    const names = events.map(({ description }) => description);
    expect(names).toContain("Before the copy");
    expect(names).not.toContain("After the copy");
    const event = events.find(({ description }) => description === "Before the copy")!;
    const [file] = await filesOf(again, headers, event);
    expect([file?.name, await file?.response.text()]).toEqual(["medical.txt", "a medical of mine"]);
    rmSync(folder, { recursive: true });
  },
  60_000,
);

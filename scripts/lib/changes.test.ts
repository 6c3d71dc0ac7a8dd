import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findChanges } from "./changes.ts";

let folder: string;

const git = (...argv: string[]) => {
  const identity = ["-c", "user.name=Ada", "-c", "user.email=ada@recurrent.test"];
  const done = spawnSync("git", [...identity, ...argv], { cwd: folder, encoding: "utf8" });
  expect(done.stderr).toBe("");
};
const write = (name: string, text = name) => writeFileSync(path.join(folder, name), text);
const commit = (message: string) => {
  git("add", "-A");
  git("commit", "--quiet", "-m", message);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "recurrent-changes-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function startRepository() {
  git("init", "--quiet", "--initial-branch=main");
  write("old.ts");
  write("gone.ts");
  commit("first");
  write("second.ts");
  commit("second");
}

it.each<[what: string, change: () => void, since: string, files: string[]]>([
  ["nothing is changed", () => undefined, "HEAD~1", ["second.ts"]],
  ["a file is edited", () => write("old.ts", "new"), "HEAD", ["old.ts"]],
  ["a file is added", () => write("grüße 1.ts"), "HEAD", ["grüße 1.ts"]],
  ["a file is staged", () => (write("new.ts"), git("add", "new.ts")), "HEAD", ["new.ts"]],
  ["a file is deleted", () => rmSync(path.join(folder, "gone.ts")), "HEAD", []],
  ["a file is renamed", () => git("mv", "old.ts", "new.ts"), "HEAD", ["new.ts"]],
])("names the changed files when %s", (_what, change, since, files) => {
  startRepository();
  change();
  expect(findChanges(folder)).toEqual({ since, files });
});

it("cannot tell outside a repository", () => {
  expect(findChanges(folder)).toBeUndefined();
});

it("cannot tell in a clone of a single commit", () => {
  git("init", "--quiet", "--initial-branch=main");
  write("only.ts");
  commit("first");
  expect(findChanges(folder)).toBeUndefined();
});

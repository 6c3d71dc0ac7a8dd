import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findRevision } from "./revision.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "revision-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...argv: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.test", ...argv], {
    cwd: folder,
    stdio: "ignore",
  });
function commit(): void {
  git("init");
  git("commit", "--allow-empty", "-m", "First");
}

it("is empty where there is no repository", () => {
  expect(findRevision(folder)).toBe("");
});

it("is the commit of the repository, also in a folder of it", () => {
  commit();
  const inner = path.join(folder, "packages", "portal");
  mkdirSync(inner, { recursive: true });
  expect(findRevision(inner)).toMatch(/^[\da-f]{7,}$/);
});

it.each<readonly [string, () => NodeJS.ProcessEnv, RegExp]>([
  [
    "belongs to another user",
    () => ({ ...process.env, GIT_TEST_ASSUME_DIFFERENT_OWNER: "1" }),
    /dubious ownership[\s\S]*Set REVISION/,
  ],
  ["is no repository for git", () => process.env, /not a git repository[\s\S]*Set REVISION/],
  ["meets no git", () => ({ PATH: folder }), /ENOENT[\s\S]*Set REVISION/],
])("says what git says when the repository %s", (why, env, message) => {
  if (why.startsWith("is no")) mkdirSync(path.join(folder, ".git"));
  else commit();
  const warn = vi.fn<(text: string) => void>();
  expect(findRevision(folder, { env: env(), warn })).toBe("");
  expect(warn.mock.calls).toEqual([[expect.stringMatching(message)]]);
});

it("says that there is no commit yet", () => {
  git("init");
  const warn = vi.fn<(text: string) => void>();
  expect(findRevision(folder, { warn })).toBe("");
  expect(warn.mock.calls).toEqual([[expect.stringContaining("Set REVISION")]]);
});

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

interface RevisionOptions {
  env?: NodeJS.ProcessEnv;
  warn?: (text: string) => void;
}

/** True in a working tree, whatever git says of it. */
function isInRepository(folder: string): boolean {
  const parent = path.dirname(folder);
  return existsSync(path.join(folder, ".git")) || (parent !== folder && isInRepository(parent));
}

/**
 * The short hash of the commit that is built; empty where there is no repository, as in an archive.
 * Also empty if git refuses a repository, such as one of another user in a container, or is not
 * installed: the warning says so, since pages and error reports then name the default revision.
 */
export function findRevision(
  folder: string,
  { env = process.env, warn = console.warn }: RevisionOptions = {},
): string {
  if (!isInRepository(folder)) return "";
  const argv = ["rev-parse", "--short", "HEAD"];
  const { status, stdout, stderr, error } = spawnSync("git", argv, {
    cwd: folder,
    encoding: "utf8",
    env,
  });
  if (status === 0) return stdout.trim();
  warn(
    `The build does not know its commit, because git does not say it: ${error?.message ?? stderr.trim()}\n` +
      "Set REVISION to its hash, or do as git says.",
  );
  return "";
}

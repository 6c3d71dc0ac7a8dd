import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** True in a working tree, whatever git says of it. */
function isInRepository(folder: string): boolean {
  const parent = path.dirname(folder);
  return existsSync(path.join(folder, ".git")) || (parent !== folder && isInRepository(parent));
}

/**
 * The short hash of the commit that is built; empty where there is no repository, as in an archive.
 *
 * @throws if git refuses a repository, such as one of another user, or is not installed: the pages
 *   would name a revision that nobody made
 */
export function findRevision(folder: string, env: NodeJS.ProcessEnv = process.env): string {
  if (!isInRepository(folder)) return "";
  const argv = ["rev-parse", "--short", "HEAD"];
  const { status, stdout, stderr, error } = spawnSync("git", argv, {
    cwd: folder,
    encoding: "utf8",
    env,
  });
  if (status === 0) return stdout.trim();
  throw new Error(
    `git does not say which commit is built: ${error?.message ?? stderr.trim()}\n` +
      "Set REVISION to its hash, or do as git says.",
  );
}

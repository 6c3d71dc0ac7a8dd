import { spawnSync } from "node:child_process";
import { fromRoot } from "./paths.mjs";

/** The files that differ from a commit. */
export interface Changes {
  /** That commit. */
  readonly since: string;
  /** Added or changed files, from the root; deleted ones are left out. */
  readonly files: readonly string[];
}

/**
 * Finds what the next commit would change or, when everything is committed, what the last commit changed.
 *
 * @param cwd any folder of the working tree
 * @returns undefined where git cannot tell: without a repository, or in a clone of a single commit
 */
export function findChanges(cwd: string = fromRoot()): Changes | undefined {
  const lines = (...argv: string[]): string[] | undefined => {
    const done = spawnSync("git", argv, { cwd, encoding: "utf8" });
    return done.status === 0 ? done.stdout.split("\0").filter(Boolean) : undefined;
  };
  const since = (commit: string): Changes | undefined => {
    const changed = lines("diff", "--name-only", "--diff-filter=d", "--relative", "-z", commit);
    const added = lines("ls-files", "--others", "--exclude-standard", "-z");
    return changed && added && { since: commit, files: [...changed, ...added] };
  };
  // A deleted file leaves no name, and changes what the others may import.
  const isClean = lines("status", "--porcelain", "-z")?.length === 0;
  return isClean ? since("HEAD~1") : since("HEAD");
}

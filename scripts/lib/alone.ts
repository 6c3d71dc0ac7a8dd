/** Runs that write the same files wait for each other, also those of other commands. */
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const LOOK_EVERY_MS = 250;

/**
 * Runs `work` while no other process does so with the same lock.
 *
 * @param lock file that holds the id of the running process; one of a process that was killed counts for nothing
 * @param onWait called once when another process runs, with its id
 */
export async function alone<Result>(
  lock: string,
  work: () => Promise<Result>,
  onWait: (pid: number) => void = () => undefined,
): Promise<Result> {
  mkdirSync(path.dirname(lock), { recursive: true });
  for (let isFirst = true; !take(lock); isFirst = false) {
    const pid = Number(read(lock));
    if (isRunning(pid)) {
      if (isFirst) onWait(pid);
      await delay(LOOK_EVERY_MS);
    } else {
      rmSync(lock, { force: true });
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  // Written first, so that no other process finds the lock without its content.
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  } finally {
    rmSync(own);
  }
}

/** '' once it is gone. */
function read(lock: string): string {
  try {
    return readFileSync(lock, "utf8");
  } catch (error) {
    if (isCode(error, "ENOENT")) return "";
    throw error;
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else.
    return isCode(error, "EPERM");
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/** Runs that write the same files wait for each other, also those of other commands. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";

const LOOK_EVERY_MS = 250;

/**
 * Runs `work` while no other process does so with the same lock.
 *
 * @param lock file with the id of the running process; the lock itself is one of SQLite on
 *   `${lock}.sqlite`, which the system releases when a process is killed
 * @param onWait called once when another process runs, with its id, 0 if it is not known yet
 */
export async function alone<Result>(
  lock: string,
  work: () => Promise<Result>,
  onWait: (pid: number) => void = () => undefined,
): Promise<Result> {
  mkdirSync(path.dirname(lock), { recursive: true });
  // Never deleted: a process that waits would then lock another file of this name.
  const database = new DatabaseSync(`${lock}.sqlite`);
  try {
    for (let isFirst = true; !take(database); isFirst = false) {
      if (isFirst) onWait(readPid(lock));
      await delay(LOOK_EVERY_MS);
    }
    writeFileSync(lock, String(process.pid));
    try {
      return await work();
    } finally {
      rmSync(lock, { force: true });
    }
  } finally {
    database.close();
  }
}

const SQLITE_BUSY = 5;

function take(database: DatabaseSync): boolean {
  try {
    database.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    if (error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY) return false;
    throw error;
  }
}

function readPid(lock: string): number {
  try {
    return Number(readFileSync(lock, "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return 0;
    throw error;
  }
}

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Says to other processes that this one works in `directory`, until released. `whenAlone` runs first,
 * unless another process works there; none can begin while it runs.
 *
 * The claim is a lock of SQLite's on a database of its own, which holds nothing: the system lets go of it
 * even after a kill.
 *
 * @returns ends the claim, which also ends with the process, however that ends
 */
export function claim(directory: string, whenAlone: () => void) {
  const path = join(directory, "open.sqlite");
  const alone = new DatabaseSync(path, { timeout: 0 });
  try {
    alone.exec("BEGIN EXCLUSIVE");
    whenAlone();
  } catch (error) {
    if (!isBusy(error)) {
      throw error;
    }
  } finally {
    alone.close();
  }
  const shared = new DatabaseSync(path, { timeout: 60_000 });
  // reading begins the transaction, and its end would end the lock
  shared.exec("BEGIN; SELECT count(*) FROM sqlite_schema");
  return () => shared.close();
}

/** SQLITE_BUSY: somebody else holds a lock. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === 5;
}

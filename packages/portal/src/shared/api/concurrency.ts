/** Leaves some of the browser's connections to a host for the page; more calls would not be faster. */
export const MAX_CONCURRENT_CALLS = 4;

/**
 * Runs `work` for at most `limit` items at a time. Results keep the order. The first failure rejects
 * and, as an aborted signal does, leaves out the items that have not begun.
 */
export async function mapWithConcurrency<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
  given: AbortSignal,
): Promise<Result[]> {
  const failed = new AbortController();
  const signal = AbortSignal.any([given, failed.signal]);
  const runInTurn = limitConcurrency(limit);
  const workOrAbort = (item: Item) =>
    work(item).catch((error: unknown) => {
      failed.abort(error);
      throw error;
    });
  return Promise.all(items.map((item) => runInTurn(() => workOrAbort(item), signal)));
}

/**
 * Makes a queue of calls.
 *
 * @returns runs a call in its turn, at most `limit` of them at a time. If the signal aborts before,
 * rejects at once with its reason
 */
export function limitConcurrency(limit: number) {
  let free = limit;
  const waiting = new Set<() => void>();
  const waitForTurn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.delete(start);
        // The reason is the caller's, who gets it back.
        reject(signal.reason as Error);
      };
      const start = () => {
        signal.removeEventListener("abort", leave);
        resolve();
      };
      waiting.add(start);
      signal.addEventListener("abort", leave);
    });
  return async <Result>(
    call: () => Result | Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result> => {
    signal.throwIfAborted();
    if (free > 0) free -= 1;
    else await waitForTurn(signal);
    try {
      signal.throwIfAborted();
      return await call();
    } finally {
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else {
        free += 1;
      }
    }
  };
}

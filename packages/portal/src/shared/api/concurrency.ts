/** Leaves some of the browser's connections to a host for the page; more calls would not be faster. */
export const MAX_CONCURRENT_CALLS = 4;

/** Runs `work` for at most `limit` items at a time. Results keep the order; the first failure rejects. */
export async function mapWithConcurrency<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    // The workers share one iterator.
    for (const [at, item] of waiting) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}

/**
 * Makes a queue of calls.
 *
 * @returns runs a call in its turn, at most `limit` of them at a time. If the signal aborts before,
 * rejects with its reason
 */
export function limitConcurrency(limit: number) {
  let free = limit;
  const waiting: (() => void)[] = [];
  return async <Result>(
    call: () => Result | Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      signal.throwIfAborted();
      return await call();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

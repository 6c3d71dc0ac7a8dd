/**
 * Does `work` for each item, so many at a time, and gives the results in the order of the items. The first
 * failure ends it: work that may fail says so in its result.
 */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    // One iterator for all workers: each takes what is next.
    for (const [at, item] of waiting) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/**
 * One run at a time, however often it is asked for: calls during a run lead to one more run after it.
 *
 * @param run must not reject
 */
export function coalesce(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined;
  let isWanted = false;
  const runAll = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false;
      await run();
    }
    current = undefined;
  };
  return () => {
    isWanted = true;
    current ??= runAll();
    return current;
  };
}

import { notifyManager, type QueryKey } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useAppContext } from "../../shared/context/app-context.ts";

/** Limits the wait on a page with constant writes. */
const MAX_REFETCHES = 5;

/**
 * Prevents a second press while the page still shows the state before a write.
 *
 * @param state the drawn state that the write changes
 */
export function useBlockUntilRefetched<State>(queryKey: QueryKey, state: State) {
  const { queries } = useAppContext();
  /** One for each write, in order. */
  const [statesBefore, setStatesBefore] = useState<readonly State[]>([]);
  const latestStatesBefore = useRef(statesBefore);
  const [refetchedWrites, setRefetchedWrites] = useState(0);
  const drawnWrites = useRef(0);
  useEffect(() => {
    drawnWrites.current = refetchedWrites;
  }, [refetchedWrites]);

  async function blockUntilRefetched(before: State): Promise<void> {
    latestStatesBefore.current = [...latestStatesBefore.current, before];
    setStatesBefore(latestStatesBefore.current);
    const filter = { queryKey, exact: true };
    // A later write restarts the refetch.
    for (
      let refetches = 0;
      refetches === 0 || (refetches < MAX_REFETCHES && queries.isFetching(filter) > 0);
      refetches += 1
    ) {
      await queries.refetchQueries(filter, { cancelRefetch: false });
    }
    // The reply is drawn before the block ends.
    notifyManager.schedule(() => setRefetchedWrites((writes) => writes + 1));
  }

  return {
    /** Reads refs, so it is true at once. */
    isBlockedNow: () => latestStatesBefore.current.slice(drawnWrites.current).includes(state),
    /** The same for rendering. */
    isBlocked: statesBefore.slice(refetchedWrites).includes(state),
    /**
     * Call after a successful write.
     *
     * @param before the state before the write
     */
    blockUntilRefetched,
  };
}

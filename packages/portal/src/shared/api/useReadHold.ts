import { notifyManager, type QueryKey } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useAppContext } from "../context/app-context.ts";

/** Limits the wait on a page with constant writes. */
const MAX_READS = 5;

/**
 * Prevents a second press while the page still shows the old state.
 *
 * @param state the drawn state that the write changes
 */
export function useReadHold<State>(queryKey: QueryKey, state: State) {
  const { queries } = useAppContext();
  const [begun, setBegun] = useState<readonly State[]>([]);
  const formers = useRef(begun);
  const [ended, setEnded] = useState(0);
  const drawn = useRef(0);
  useEffect(() => {
    drawn.current = ended;
  }, [ended]);

  async function holdReads(former: State): Promise<void> {
    formers.current = [...formers.current, former];
    setBegun(formers.current);
    const filter = { queryKey, exact: true };
    // A later write restarts the refetch.
    for (
      let reads = 0;
      reads === 0 || (reads < MAX_READS && queries.isFetching(filter) > 0);
      reads += 1
    ) {
      await queries.refetchQueries(filter, { cancelRefetch: false });
    }
    // The reply is drawn before the hold ends.
    notifyManager.schedule(() => setEnded((before) => before + 1));
  }

  return {
    /** Reads refs, so it is true at once. */
    isHeld: () => formers.current.slice(drawn.current).includes(state),
    /** The same for rendering. */
    isHolding: begun.slice(ended).includes(state),
    /**
     * Call after a successful write.
     *
     * @param former the state before the write
     */
    holdReads,
  };
}

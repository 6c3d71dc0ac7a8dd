import { notifyManager, type QueryKey } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useRuntime } from "../context/runtime.ts";

/** A page that is written to all the time is not held for ever. */
const MAX_READS = 5;

/**
 * Holds what a press would do a second time: after a write has succeeded, the page may show the former state
 * until the query is read again and drawn.
 *
 * @param state what the write changes, as it is drawn
 */
export function useReadHold<State>(queryKey: QueryKey, state: State) {
  const { queries } = useRuntime();
  // The states before each write, in the order of the writes.
  const [begun, setBegun] = useState<readonly State[]>([]);
  const formers = useRef(begun);
  const [ended, setEnded] = useState(0);
  const drawn = useRef(0);
  useEffect(() => {
    drawn.current = ended;
  }, [ended]);

  async function hold(former: State): Promise<void> {
    formers.current = [...formers.current, former];
    setBegun(formers.current);
    const filter = { queryKey, exact: true };
    // The write has begun the read already; a later write begins it again.
    for (
      let reads = 0;
      reads === 0 || (reads < MAX_READS && queries.isFetching(filter) > 0);
      reads += 1
    ) {
      await queries.refetchQueries(filter, { cancelRefetch: false });
    }
    // What was read is drawn first.
    notifyManager.schedule(() => setEnded((before) => before + 1));
  }

  return {
    /** Whether what is drawn is still the former state; true at once. */
    isHeld: () => formers.current.slice(drawn.current).includes(state),
    /** The same for what is drawn. */
    isHolding: begun.slice(ended).includes(state),
    /** Call it when the write has succeeded. @param former the state before it */
    hold,
  };
}

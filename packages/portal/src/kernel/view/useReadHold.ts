import { notifyManager, type QueryKey } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useRuntime } from "../runtime/runtime.ts";

/** A page that is written to all the time is not held for ever. */
const MAX_READS = 5;

/**
 * Holds what a press would do a second time: after a write has succeeded, the page shows the former state until
 * the query is read again and drawn.
 */
export function useReadHold(queryKey: QueryKey) {
  const { queries } = useRuntime();
  const started = useRef(0);
  const [begun, setBegun] = useState(0);
  const [ended, setEnded] = useState(0);
  const drawn = useRef(0);
  useEffect(() => {
    drawn.current = ended;
  }, [ended]);

  async function hold(): Promise<void> {
    started.current += 1;
    setBegun(started.current);
    const filter = { queryKey, exact: true };
    // The write has begun the read already; a later write begins it again.
    for (
      let reads = 0;
      reads === 0 || (reads < MAX_READS && queries.isFetching(filter));
      reads += 1
    ) {
      await queries.refetchQueries(filter, { cancelRefetch: false });
    }
    // What was read is drawn first.
    notifyManager.schedule(() => setEnded((count) => count + 1));
  }

  return {
    /** Whether what the press is about is not drawn yet; true at once. */
    isHeld: () => started.current !== drawn.current,
    /** The same for what is drawn. */
    isHolding: begun !== ended,
    /** Call it when the write has succeeded. */
    hold,
  };
}

import { useCallback, useEffect, useRef, useState } from "react";
import { useLatest } from "./useLatest.ts";

/**
 * Makes one call however often and fast it is asked for: from the first time until the promise of the call has
 * settled and what followed from it (a dialog, an error) is drawn. A call that leads elsewhere settles once it
 * is there. The lock is a ref: state would be known a render too late.
 *
 * @param call its rejection stays the caller's
 */
export function useOneCall<Args extends readonly unknown[]>(
  call: (...args: Args) => unknown,
): (...args: Args) => void {
  const isHeld = useRef(false);
  const [settled, setSettled] = useState(0);
  // A count, for a call that settles at once draws nothing in between.
  useEffect(() => {
    isHeld.current = false;
  }, [settled]);
  const start = useLatest((...args: Args) => {
    isHeld.current = true;
    const answer = new Promise((resolve) => resolve(call(...args)));
    void answer.finally(() => setSettled((count) => count + 1));
  });
  return useCallback(
    (...args: Args) => {
      if (!isHeld.current) start(...args);
    },
    [start],
  );
}

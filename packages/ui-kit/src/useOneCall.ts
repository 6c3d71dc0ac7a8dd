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
  const started = useRef(0);
  const [settled, setSettled] = useState(0);
  // Of these calls what followed is drawn; counted, for one that settles at once draws nothing before.
  const drawn = useRef(0);
  useEffect(() => {
    drawn.current = settled;
  }, [settled]);
  const isDrawn = useRef(false);
  useEffect(() => {
    isDrawn.current = true;
    return () => {
      isDrawn.current = false;
    };
  }, []);
  const start = useLatest((...args: Args) => {
    started.current += 1;
    const answer = new Promise((resolve) => resolve(call(...args)));
    void answer.finally(() => {
      setSettled((count) => count + 1);
      // Nothing is drawn any more of a page that was left; a notice of it may still offer Undo.
      if (!isDrawn.current) drawn.current = started.current;
    });
  });
  return useCallback(
    (...args: Args) => {
      if (started.current === drawn.current) start(...args);
    },
    [start],
  );
}

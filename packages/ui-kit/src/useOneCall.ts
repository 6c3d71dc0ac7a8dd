import { useCallback, useEffect, useRef, useState } from "react";
import { useLatest } from "./useLatest.ts";

/**
 * Makes one call at a time: locked from the press until the promise has settled and its result (a
 * dialog, an error) is drawn. The lock is a ref, since state would come a render too late.
 *
 * @param call its rejection is the caller's
 */
export function useOneCall<Args extends readonly unknown[]>(
  call: (...args: Args) => unknown,
): (...args: Args) => void {
  const started = useRef(0);
  const [callsSettled, setSettled] = useState(0);
  // Number of calls whose result is drawn; a call that settles at once draws nothing before.
  const drawn = useRef(0);
  useEffect(() => {
    drawn.current = callsSettled;
  }, [callsSettled]);
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
      // A page that was left draws nothing more, but its notice may still offer Undo.
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

import { useCallback, useEffect, useRef, useState } from "react";
import { useLatest } from "./useLatest.ts";

/**
 * Allows one call at a time, until its promise has settled and the result (a dialog, an error) is
 * rendered. The lock is a ref, because state would be a render late.
 *
 * @param call handles its own rejection
 */
export function useOneCall<Args extends readonly unknown[]>(
  call: (...args: Args) => unknown,
): (...args: Args) => void {
  const started = useRef(0);
  const [callsSettled, setSettled] = useState(0);
  // Number of calls whose result is rendered.
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
      // An unmounted page renders nothing more, but its notice may still offer Undo.
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

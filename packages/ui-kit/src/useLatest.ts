import { useCallback, useLayoutEffect, useRef } from "react";

/** A stable callback that calls the newest one: memoised rows need not be drawn again. */
export function useLatest<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback((...args: Args) => latest.current(...args), []);
}

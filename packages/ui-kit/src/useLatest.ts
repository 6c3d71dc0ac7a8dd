import { useCallback, useLayoutEffect, useRef } from "react";

/** A stable callback that calls the latest one, for memoised rows. */
export function useLatest<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback((...args: Args) => latest.current(...args), []);
}

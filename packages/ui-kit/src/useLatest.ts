import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * A callback that never changes and always calls the newest one: rows that were painted keep it and
 * need not be painted again.
 */
export function useLatest<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback((...args: Args) => latest.current(...args), []);
}

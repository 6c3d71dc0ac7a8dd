import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { useIsShown } from "../../view/useIsShown.ts";
import { createCountdown } from "./countdown.ts";

/**
 * Counts down to what happens once, however often the component is drawn meanwhile; it does not happen to
 * a page that is being left.
 *
 * @param seconds the whole wait; null while there is nothing to wait for, after which it begins anew
 * @param isPaused what is left stands still
 * @param onEnd keep it stable between renders
 * @returns whole seconds that are left
 */
export function useCountdown(seconds: number | null, isPaused: boolean, onEnd: () => void): number {
  const isShown = useIsShown();
  const end = useCallback(() => {
    if (isShown()) onEnd();
  }, [isShown, onEnd]);
  const countdown = useMemo(() => createCountdown(seconds ?? 0, end), [seconds, end]);
  useEffect(
    () => (seconds === null || isPaused ? undefined : countdown.run()),
    [countdown, seconds, isPaused],
  );
  return useSyncExternalStore(countdown.subscribe, countdown.secondsLeft);
}

import { useEffect, useMemo, useSyncExternalStore } from "react";
import { createCountdown } from "./countdown.ts";

/**
 * Counts down to what happens once, however often the component is drawn meanwhile.
 *
 * @param seconds the whole wait; null while there is nothing to wait for, after which it begins anew
 * @param isPaused what is left stands still
 * @param onEnd keep it stable between renders
 * @returns whole seconds that are left
 */
export function useCountdown(seconds: number | null, isPaused: boolean, onEnd: () => void): number {
  const countdown = useMemo(() => createCountdown(seconds ?? 0, onEnd), [seconds, onEnd]);
  useEffect(
    () => (seconds === null || isPaused ? undefined : countdown.run()),
    [countdown, seconds, isPaused],
  );
  return useSyncExternalStore(countdown.subscribe, countdown.secondsLeft);
}

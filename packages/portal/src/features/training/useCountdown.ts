import type { PausedBy } from "@recurrent/ui-kit";
import { createStore } from "../../shared/stores/store.ts";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { useIsShown } from "../../shared/context/page.ts";

/**
 * A wait for something that happens once, with a pause.
 *
 * @param seconds the whole wait
 * @param onEnd called once, at zero
 */
export function createCountdown(seconds: number, onEnd: () => void) {
  /** Milliseconds. */
  const left = createStore(seconds * 1000);

  return {
    /** Whole seconds that are left. */
    secondsLeft: () => Math.ceil(left.read() / 1000),
    /** Hears of every second. @returns stops listening */
    subscribe: left.subscribe,
    /** Lets time pass until it is stopped; what is left then stands still. @returns stops it */
    run() {
      const endsAt = performance.now() + left.read();
      let timer: ReturnType<typeof setTimeout>;
      const look = () => {
        left.set(Math.max(0, endsAt - performance.now()));
        if (left.read() === 0) onEnd();
        else wait();
      };
      const wait = () => {
        // To the turn of the second that is shown, so that a timer that comes late skips none.
        timer = setTimeout(look, left.read() % 1000 || 1000);
      };
      if (left.read() > 0) wait();
      return () => {
        clearTimeout(timer);
        // A millisecond at least: stopping is never what ends the wait.
        if (left.read() > 0) left.set(Math.max(1, endsAt - performance.now()));
      };
    },
  };
}

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

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("visibilitychange", onChange, { signal });
  window.addEventListener("online", onChange, { signal });
  window.addEventListener("offline", onChange, { signal });
  return () => listening.abort();
}

/** A page reloaded without a network is gone; one that nobody sees need not look again. */
function pausedBy(): PausedBy | undefined {
  if (!navigator.onLine) return "offline";
  return document.visibilityState === "hidden" ? "hidden" : undefined;
}

/** Why nothing should happen by itself at the moment; undefined when it may. */
export function usePausedBy(): PausedBy | undefined {
  return useSyncExternalStore(subscribe, pausedBy);
}

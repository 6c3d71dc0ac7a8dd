import type { PausedBy } from "@recurrent/ui-kit";
import { useIsMutating } from "@tanstack/react-query";
import { createStore } from "../../shared/stores/store.ts";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useIsOnline } from "../../shared/context/useIsOnline.ts";
import { useIsCurrentPage } from "../../shared/context/page.ts";
import { TRANSFERS } from "../../shared/downloads/running-transfers.ts";

/** A page that is still there then was not reloaded, for example because the user chose to stay. */
const BEGINS_AGAIN_AFTER_MS = 5000;

/**
 * A countdown that can be paused. It begins again some seconds after its end.
 */
export function createCountdown(seconds: number) {
  /** Milliseconds. */
  const left = createStore(seconds * 1000);

  return {
    /** Rounded up. */
    secondsLeft: () => Math.ceil(left.read() / 1000),
    subscribe: left.subscribe,
    /**
     * @param onEnd called at zero
     * @returns a function that pauses the countdown
     */
    run(onEnd: () => void) {
      let endsAt = performance.now() + left.read();
      let timer: ReturnType<typeof setTimeout>;
      const look = () => {
        left.set(Math.max(0, endsAt - performance.now()));
        wait();
        if (left.read() === 0) onEnd();
      };
      const beginAgain = () => {
        left.set(seconds * 1000);
        endsAt = performance.now() + left.read();
        wait();
      };
      const wait = () => {
        // Waits until the shown second changes, so that a late timer skips none.
        if (left.read() > 0) timer = setTimeout(look, left.read() % 1000 || 1000);
        else timer = setTimeout(beginAgain, BEGINS_AGAIN_AFTER_MS);
      };
      wait();
      return () => {
        clearTimeout(timer);
        // At least 1 ms, since pausing must not end the countdown.
        if (left.read() > 0) left.set(Math.max(1, endsAt - performance.now()));
      };
    },
  };
}

/**
 * Calls `onEnd` at zero, unless the page is being left, and begins again if the page stays.
 *
 * @param seconds null for no countdown; only a new value restarts it
 * @returns whole seconds left; 0 without a countdown
 */
export function useCountdown(seconds: number | null, isPaused: boolean, onEnd: () => void): number {
  const isShown = useIsCurrentPage();
  const end = useEffectEvent(() => {
    if (isShown()) onEnd();
  });
  const [current, setCurrent] = useState(() => ({
    seconds,
    countdown: createCountdown(seconds ?? 0),
  }));
  if (current.seconds !== seconds) {
    setCurrent({ seconds, countdown: createCountdown(seconds ?? 0) });
  }
  const { countdown } = current;
  useEffect(
    () => (seconds === null || isPaused ? undefined : countdown.run(() => end())),
    [countdown, seconds, isPaused],
  );
  return useSyncExternalStore(countdown.subscribe, countdown.secondsLeft);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

const isHidden = () => document.visibilityState === "hidden";

/**
 * Why a reload should wait, which would also break off a launch or a transfer.
 *
 * @returns undefined if the page may reload
 */
export function usePausedBy({ isLaunching }: { isLaunching: boolean }): PausedBy | undefined {
  const isTransferring = useIsMutating(TRANSFERS) > 0;
  const isOnline = useIsOnline();
  const isPageHidden = useSyncExternalStore(subscribe, isHidden);
  if (isLaunching) return "launch";
  if (isTransferring) return "transfer";
  // A reload while offline would lose the page; a hidden page need not reload.
  if (!isOnline) return "offline";
  return isPageHidden ? "hidden" : undefined;
}

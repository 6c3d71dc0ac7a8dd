/** Calendar days, 'YYYY-MM-DD' in UTC as all days of the portal (shell 9). */
import { useCallback, useSyncExternalStore } from "react";
import { type Clock, useRuntime } from "../context/runtime.ts";

/**
 * The calendar day it is now, 'YYYY-MM-DD' in UTC, as all days of the portal (shell 9).
 *
 * @param now epoch milliseconds
 */
export function today(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/**
 * The calendar day it is for the hosts, 'YYYY-MM-DD' in UTC. A component that is shown over midnight is drawn
 * again with the next day; a form that must keep the day it was opened on holds it in a state.
 */
export function useToday(): string {
  const { clock } = useRuntime();
  const subscribe = useCallback((listener: () => void) => onDayChange(clock, listener), [clock]);
  const day = () => today(clock.now());
  return useSyncExternalStore(subscribe, day, day);
}

const DAY_MS = 86_400_000;

/** Timers stand still while a computer sleeps, and a clock may be set: the day is looked at this often. */
const LOOK_EVERY_MS = 60_000;

/**
 * Calls the listener when the day of the hosts may have changed: at midnight, when a reply has set the
 * clock, and when the page is looked at again.
 *
 * @returns what ends that
 */
export function onDayChange(clock: Pick<Clock, "now" | "subscribe">, listener: () => void) {
  let day = today(clock.now());
  let timer: ReturnType<typeof setTimeout>;
  function look(): void {
    clearTimeout(timer);
    const now = clock.now();
    timer = setTimeout(look, Math.min(LOOK_EVERY_MS, DAY_MS - (now % DAY_MS)));
    const before = day;
    day = today(now);
    if (day !== before) listener();
  }
  look();
  const stop = clock.subscribe(look);
  document.addEventListener("visibilitychange", look);
  addEventListener("pageshow", look);
  return () => {
    clearTimeout(timer);
    stop();
    document.removeEventListener("visibilitychange", look);
    removeEventListener("pageshow", look);
  };
}

/**
 * The order of two days, 'YYYY-MM-DD': of four-figure years they compare as texts. None, as of what never
 * expires, comes after every day.
 */
export function byDay(one: string | null, other: string | null): number {
  const [first, second] = [one ?? NEVER, other ?? NEVER];
  return first < second ? -1 : Number(first > second);
}

/** Comes after every day. */
export const NEVER = "9999-99-99";

/** Calendar days: 'YYYY-MM-DD' in UTC (shell 9). */
import { useCallback, useSyncExternalStore } from "react";
import { type Clock, useAppContext } from "../context/app-context.ts";

/** @param now epoch milliseconds @returns 'YYYY-MM-DD' in UTC */
export function today(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/**
 * Today by the hosts' clock, 'YYYY-MM-DD' in UTC. Rerenders at midnight; a form that must keep its
 * day holds it in a state.
 */
export function useToday(): string {
  const { clock } = useAppContext();
  const subscribe = useCallback((listener: () => void) => onDayChange(clock, listener), [clock]);
  const day = () => today(clock.now());
  return useSyncExternalStore(subscribe, day, day);
}

const DAY_MS = 86_400_000;

/** Timers stop while a computer sleeps, and a clock may be set. */
const LOOK_EVERY_MS = 60_000;

/**
 * Calls the listener when the day may have changed: at midnight, when a reply has set the clock,
 * and when the page becomes visible.
 *
 * @returns stops it
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

/** Days of four-figure years compare as texts. null (no expiry) sorts last. */
export function compareDays(one: string | null, other: string | null): number {
  const [first, second] = [one ?? NEVER, other ?? NEVER];
  return first < second ? -1 : Number(first > second);
}

/** Sorts after every day. */
export const NEVER = "9999-99-99";

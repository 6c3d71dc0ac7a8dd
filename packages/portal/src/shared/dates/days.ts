import { DAY_MS, toCalendarDay } from "@recurrent/sdk/calendar-day";
import { useCallback, useSyncExternalStore } from "react";
import { type Clock, useAppContext } from "../context/app-context.ts";

/**
 * 'YYYY-MM-DD' in UTC, by the hosts' clock (shell 9). A form that needs a fixed day stores it in
 * state.
 */
export function useToday(): string {
  const { clock } = useAppContext();
  const subscribe = useCallback((listener: () => void) => onDayChange(clock, listener), [clock]);
  const day = () => toCalendarDay(clock.now());
  return useSyncExternalStore(subscribe, day, day);
}

/** Timers stop while a computer sleeps, and a clock may be set. */
const CHECK_EVERY_MS = 60_000;

/** @returns stops it */
export function onDayChange(clock: Pick<Clock, "now" | "subscribe">, listener: () => void) {
  let day = toCalendarDay(clock.now());
  let timer: ReturnType<typeof setTimeout>;
  function check(): void {
    clearTimeout(timer);
    const now = clock.now();
    timer = setTimeout(check, Math.min(CHECK_EVERY_MS, DAY_MS - (now % DAY_MS)));
    const before = day;
    day = toCalendarDay(now);
    if (day !== before) listener();
  }
  check();
  const stop = clock.subscribe(check);
  document.addEventListener("visibilitychange", check);
  addEventListener("pageshow", check);
  return () => {
    clearTimeout(timer);
    stop();
    document.removeEventListener("visibilitychange", check);
    removeEventListener("pageshow", check);
  };
}

/**
 * Calls for a day: without its date while it is the hosts' day, since a host refuses a day ahead of
 * its own, and with it from midnight on.
 *
 * @param requested with its day, 'YYYY-MM-DD' in UTC
 */
export async function callForDay<Requested extends { readonly date: string }, Reply>(
  clock: Pick<Clock, "now">,
  { date, ...others }: Requested,
  call: (params: Omit<Requested, "date"> & { date?: string }) => Promise<Reply>,
): Promise<Reply> {
  const today = () => toCalendarDay(clock.now());
  if (date === today()) {
    const reply = await call(others);
    // After midnight, it may be of the new day.
    if (today() <= date) return reply;
  }
  return call({ date, ...others });
}

/** Calendar days, 'YYYY-MM-DD' in UTC as all days of the portal (shell 9). */
import { useRuntime } from "../runtime/runtime.ts";

/**
 * The calendar day it is now, 'YYYY-MM-DD' in UTC, as all days of the portal (shell 9).
 *
 * @param now epoch milliseconds
 */
export function today(now: number = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** The calendar day it is for the hosts, 'YYYY-MM-DD' in UTC; for signed-in pages, which wait until it is known. */
export function useToday(): string {
  return today(useRuntime().clock.now());
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

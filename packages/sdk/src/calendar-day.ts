/** A day is text in UTC: with a `Date`, a time zone could shift the last day of a licence. */

/** 'YYYY-MM-DD', without time and zone. */
export type CalendarDay = string;

export const DAY_MS = 86_400_000;

/** @param instant epoch milliseconds */
export function toCalendarDay(instant: number): CalendarDay {
  return new Date(instant).toISOString().slice(0, 10);
}

/** True for a day that exists, written 'YYYY-MM-DD'. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(text);
  // Date.parse turns 30 February into 2 March.
  return !Number.isNaN(instant) && toCalendarDay(instant) === text;
}

/** null (no expiry) sorts last. */
export function compareDays(one: CalendarDay | null, other: CalendarDay | null): number {
  const [first, second] = [one ?? NEVER, other ?? NEVER];
  return first < second ? -1 : Number(first > second);
}

/** Sorts after every day. */
export const NEVER = "9999-99-99";

/** @param count may be negative */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return toCalendarDay(Date.parse(day) + count * DAY_MS);
}

/**
 * The 31st becomes the last day of a shorter month.
 *
 * @param count may be negative
 */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const date = new Date(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + count);
  // Day 0 is the last of the month before.
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return toCalendarDay(date.getTime());
}

/** Above 0 if `to` is later; NaN if either is no day. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

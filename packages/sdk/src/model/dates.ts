import { text, textOrNull } from "./read.ts";

/**
 * Dates stay text throughout: a calendar day is 'YYYY-MM-DD', an instant stays as the server wrote
 * it. A `Date` object would let a time zone shift a licence's last day: days are days in UTC (shell 9).
 */

const CALENDAR_DAY = /^(\d{4})-(\d{2})-(\d{2})/;
const WITH_OFFSET = /[T ]\d{2}:?\d{2}.*[+-]\d{2}:?\d{2}$/;

function isRealDay(year: number, month: number, dayOfMonth: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth;
}

/**
 * The calendar day of `input` in UTC as 'YYYY-MM-DD'; null when there is none. Accepts a day, a day
 * with a time ('YYYY-MM-DD HH:mm:ss', taken as UTC), an ISO instant, and `{date: …}` around either.
 */
export function day(input: unknown): string | null {
  if (typeof input === "object" && input !== null && "date" in input) return day(input.date);
  if (typeof input === "number") return null;
  const value = text(input).trim();
  const match = CALENDAR_DAY.exec(value);
  if (match === null) return null;
  if (!isRealDay(Number(match[1]), Number(match[2]), Number(match[3]))) return null;
  if (WITH_OFFSET.test(value)) {
    const instant = new Date(value);
    return Number.isNaN(instant.getTime()) ? null : instant.toISOString().slice(0, 10);
  }
  return match[0];
}

/** An instant or a day as the server wrote it; null when it does not start with a real day. */
export function moment(input: unknown): string | null {
  if (typeof input === "object" && input !== null && "date" in input) return moment(input.date);
  return day(input) === null ? null : textOrNull(input);
}

/** When a read that failed is made again, and what hosts call a moment. */
import { isApiError } from "../errors.ts";

/** A longer wait is not made for a read: the failure is shown instead. */
const LONGEST_RETRY_MS = 10_000;

/** Statuses of something that has too much to do, or between here and the API is not ready. */
const PASSING_STATUSES = [429, 502, 503, 504];

/**
 * Whether a failed read is worth another try: only when it did not reach the API, and the server wants
 * to be asked again soon (Retry-After). Answers of the API stand, and a time-out of two minutes is not
 * followed by another.
 */
export function isTransient(error: unknown): boolean {
  if (!isApiError(error)) return false;
  if ((error.retryAfterMs ?? 0) > LONGEST_RETRY_MS) return false;
  return error.kind === "network" || PASSING_STATUSES.includes(error.status);
}

/**
 * Milliseconds to the next try: longer each time, and never before the server wants to be asked.
 *
 * @param failures tries that have failed before this one
 */
export function retryDelay(failures: number, error: unknown): number {
  const said = isApiError(error) ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(1000 * 2 ** failures, said);
}

/** The three forms of a date in HTTP (RFC 9110, 5.6.7); all are in GMT, which the last leaves unsaid. */
const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /;

/** A date of HTTP in epoch milliseconds; NaN for anything else. */
export function momentOf(date: string): number {
  if (!HTTP_DATE.test(date)) return Number.NaN;
  return Date.parse(date.endsWith("GMT") ? date : `${date} GMT`);
}

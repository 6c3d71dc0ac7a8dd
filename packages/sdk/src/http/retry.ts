import { isApiError } from "../errors.ts";

/** A longer wait is not made: the failure is shown instead. */
const LONGEST_WAIT_MS = 10_000;

/** Statuses of something that has too much to do, or between here and the API is not ready. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/**
 * Whether a failed read is worth another try: only when it did not reach the API, and the server wants
 * to be asked again soon (Retry-After). Answers of the API stand, and a time-out of two minutes is not
 * followed by another.
 */
export function isPassingFailure(error: unknown): boolean {
  if (!isApiError(error)) return false;
  if ((error.retryAfterMs ?? 0) > LONGEST_WAIT_MS) return false;
  return error.kind === "network" || PASSING_STATUSES.has(error.status);
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

import { isApiError } from "../errors.ts";

/** After a longer wait the failure is shown instead. */
const MAX_RETRY_MS = 10_000;

const PASSING_STATUSES = [429, 502, 503, 504];

/** True if a read may succeed soon. A time-out is not repeated: the caller has waited as long as it allows. */
export function isTransient(error: unknown): boolean {
  if (!isApiError(error)) return false;
  if ((error.retryAfterMs ?? 0) > MAX_RETRY_MS) return false;
  return error.kind === "network" || PASSING_STATUSES.includes(error.status);
}

/**
 * Milliseconds to the next try.
 *
 * @param failures tries before this one
 */
export function retryDelay(failures: number, error: unknown): number {
  const hostDelayMs = isApiError(error) ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(1000 * 2 ** failures, hostDelayMs);
}

import { ApiError } from "../errors.ts";
import { parseHttpDate } from "./http-date.ts";

/**
 * Milliseconds to wait (RFC 9110, 10.2.3), or undefined.
 *
 * @param value of Retry-After: seconds or a date
 * @param date of the header Date, because the server's clock counts
 * @param now epoch milliseconds
 */
export function retryAfterMs(value: string, date: string, now: number): number | undefined {
  const text = value.trim();
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER);
  const wait = parseHttpDate(text) - (parseHttpDate(date.trim()) || now);
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

const DEFAULT_WAIT_MS = 1_000;

const MAX_WAIT_MS = 300_000;

/** A call before its time fails with the host's last answer, without a request. */
export interface RateLimits {
  /**
   * @param call the same for equal calls
   * @throws ApiError while it is too early, with the milliseconds left
   */
  check(call: string): void;
  /** Learns from a 429, or from a 408 or 5xx with Retry-After. */
  rememberRetryAfter(call: string, error: ApiError): void;
}

export function createRateLimits(): RateLimits {
  const calls = new Map<string, { until: number; error: ApiError }>();
  return {
    check(call) {
      const known = calls.get(call);
      if (known === undefined) return;
      const { until, error } = known;
      const left = until - performance.now();
      if (left > 0) {
        const { message, cause } = error;
        // oxlint-disable-next-line no-misused-spread -- its own fields are what it was made of
        throw new ApiError({ ...error, message, cause, retryAfterMs: Math.ceil(left) });
      }
      calls.delete(call);
    },
    rememberRetryAfter(call, error) {
      const { status, retryAfterMs: hostDelayMs } = error;
      const isAskedToWait = hostDelayMs !== undefined && (status === 408 || status >= 500);
      if (status !== 429 && !isAskedToWait) return;
      const wait = Math.min(hostDelayMs ?? DEFAULT_WAIT_MS, MAX_WAIT_MS);
      calls.set(call, { until: performance.now() + wait, error });
    },
  };
}

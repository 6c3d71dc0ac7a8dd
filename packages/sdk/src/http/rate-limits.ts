/** When a host wants to be asked again, and what of it is kept to. */
import { ApiError } from "../errors.ts";
import { momentOf } from "./retry.ts";

/**
 * What a reply says of when to ask again (RFC 9110, 10.2.3).
 *
 * @param value of its header Retry-After: seconds, or a moment
 * @param date its header Date, as far as it may be read: the moment is one of the server's clock
 * @param now epoch milliseconds
 * @returns milliseconds from now; undefined when it says nothing that can be read
 */
export function retryAfterMs(value: string, date: string, now: number): number | undefined {
  const said = value.trim();
  if (/^\d+$/.test(said)) return Math.min(Number(said) * 1000, Number.MAX_SAFE_INTEGER);
  const wait = momentOf(said) - (momentOf(date.trim()) || now);
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** How long a call is put off after a refusal that names no time. */
const DEFAULT_WAIT_MS = 1_000;

/** After this time a call is made again, also where the server names a longer one. */
const LONGEST_WAIT_MS = 300_000;

/**
 * Calls that the host wants to have later. A call before its time fails with the host's last answer, without a
 * request, for instance when a page opens right after its data was prefetched.
 */
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
      const { status, retryAfterMs: said } = error;
      const isAskedToWait = said !== undefined && (status === 408 || status >= 500);
      if (status !== 429 && !isAskedToWait) return;
      const wait = Math.min(said ?? DEFAULT_WAIT_MS, LONGEST_WAIT_MS);
      calls.set(call, { until: performance.now() + wait, error });
    },
  };
}

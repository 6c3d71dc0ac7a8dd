/** When a call that failed is made again: what a host says of it, and what of it is kept to. */
import { ApiError, isApiError } from "../errors.ts";

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
 * Whether a failure says nothing of what was asked: no answer came, or the host, or something before it, had no
 * time or was out of order. The same call may succeed later.
 */
function saysNothingOfTheCall({ kind, status }: ApiError): boolean {
  const isUnanswered = kind === "network" || kind === "timeout";
  return isUnanswered || kind === "server" || status === 408 || status === 429 || status >= 500;
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

/** A longer timer would fire at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Resolves after `ms` milliseconds, or as soon as the signal fires; no listener is left on it. */
export function delay(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    function end(): void {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    }
    const timer = setTimeout(end, Math.min(ms, LONGEST_TIMER_MS));
    signal?.addEventListener("abort", end);
    if (signal?.aborted === true) end();
  });
}

/** The three forms of a date in HTTP (RFC 9110, 5.6.7); all are in GMT, which the last leaves unsaid. */
const HTTP_DATE = /^(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?,? /;

/** A date of HTTP in epoch milliseconds; NaN for anything else. */
export function momentOf(date: string): number {
  if (!HTTP_DATE.test(date)) return Number.NaN;
  return Date.parse(date.endsWith("GMT") ? date : `${date} GMT`);
}

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
  const at = momentOf(said);
  if (Number.isNaN(at)) return undefined;
  const served = momentOf(date.trim());
  return Math.max(0, at - (Number.isNaN(served) ? now : served));
}

/** How long a call is put off after a refusal that names no time. */
const DEFAULT_WAIT_MS = 1_000;

/** After this time a call is made again, also where the server names a longer one. */
const LONGEST_WAIT_MS = 300_000;

/**
 * The calls that a host has put off. Made too early, such a call fails with the host's own answer again,
 * without a request: on a page that is opened right after its data was prefetched, in a window that comes
 * back to the front, after a click on Try again.
 */
export class RateLimits {
  readonly #calls = new Map<string, { until: number; error: ApiError }>();

  /**
   * @param call what makes a call the same as another
   * @throws ApiError while the call is put off, with the milliseconds that are left
   */
  check(call: string): void {
    const held = this.#calls.get(call);
    if (held === undefined) return;
    const left = held.until - performance.now();
    if (left > 0) {
      const { message, cause } = held.error;
      // oxlint-disable-next-line no-misused-spread -- its own fields are what it was made of
      throw new ApiError({ ...held.error, message, cause, retryAfterMs: Math.ceil(left) });
    }
    this.#calls.delete(call);
  }

  /** Learns from a failure of a call; only a 429, and a 408 or 5xx that names a time, put it off. */
  rememberRetryAfter(call: string, error: ApiError): void {
    const { status, retryAfterMs: said } = error;
    if (status !== 429 && (said === undefined || !saysNothingOfTheCall(error))) return;
    const wait = Math.min(said ?? DEFAULT_WAIT_MS, LONGEST_WAIT_MS);
    this.#calls.set(call, { until: performance.now() + wait, error });
  }
}

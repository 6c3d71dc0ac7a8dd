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
  const at = momentOf(said);
  if (Number.isNaN(at)) return undefined;
  const served = momentOf(date.trim());
  return Math.max(0, at - (Number.isNaN(served) ? now : served));
}

/**
 * Whether a failure says nothing of what was asked: no answer came, or the host, or something before it, had no
 * time or was out of order. The same call may succeed later.
 */
function saysNothingOfTheCall({ kind, status }: ApiError): boolean {
  const isUnanswered = kind === "network" || kind === "timeout";
  return isUnanswered || kind === "server" || status === 408 || status === 429 || status >= 500;
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

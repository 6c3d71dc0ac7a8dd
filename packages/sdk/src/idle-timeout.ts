/** The time-out of a call: the longest wait for its answer, or for the next byte in either direction. */
import { ApiError, cancelledError } from "./errors.ts";

/** A timer that is later than this was held up: the computer slept, or the tab was frozen. */
const HELD_UP_MS = 10_000;

/** A longer timer would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

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

/** Watches one call until it is stopped. */
export interface IdleTimeout {
  /** Ends the call. */
  readonly signal: AbortSignal;
  /** Bytes of the request have gone out. */
  renew(): void;
  /** Nothing has to move for `ms` milliseconds; the first thing that does ends that. */
  allow(ms: number): void;
  /** The reply has begun, or more of it came. */
  onReply(): void;
  /** What the call fails with; undefined while neither its time is over nor its caller has ended it. */
  failure(): ApiError | undefined;
  stop(): void;
}

/**
 * @param timeoutMs milliseconds without a byte; 0 and Infinity wait for ever
 * @param given ends the call as well; no listener is left on it
 */
export function startIdleTimeout(timeoutMs: number, given?: AbortSignal): IdleTimeout {
  const controller = new AbortController();
  let movedAt = performance.now();
  let hasReply = false;
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = (): void => controller.abort();
  function check(): void {
    const idle = performance.now() - movedAt;
    // Bytes that came while the page could not run are still to be read.
    if (idle >= timeoutMs + HELD_UP_MS) movedAt = performance.now();
    else if (idle >= timeoutMs) {
      isLate = true;
      return end();
    }
    wait();
  }
  function wait(): void {
    const left = movedAt + timeoutMs - performance.now();
    // Not less than a millisecond: timers may fire a fraction of one early.
    timer = setTimeout(check, Math.min(Math.max(1, left), LONGEST_TIMER_MS));
  }
  if (given?.aborted === true) end();
  else if (timeoutMs > 0 && timeoutMs < Infinity) wait();
  given?.addEventListener("abort", end);

  const renew = (): void => {
    movedAt = performance.now();
  };
  return {
    signal: controller.signal,
    renew,
    allow(ms) {
      movedAt = performance.now() + ms;
    },
    onReply() {
      hasReply = true;
      renew();
    },
    failure() {
      if (!controller.signal.aborted) return undefined;
      if (!isLate) return cancelledError(given?.reason);
      const message = hasReply
        ? "The server's reply stopped before it was complete."
        : "The server did not answer in time.";
      return new ApiError({ kind: "timeout", message });
    },
    stop() {
      clearTimeout(timer);
      given?.removeEventListener("abort", end);
    },
  };
}

/**
 * The result of `work`, or a failure as soon as its time is over or `signal` fires; `work` itself may go on.
 *
 * @param timeoutMs as of {@link startIdleTimeout}
 * @throws ApiError of kind `timeout` or `cancelled`, and what `work` throws
 */
export async function within<T>(
  work: (idle: IdleTimeout) => T | Promise<T>,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<T> {
  const idle = startIdleTimeout(timeoutMs, signal);
  try {
    return await new Promise<T>((resolve, reject) => {
      const end = () => reject(idle.failure());
      if (idle.signal.aborted) return end();
      idle.signal.addEventListener("abort", end);
      // Not `resolve(promise)`, after which nothing could reject any more.
      (async () => work(idle))().then(resolve, reject);
    });
  } catch (cause) {
    throw idle.failure() ?? cause;
  } finally {
    idle.stop();
  }
}

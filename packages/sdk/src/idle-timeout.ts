import { ApiError, cancelledError } from "./errors.ts";

/** A timer is this late if the program was busy, the tab frozen, or the computer asleep. */
const HELD_UP_MS = 50;

/** A longer timer would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Resolves after `ms` milliseconds or when the signal fires. */
export function delay(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    function end(): void {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    }
    const timer = setTimeout(end, Math.min(ms, MAX_TIMER_MS));
    signal?.addEventListener("abort", end);
    if (signal?.aborted === true) end();
  });
}

/** Limits each wait of one call: for its answer, and for the next byte. */
export interface IdleTimeout {
  readonly signal: AbortSignal;
  /** Bytes of the request were sent. */
  renew(): void;
  /** Extends the next wait. */
  allow(ms: number): void;
  onReply(): void;
  /** Undefined until the call is late or aborted. */
  failure(): ApiError | undefined;
  stop(): void;
}

/** @param timeoutMs 0 and Infinity for no limit */
export function startIdleTimeout(timeoutMs: number, given?: AbortSignal): IdleTimeout {
  const controller = new AbortController();
  let movedAt = performance.now();
  let hasReply = false;
  let isExtended = false;
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = (): void => controller.abort();
  function check(): void {
    const lateMs = performance.now() - movedAt - timeoutMs;
    if (lateMs >= 0) {
      isLate = isExtended || lateMs < HELD_UP_MS;
      if (isLate) return end();
      // Bytes that have arrived are not read yet.
      isExtended = true;
      movedAt += lateMs + Math.min(lateMs, timeoutMs);
    }
    wait();
  }
  function wait(): void {
    const left = movedAt + timeoutMs - performance.now();
    // Timers may fire a fraction of a millisecond early.
    timer = setTimeout(check, Math.min(Math.max(1, left), MAX_TIMER_MS));
  }
  if (given?.aborted === true) end();
  else if (timeoutMs > 0) wait();
  given?.addEventListener("abort", end);

  const renew = (): void => {
    movedAt = performance.now();
    isExtended = false;
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

/** Rejects if `work` is late or aborted, but does not stop it. */
export async function withTimeout<T>(
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
      // After `resolve(promise)` nothing could reject.
      (async () => work(idle))().then(resolve, reject);
    });
  } catch (cause) {
    throw idle.failure() ?? cause;
  } finally {
    idle.stop();
  }
}

/**
 * The time-out of a call: how long one waits for its answer, or for the next byte in either direction; and waits
 * that end with a signal.
 */
import { ApiError } from "../errors.ts";
import { cancelledError } from "./failure.ts";
import { FileResponse } from "./file-response.ts";
import { isBlob } from "./files.ts";

/** A timer that fires later than this after its time was held up: the computer slept, or the tab was frozen. */
const HELD_UP_MS = 10_000;

declare global {
  interface RequestInit {
    /** For {@link watchingFetch} alone: called when the reply begins, and with each part of its body. */
    onBytes?: () => void;
  }
}

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

/**
 * Watches one call until it is stopped.
 *
 * @param timeoutMs milliseconds without any; 0 and Infinity wait for ever
 * @param given ends the call as well; no listener is left on it
 */
export function startIdleTimeout(timeoutMs: number, given?: AbortSignal) {
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
    /** Ends the call. */
    signal: controller.signal,
    /** Bytes of the request have gone out. */
    renew,
    /** Nothing has to move for so long; the first thing that does ends that. */
    allow(ms: number): void {
      movedAt = performance.now() + ms;
    },
    /** The reply has begun, or more of it came. */
    onReply(): void {
      hasReply = true;
      renew();
    },
    /** What the call fails with; undefined while neither its time is over nor its caller has ended it. */
    failure(): ApiError | undefined {
      if (!controller.signal.aborted) return undefined;
      if (!isLate) return cancelledError(given?.reason);
      const message = hasReply
        ? "The server's reply stopped before it was complete."
        : "The server did not answer in time.";
      return new ApiError({ kind: "timeout", message });
    },
    stop(): void {
      clearTimeout(timer);
      given?.removeEventListener("abort", end);
    },
  };
}

/**
 * What `work` gives, or a failure as soon as its time is over or `signal` fires; `work` itself may go on.
 *
 * @param timeoutMs as of {@link startIdleTimeout}
 * @throws ApiError of kind `timeout` or `cancelled`, and what `work` throws
 */
export async function within<T>(
  work: (idle: ReturnType<typeof startIdleTimeout>) => T | Promise<T>,
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

/** Statuses of replies that have no body (Fetch standard, "null body status"); 0 is that of an opaque one. */
const NULL_BODY_STATUS: ReadonlySet<number> = new Set([0, 101, 103, 204, 205, 304]);

/** `fetch`, which says when bytes of the reply come. Reads `fetch` at each call, because mocks replace it. */
export const watchingFetch: typeof fetch = async (input, { onBytes, ...init } = {}) => {
  const response = await fetch(input, init);
  if (onBytes === undefined) return response;
  onBytes();
  const { status, statusText, headers } = response;
  // Through a service worker these have an empty body, with which no `Response` can be made.
  if (response.body === null || NULL_BODY_STATUS.has(status)) return response;
  const watched = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, next) {
        onBytes();
        next.enqueue(part);
      },
    }),
  );
  return new FileResponse(watched, { status, statusText, headers });
};

/** Smaller bodies are sent at once, and their transfer is not watched. */
const WATCHED_BYTES = 64 * 1024;

/** Whether a body is so large that it may take longer than the time-out to send. */
export function isLargeBody(body: unknown): boolean {
  return sizeOf(body) >= WATCHED_BYTES;
}

/** Bytes in a millisecond over the slowest line that an upload is waited for on: 128 kbit/s. */
const SLOWEST_RATE = 16;

/**
 * How long an upload may take that nobody can watch, in milliseconds: a browser reports no steps of one that a
 * service worker of the page sends on.
 */
export function unwatchedMs(body: unknown): number {
  const { navigator } = globalThis as { navigator?: Partial<Navigator> };
  return navigator?.serviceWorker?.controller ? sizeOf(body) / SLOWEST_RATE : 0;
}

function sizeOf(body: unknown): number {
  if (isBlob(body)) return body.size;
  if (typeof body === "string") return body.length;
  if (body instanceof Uint8Array) return body.byteLength;
  if (!(body instanceof FormData)) return 0;
  return [...body.values()].reduce((sum, value) => sum + sizeOf(value), 0);
}

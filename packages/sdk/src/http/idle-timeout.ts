/** The time-out of a call: how long one waits for its answer, or for the next byte in either direction. */
import { ApiError } from "../errors.ts";

/** A timer that fires later than this after its time was held up: the computer slept, or the tab was frozen. */
const HELD_UP_MS = 10_000;

declare global {
  interface RequestInit {
    /** For {@link watchingFetch} alone: called when the reply begins, and with each part of its body. */
    onBytes?: () => void;
  }
}

/**
 * Watches one call until it is stopped.
 *
 * @param timeoutMs milliseconds without any; 0 waits for ever
 */
export function startIdleTimeout(timeoutMs: number) {
  const controller = new AbortController();
  let movedAt = performance.now();
  let hasReply = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check(): void {
    const idle = performance.now() - movedAt;
    // Bytes that came while the page could not run are still to be read.
    if (idle >= timeoutMs + HELD_UP_MS) movedAt = performance.now();
    else if (idle >= timeoutMs) return controller.abort();
    wait();
  }
  function wait(): void {
    // Not less than a millisecond: timers may fire a fraction of one early.
    timer = setTimeout(check, Math.max(1, movedAt + timeoutMs - performance.now()));
  }
  if (timeoutMs > 0) wait();

  const renew = (): void => {
    movedAt = performance.now();
  };
  return {
    /** Ends the call. */
    signal: controller.signal,
    /** Bytes of the request have gone out. */
    renew,
    /** The reply has begun, or more of it came. */
    onReply(): void {
      hasReply = true;
      renew();
    },
    /** What the call fails with; undefined while its time is not over. */
    failure(): ApiError | undefined {
      if (!controller.signal.aborted) return undefined;
      const message = hasReply
        ? "The server's reply stopped before it was complete."
        : "The server did not answer in time.";
      return new ApiError({ kind: "timeout", message });
    },
    stop: () => clearTimeout(timer),
  };
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
  return new Response(watched, { status, statusText, headers });
};

/** Smaller bodies are sent at once, and their transfer is not watched. */
const WATCHED_BYTES = 64 * 1024;

/** Whether a body is so large that it may take longer than the time-out to send. */
export function isLargeBody(body: unknown): boolean {
  return sizeOf(body) >= WATCHED_BYTES;
}

function sizeOf(body: unknown): number {
  if (body instanceof Blob) return body.size;
  if (typeof body === "string") return body.length;
  if (!(body instanceof FormData)) return 0;
  return [...body.values()].reduce((sum, value) => sum + sizeOf(value), 0);
}

/** Bodies on their way: which are large, and when their bytes move. */

declare global {
  interface RequestInit {
    /** Only for {@link watchingFetch}: called when the reply begins, and with each part of its body. */
    onBytes?: () => void;
  }
}

/** Statuses of replies that have no body (Fetch standard, "null body status"); 0 is that of an opaque one. */
const NULL_BODY_STATUS: ReadonlySet<number> = new Set([0, 101, 103, 204, 205, 304]);

/** `fetch` with `onBytes`. The global is read at each call, because mocks replace it. */
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

/** Whether a value is a file or a part of one, also of another realm: a file that was dropped onto a frame, a simulated page in Node.js. */
export const isBlob = (value: unknown): value is Blob =>
  /^\[object (?:Blob|File)\]$/.test(Object.prototype.toString.call(value));

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
  if (!(body instanceof FormData)) return 0;
  return [...body.values()].reduce((sum, value) => sum + sizeOf(value), 0);
}

let replaced: unknown;
let streaming: typeof Request;

/**
 * A `Request` with which axios reports the progress of an upload; undefined where there is none,
 * whatever its type says. axios streams a body only if the constructor reads `duplex`; those of
 * Bun, Deno and workerd do not, although they send streams. A copy of the options reads it.
 *
 * A new one for each global `Request`: axios tries each once, and mocks replace it.
 */
export function streamingRequest(): typeof Request {
  const Original = globalThis.Request;
  if (replaced !== Original) {
    replaced = Original;
    streaming =
      Original &&
      (function (input: RequestInfo | URL, init?: RequestInit) {
        return new Original(input, { ...init });
      } as unknown as typeof Request);
  }
  return streaming;
}

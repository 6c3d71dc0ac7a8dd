/**
 * A `Request` with which axios reports the progress of an upload. axios streams a body only if the
 * constructor reads `duplex`; those of Bun, Deno and workerd do not, although they send streams. A
 * copy of the options reads it.
 *
 * Reads the global `Request` at each call, because mocks replace it.
 */
export const StreamingRequest = function (input: RequestInfo | URL, init?: RequestInit) {
  return new Request(input, { ...init });
} as unknown as typeof Request;

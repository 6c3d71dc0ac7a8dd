declare global {
  interface RequestInit {
    /** For {@link watchingFetch}: called for each part of the reply. */
    onBytes?: () => void;
  }
}

/** Statuses without a body (Fetch standard); 0 is an opaque reply. */
const NULL_BODY_STATUSES = [0, 101, 103, 204, 205, 304];

/** Reads the global `fetch` at each call, because mocks replace it. */
export const watchingFetch: typeof fetch = async (input, { onBytes, ...init } = {}) => {
  const response = await fetch(input, init);
  if (onBytes === undefined) return response;
  onBytes();
  const { body, status } = response;
  // Despite its type, the body is undefined in React Native, and a stream of Node.js with node-fetch.
  // Replies of these statuses have an empty body through a service worker; `new Response` would throw.
  if (!body?.pipeThrough || NULL_BODY_STATUSES.includes(status)) return response;
  const watched = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, next) {
        onBytes();
        next.enqueue(part);
      },
    }),
  );
  return new Response(watched, response);
};

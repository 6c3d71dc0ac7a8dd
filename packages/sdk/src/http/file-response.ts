/** Files of any size: a reply's bytes go into a Blob as they come, which a browser may keep on its disk. */

/** Bytes that are in memory at most before they go into a Blob. */
const PART_BYTES = 2 ** 24;

async function blobOf(reply: Response): Promise<Blob> {
  // The Blob of `fetch`: a page that is simulated in Node.js has another one.
  const { constructor } = await new Response().blob();
  const FileClass = constructor as typeof Blob;
  const parts: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  await reply.body?.pipeTo(
    new WritableStream<Uint8Array<ArrayBuffer>>({
      write(bytes) {
        waiting.push(bytes);
        size += bytes.byteLength;
        if (size < PART_BYTES) return;
        parts.push(new FileClass(waiting));
        waiting = [];
        size = 0;
      },
    }),
  );
  const type = reply.headers.get("content-type") ?? "";
  return new FileClass([...parts, ...waiting], { type });
}

/** A body as axios names its type. */
type Body = BodyInit | ArrayBufferView | null;

/** A `Response` whose `blob()` never has the whole file as bytes in memory; that of Chromium and of Node.js does. */
function createFileResponse(body?: Body, init?: ResponseInit): Response {
  const reply = new Response(body as BodyInit | null, init);
  return Object.assign(reply, { blob: () => blobOf(reply) });
}

/** {@link createFileResponse} as a class. Reads `Response` at each call: some simulated pages have none. */
export const FileResponse = createFileResponse as unknown as new (
  body?: Body,
  init?: ResponseInit,
) => Response;

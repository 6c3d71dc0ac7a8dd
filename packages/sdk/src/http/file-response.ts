/** Files of any size: a reply's bytes go into a Blob as they come, which a browser may keep on its disk. */

/** Chunks that are in memory at most before they go into a Blob; those of axios have 64 KB. */
const MOST_CHUNKS = 256;

async function blobOf(reply: Response): Promise<Blob> {
  // The Blob of `fetch`: a page that is simulated in Node.js has another one.
  const { constructor } = await new Response().blob();
  const FileClass = constructor as typeof Blob;
  const parts: BlobPart[] = [];
  let chunks: BlobPart[] = [];
  await reply.body?.pipeTo(
    new WritableStream<Uint8Array<ArrayBuffer>>({
      write(chunk) {
        if (chunks.push(chunk) < MOST_CHUNKS) return;
        parts.push(new FileClass(chunks));
        chunks = [];
      },
    }),
  );
  const type = reply.headers.get("content-type") ?? "";
  return new FileClass([...parts, ...chunks], { type });
}

/** A body as axios names its type. */
type Body = BodyInit | ArrayBufferView | null;

/**
 * A `Response` whose `blob()` never has the whole file as bytes in memory; that of Chromium and of Node.js does. A
 * failure is given as text: in jsdom `fetch` may have another Blob than the page.
 */
function createFileResponse(body?: Body, init?: ResponseInit): Response {
  const reply = new Response(body as BodyInit | null, init);
  return Object.assign(reply, { blob: () => (reply.ok ? blobOf(reply) : reply.text()) });
}

/** {@link createFileResponse} as a class. Reads `Response` at each call: some simulated pages have none. */
export const FileResponse = createFileResponse as unknown as new (
  body?: Body,
  init?: ResponseInit,
) => Response;

/** Files of any size: bytes go into a Blob as they arrive, which a browser may keep on disk. */

/** Chunks in memory at most; those of axios have 64 KB. */
const MAX_CHUNKS = 256;

async function blobOf(reply: Response): Promise<Blob> {
  // The Blob of `fetch`: a simulated page in Node.js has another one.
  const { constructor } = await new Response().blob();
  const FileClass = constructor as typeof Blob;
  const parts: BlobPart[] = [];
  let chunks: BlobPart[] = [];
  await reply.body?.pipeTo(
    new WritableStream<Uint8Array<ArrayBuffer>>({
      write(chunk) {
        if (chunks.push(chunk) < MAX_CHUNKS) return;
        parts.push(new FileClass(chunks));
        chunks = [];
      },
    }),
  );
  const type = reply.headers.get("content-type") ?? "";
  return new FileClass([...parts, ...chunks], { type });
}

/** The type that axios gives a body. */
type Body = BodyInit | ArrayBufferView | null;

/**
 * In Chromium and Node.js `blob()` has the whole file in memory; this one does not. A failure
 * becomes text, because in jsdom `fetch` may have another Blob than the page.
 */
function createFileResponse(body?: Body, init?: ResponseInit): Response {
  const reply = new Response(body as BodyInit | null, init);
  return Object.assign(reply, { blob: () => (reply.ok ? blobOf(reply) : reply.text()) });
}

/** Reads `Response` at each call: some simulated pages have none. */
export const FileResponse = createFileResponse as unknown as new (
  body?: Body,
  init?: ResponseInit,
) => Response;

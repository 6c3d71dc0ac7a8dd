import { makeZip } from "client-zip";
import type { PackEntry } from "./pack.ts";

/** The zip counts its files in 16 bits, and two are its contents. */
export const MOST_FILES = 65_000;

/** Bytes that the page itself holds of the zip; what is more goes to the browser, which keeps Blobs on disk. */
const PAGE_HOLDS = 16 * 1024 * 1024;

/**
 * The zip of the entries, each taken in only when there is room for it. Nothing is compressed: PDFs and
 * pictures are already.
 *
 * @throws the reason of `signal`, or what the entries end with; nothing is left of the zip then
 */
export async function zipOf(entries: AsyncIterable<PackEntry>, signal: AbortSignal): Promise<Blob> {
  const kept: Blob[] = [];
  let held: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  function keep(): void {
    kept.push(new Blob(held));
    held = [];
    size = 0;
  }
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      held.push(chunk);
      size += chunk.byteLength;
      if (size >= PAGE_HOLDS) keep();
    },
  });
  await makeZip(entries).pipeTo(sink, { signal });
  keep();
  return new Blob(kept, { type: "application/zip" });
}

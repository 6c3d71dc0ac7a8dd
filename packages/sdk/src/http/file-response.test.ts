import { afterEach, expect, it, vi } from "vitest";
import { FileResponse } from "./file-response.ts";

const KB = 1024;
const MB = 1024 * KB;

/** Neighbouring bytes differ, so that parts in the wrong order are found. */
const bytesOf = (length: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, (_, at) => (at * 31 + (at >> 10)) % 251);

/** A body that comes in chunks of 64 KB, as axios hands them on. */
function bodyOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(next) {
      if (at >= bytes.length) return next.close();
      next.enqueue(bytes.slice(at, (at += 64 * KB)));
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

it.each([0, 1, MB, 16 * MB - 1, 16 * MB, 16 * MB + 1, 33 * MB])(
  "returns all of a file of %i bytes with its type",
  async (length) => {
    const bytes = bytesOf(length);
    const headers = { "content-type": "application/pdf" };
    const blob = await new FileResponse(bodyOf(bytes), { headers }).blob();
    expect([blob.size, blob.type]).toEqual([length, "application/pdf"]);
    expect(Buffer.from(await blob.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
  },
);

it("returns an empty file when the reply has no body", async () => {
  expect((await new FileResponse(null).blob()).size).toBe(0);
});

it("holds no more than 16 MB of a large file as bytes", async () => {
  const sizes: number[] = [];
  vi.stubGlobal(
    "Blob",
    class extends Blob {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(parts, options);
        const bytes = parts.filter((part) => part instanceof Uint8Array);
        sizes.push(bytes.reduce((sum, part) => sum + part.byteLength, 0));
      }
    },
  );
  const blob = await new FileResponse(bodyOf(new Uint8Array(40 * MB))).blob();
  expect(blob.size).toBe(40 * MB);
  expect(Math.max(...sizes)).toBe(16 * MB);
});

it("fails when the connection is lost in the middle of a file", async () => {
  const body = new ReadableStream({
    start: (next) => next.enqueue(new Uint8Array(MB)),
    pull: (next) => next.error(new TypeError("terminated")),
  });
  await expect(new FileResponse(body).blob()).rejects.toThrow("terminated");
});

import { LARGEST_JSON } from "../handlers/json-body.ts";

/**
 * The bytes of a body that is no form; null for more than `LARGEST_JSON`. What is too much is read and
 * thrown away: a caller that still sends would not hear the answer.
 */
export async function jsonBytes(
  body: ReadableStream<Uint8Array> | null,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size <= LARGEST_JSON) {
      chunks.push(chunk);
    }
  }
  return size > LARGEST_JSON ? null : Uint8Array.from(Buffer.concat(chunks));
}

import { safeFileName } from "@recurrent/sdk";

/**
 * Cuts a long text in its middle: the end of a name has what distinguishes it, such as its day. Cuts
 * between graphemes, so that no letter loses its accent.
 *
 * @param max in the unit of `sizeOf`
 */
export function cutMiddle(text: string, max: number, sizeOf: (part: string) => number): string {
  if (sizeOf(text) <= max) return text;
  const segments = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text);
  const graphemes = Array.from(segments, ({ segment }) => segment);
  let start = "";
  let end = "";
  for (const part of graphemes.toReversed()) {
    if (sizeOf(part + end) > max / 3) break;
    end = part + end;
  }
  // A text that is cut twice gets one mark.
  end = `…${end.replace(/^[\s…]+/u, "")}`;
  for (const part of graphemes) {
    if (sizeOf(start + part + end) > max) break;
    start += part;
  }
  return start.trimEnd() + end;
}

/** `safeFileName` cuts the end of names of more than 200 bytes; leaves room for an extension. */
const MAX_BYTES = 180;

const byteLength = (part: string): number => new TextEncoder().encode(part).length;

/**
 * A safe name that keeps its end, such as its day, however long the rest is.
 *
 * @param fallback if nothing is left
 */
export const toFileName = (name: string, fallback?: string): string =>
  safeFileName(cutMiddle(name, MAX_BYTES, byteLength), fallback);

import { safeFileName } from "@recurrent/sdk";
import { cutMiddle } from "./cut-middle.ts";

/** `safeFileName` cuts the end of names of more than 200 bytes; leaves room for an extension. */
const MAX_BYTES = 180;

const byteLength = (part: string): number => new TextEncoder().encode(part).length;

/**
 * A safe name that keeps its end, such as its day, however long the rest is.
 *
 * @param fallback if nothing is left
 */
export const fileNameOf = (name: string, fallback?: string): string =>
  safeFileName(cutMiddle(name, MAX_BYTES, byteLength), fallback);

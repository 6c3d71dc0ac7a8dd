/** Rules for replies that the validator lacks, and how a reply is read for it. */
import type { IncomingHttpHeaders } from "node:http";
import * as zlib from "node:zlib";

const JSON_TYPE = "application/json";

/** Without parameters, in lower case; '' if there is none. */
const mediaTypeOf = (contentType = ""): string =>
  (contentType.split(";", 1)[0] ?? "").trim().toLowerCase();

/** True for a write that `fetch` repeats as a GET, whose reply looks like a success. */
const isFollowedByGet = (method: string, status: number): boolean =>
  (status === 303 && method !== "GET") || ([301, 302].includes(status) && method === "POST");

/** RFC 1950 begins with a method of 8 in its low bits; clients also read deflate without that header. */
const hasZlibHeader = ([first = 0]: Buffer): boolean => (first & 0x0f) === 8;

/** A host may compress although the request says not to. */
function decompress(bytes: Buffer, encoding = ""): Buffer {
  const name = encoding.trim().toLowerCase();
  switch (name) {
    case "gzip":
    case "x-gzip":
      return zlib.gunzipSync(bytes);
    case "deflate":
      return hasZlibHeader(bytes) ? zlib.inflateSync(bytes) : zlib.inflateRawSync(bytes);
    case "br":
      return zlib.brotliDecompressSync(bytes);
    case "zstd":
      // Node.js has it from 22.15 on.
      if (!("zstdDecompressSync" in zlib)) throw new Error("this Node.js does not read zstd");
      return zlib.zstdDecompressSync(bytes);
    default:
      return bytes;
  }
}

/** Each reply is only for its caller; directives may be written in any case. */
export const isStorable = (headers: IncomingHttpHeaders): boolean =>
  !/\bno-store\b/i.test(headers["cache-control"] ?? "");

/** The validator checks neither failures of a host nor media types other than JSON. */
function misfit(status: number, type: string, allowed: readonly string[] | undefined) {
  if (status >= 500) return `the host failed: ${status}`;
  if (!allowed) return `status ${status} is not declared`;
  const fits =
    allowed.length === 0 ? type === "" : allowed.includes(type) || allowed.includes("*/*");
  return fits ? undefined : `is '${type}', declared: ${allowed.join(", ") || "no body"}`;
}

export interface ReplyJudgement {
  /** Undefined for a reply that breaks no rule. */
  complaint: string | undefined;
  isLostWrite: boolean;
  /** A client reads JSON of any type, so its fields are validated too. */
  isJson: boolean;
}

/** @param allowed media types of the contract; undefined for an undeclared status */
export function judgeReply(
  method: string,
  status: number,
  contentType: string | undefined,
  allowed: readonly string[] | undefined,
): ReplyJudgement {
  const type = mediaTypeOf(contentType);
  const isLostWrite = isFollowedByGet(method, status);
  return {
    complaint: isLostWrite
      ? `is redirected by ${status}, which clients follow by GET`
      : misfit(status, type, allowed),
    isLostWrite,
    isJson: type === "" || type === JSON_TYPE || allowed?.includes(JSON_TYPE) === true,
  };
}

/**
 * The JSON value of a reply; undefined for an empty one. Like clients, it drops a byte order mark.
 *
 * @throws if it cannot be decompressed or is not JSON
 */
export function parseReply(bytes: Buffer, encoding?: string): unknown {
  const source = new TextDecoder().decode(decompress(bytes, encoding));
  return source === "" ? undefined : JSON.parse(source);
}

/** Rules for replies that the validator lacks, and how a reply is read for it. */
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

const JSON_TYPE = "application/json";

/** Without parameters, in lower case; '' if there is none. */
const mediaTypeOf = (contentType = ""): string =>
  (contentType.split(";", 1)[0] ?? "").trim().toLowerCase();

/** True for a write that `fetch` repeats as a GET, whose reply looks like a success. */
const isFollowedByGet = (method: string, status: number): boolean =>
  (status === 303 && method !== "GET") || ([301, 302].includes(status) && method === "POST");

/** A host may compress although the request says not to. */
function decompress(bytes: Buffer, encoding = ""): Buffer {
  switch (encoding.trim().toLowerCase()) {
    case "gzip":
    case "x-gzip":
      return gunzipSync(bytes);
    case "deflate":
      return inflateSync(bytes);
    case "br":
      return brotliDecompressSync(bytes);
    default:
      return bytes;
  }
}

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
 * The JSON value of a reply; undefined for an empty one.
 *
 * @throws if it cannot be decompressed or is not JSON
 */
export function parseReply(bytes: Buffer, encoding?: string): unknown {
  const source = decompress(bytes, encoding).toString();
  return source === "" ? undefined : JSON.parse(source);
}

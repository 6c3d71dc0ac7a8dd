import { ApiError } from "../errors.ts";
import { decodePart } from "../model/read.ts";
import { extensionProblem } from "./reply-file.ts";
import type { Progress, RequestOptions } from "./request.ts";

/** A file with a safe name to save it under. */
export interface Download {
  blob: Blob;
  fileName: string;
}

/** Options of a download. */
export interface DownloadOptions extends Pick<
  RequestOptions,
  "client" | "retries" | "signal" | "silent" | "storedName" | "timeoutMs"
> {
  /** Default: the server's name. */
  fileName?: string | undefined;
  /** Such as 'pdf': added to the name if missing; the file must begin as that format does. */
  extension?: string | undefined;
  /** `percent` is null while the size is unknown. */
  onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * Downloads a file with one of the calls. The server's name is known only if it exposes
 * Content-Disposition.
 *
 * @throws ApiError of kind `malformed` when the reply is cut off or another file; only an attachment may
 *   be empty
 *
 * @example
 * await download((options) => recordDownload({ date, version, type }, options), {
 *   fileName: `${user.fullName}-${date}`,
 *   extension: "pdf",
 * });
 */
export async function download(
  call: (options: RequestOptions) => Promise<Blob>,
  { fileName, extension, onProgress, ...options }: DownloadOptions = {},
): Promise<Download> {
  let sentName: string | null = null;
  const blob = await call({
    ...options,
    ...(onProgress && { onDownloadProgress: onProgress }),
    onHeaders: (get) => {
      sentName = parseContentDisposition(get("content-disposition"));
    },
  });
  const problem = extension === undefined ? null : await extensionProblem(blob, extension);
  if (problem !== null) {
    throw new ApiError({ kind: "malformed", message: `The file cannot be used: ${problem}.` });
  }
  const wanted = fileName ?? sentName ?? "";
  const named = safeFileName(wanted);
  // The extension may make the name too long.
  const complete = extension === undefined ? named : safeFileName(withExtension(named, extension));
  return { blob, fileName: complete };
}

/** In UTF-8. File systems stop at 255, and browsers add ' (1)' to a copy. */
const MAX_NAME_BYTES = 200;

const MAX_EXTENSION_LENGTH = 12;

/** Device names of Windows, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])$/i;

const SEPARATORS = /[/\\:*?"<>|\u2028\u2029]+/g;

/** Control, direction and invisible characters, except the two joiners of letters or emoji. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

const byteLength = (value: string): number => new TextEncoder().encode(value).length;

function cut(value: string, bytes: number): string {
  if (byteLength(value) <= bytes) return value;
  // Cuts by grapheme, so that no letter loses its accent.
  const segments = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(value);
  let shortened = "";
  let used = 0;
  for (const { segment } of segments) {
    used += byteLength(segment);
    if (used > bytes) break;
    shortened += segment;
  }
  return shortened;
}

function splitExtension(name: string): [stem: string, extension: string] {
  const dot = name.lastIndexOf(".");
  const extension = name.slice(dot);
  const isOne =
    dot > 0 && extension.length <= MAX_EXTENSION_LENGTH && /^\.[\p{L}\p{N}]+$/u.test(extension);
  return isOne ? [name.slice(0, dot), extension] : [name, ""];
}

/** Windows drops them at the end, and a dot at the start hides the file. */
const trimDots = (value: string): string => value.replace(/^[\s.]+|(?<![\s.])[\s.]+$/gu, "");

/**
 * A readable name for every file system: separators become '-', control characters are removed,
 * long names are cut before the extension.
 *
 * @param fallback if nothing is left
 */
export function safeFileName(name: string, fallback = "download"): string {
  const plain = name
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\t\r\n]+/g, " ")
    .replace(INVISIBLE, "")
    .replace(SEPARATORS, "-")
    .replace(/\s+/gu, " ");
  const [rawStem, extension] = splitExtension(trimDots(plain));
  const stem = trimDots(cut(trimDots(rawStem), MAX_NAME_BYTES - byteLength(extension)));
  if (stem === "" || /^-+$/.test(stem)) return `${fallback}${extension}`;
  // For Windows 'nul.tar.gz' is a device too.
  const [head = stem, ...others] = stem.split(".");
  const free = RESERVED.test(head.trim()) ? [`${head.trim()}_`, ...others].join(".") : stem;
  return `${free}${extension}`;
}

export function withExtension(name: string, extension: string): string {
  const ending = `.${extension.replace(/^\./, "")}`;
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : `${name}${ending}`;
}

function decodeExtended(value: string): string | undefined {
  const [, charset = "", encoded = ""] = /^([\w-]+)'[^']*'(.*)$/.exec(value.trim()) ?? [];
  if (charset.toLowerCase() === "utf-8") return decodePart(encoded);
  if (charset.toLowerCase() !== "iso-8859-1") return undefined;
  return encoded.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Headers arrive as Latin-1, but many servers write UTF-8, as browsers read it. */
function decodeBytes(value: string): string {
  if (/[\u0100-\uffff]/.test(value)) return value;
  const bytes = Uint8Array.from(value, (letter) => letter.charCodeAt(0));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return value;
  }
}

/** The name in Content-Disposition (RFC 6266), `filename*` first, not yet safe; or null. */
export function parseContentDisposition(contentDisposition: string): string | null {
  const parameters = new Map<string, string>();
  const pattern = /;\s*([\w!#$%&+\-^`|~]+\*?)\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;]*))/g;
  for (const [, name = "", quoted, token] of `;${contentDisposition}`.matchAll(pattern)) {
    const value = quoted === undefined ? (token ?? "").trim() : quoted.replace(/\\(.)/g, "$1");
    if (!parameters.has(name.toLowerCase())) parameters.set(name.toLowerCase(), value);
  }
  const extended = decodeExtended(parameters.get("filename*") ?? "");
  const name = extended ?? decodeBytes(parameters.get("filename") ?? "");
  return name.trim() === "" ? null : name;
}

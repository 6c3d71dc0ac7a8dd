/** Files that are fetched, and names that are safe to save them under. */
import { ApiError } from "../errors.ts";
import { decoded } from "../model/read.ts";
import { extensionProblem } from "./reply-file.ts";
import type { Progress, RequestOptions } from "./request.ts";

/** A file as it came, with a name that is safe to save it under. */
export interface Download {
  blob: Blob;
  fileName: string;
}

/** How a file is fetched. */
export interface DownloadOptions extends Pick<
  RequestOptions,
  "client" | "signal" | "silent" | "storedName" | "timeoutMs"
> {
  /** The name to save it under, of any content; default: the one the server sent. */
  fileName?: string | undefined;
  /**
   * The ending the name must have, such as 'pdf'; added when it is not there. The file must begin as one of
   * that format, where that can be told.
   */
  extension?: string | undefined;
  /** Called at every step; `percent` is null while the size is unknown. */
  onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * Fetches a file through one of the generated calls:
 *
 *     await download((options) => recordDownload({ date, version, type }, options), {
 *       fileName: `${user.fullName}-${date}`,
 *       extension: "pdf",
 *       onProgress,
 *     });
 *
 * The server's name can be read only when it exposes Content-Disposition to this origin.
 *
 * @throws ApiError with the server's message, although the reply to a failed download is a Blob; of kind
 * `malformed` when the reply is empty, cut off, or something else than the file.
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
      sentName = fileNameOf(get("content-disposition"));
    },
  });
  const problem = extension === undefined ? null : await extensionProblem(blob, extension);
  if (problem !== null) {
    throw new ApiError({ kind: "malformed", message: `The file cannot be used: ${problem}.` });
  }
  const wanted = fileName ?? sentName ?? "";
  const named = safeFileName(wanted);
  // Made safe once more: the ending may push the name over its longest.
  const complete = extension === undefined ? named : safeFileName(withExtension(named, extension));
  return { blob, fileName: complete };
}

/** Longest name in bytes of UTF-8: file systems stop at 255, and browsers add ' (1)' to a copy. */
const LONGEST_BYTES = 200;

/** An ending longer than this is not one, but a part of the name after a dot. */
const LONGEST_EXTENSION = 12;

/** Device names that Windows keeps for itself, whatever ending follows. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])$/i;

/** Signs that some file system or shell gives a meaning to. */
const SEPARATORS = /[/\\:*?"<>|\u2028\u2029]+/g;

/**
 * Control characters, and signs that turn the reading direction or cannot be seen; but for the two that
 * join letters and the parts of an emoji, or keep them apart.
 */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

const byteLength = (value: string): number => new TextEncoder().encode(value).length;

/** The longest start of a text that fits, whole characters only. */
function cut(value: string, bytes: number): string {
  if (byteLength(value) <= bytes) return value;
  // By grapheme, so that neither a letter loses its accent nor an emoji a half.
  const segments = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(value);
  let kept = "";
  let used = 0;
  for (const { segment } of segments) {
    used += byteLength(segment);
    if (used > bytes) break;
    kept += segment;
  }
  return kept;
}

function splitExtension(name: string): [stem: string, extension: string] {
  const dot = name.lastIndexOf(".");
  const extension = name.slice(dot);
  const isOne =
    dot > 0 && extension.length <= LONGEST_EXTENSION && /^\.[\p{L}\p{N}]+$/u.test(extension);
  return isOne ? [name.slice(0, dot), extension] : [name, ""];
}

/** No blank and no dot at the ends: Windows drops those behind, and a dot before hides the file. */
const trimmed = (value: string): string => value.replace(/^[\s.]+|[\s.]+$/gu, "");

/**
 * A name that every file system takes and a person still recognises, out of any name at all,
 * such as '<full name>-<date>' (training 2.6).
 *
 * Letters of all scripts stay. Separators become '-', control and direction signs go, blanks are
 * single, device names of Windows get a '_', and what is too long is cut before its ending.
 *
 * @param fallback what to call it when nothing of the name is left; default 'download'.
 */
export function safeFileName(name: string, fallback = "download"): string {
  const plain = name
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\t\r\n]+/g, " ")
    .replace(INVISIBLE, "")
    .replace(SEPARATORS, "-")
    .replace(/\s+/gu, " ");
  const [rawStem, extension] = splitExtension(trimmed(plain));
  const stem = trimmed(cut(trimmed(rawStem), LONGEST_BYTES - byteLength(extension)));
  if (stem === "" || /^-+$/.test(stem)) return `${fallback}${extension}`;
  // Windows looks at what stands before the first dot: 'nul.tar.gz' is a device as well.
  const [head = stem, ...others] = stem.split(".");
  const free = RESERVED.test(head.trim()) ? [`${head.trim()}_`, ...others].join(".") : stem;
  return `${free}${extension}`;
}

/** The name with the ending, unless it has that one already. */
export function withExtension(name: string, extension: string): string {
  const ending = `.${extension.replace(/^\./, "")}`;
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : `${name}${ending}`;
}

function decodeExtended(value: string): string | undefined {
  const [, charset = "", encoded = ""] = /^([\w-]+)'[^']*'(.*)$/.exec(value.trim()) ?? [];
  if (charset.toLowerCase() === "utf-8") return decoded(encoded);
  if (charset.toLowerCase() !== "iso-8859-1") return undefined;
  return encoded.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/**
 * The file name in a Content-Disposition header (RFC 6266): `filename*` in its RFC 5987 encoding
 * before the plain `filename`. As sent, so still to be made safe; null when there is none.
 */
export function fileNameOf(contentDisposition: string): string | null {
  const parameters = new Map<string, string>();
  const pattern = /;\s*([\w!#$%&+\-^`|~]+\*?)\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;]*))/g;
  for (const [, name = "", quoted, token] of `;${contentDisposition}`.matchAll(pattern)) {
    const value = quoted === undefined ? (token ?? "").trim() : quoted.replace(/\\(.)/g, "$1");
    if (!parameters.has(name.toLowerCase())) parameters.set(name.toLowerCase(), value);
  }
  const extended = decodeExtended(parameters.get("filename*") ?? "");
  const name = extended ?? parameters.get("filename") ?? "";
  return name.trim() === "" ? null : name;
}

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
      sentName = fileNameOf(get("content-disposition"));
    },
  });
  let name = safeFileName(fileName ?? sentName ?? "");
  if (extension !== undefined) {
    const problem = await extensionProblem(blob, extension);
    if (problem !== null) {
      throw new ApiError({ kind: "malformed", message: `The file cannot be used: ${problem}.` });
    }
    // The extension may make the name too long.
    name = safeFileName(withExtension(name, extension));
  }
  return { blob, fileName: name };
}

/** In UTF-8. File systems stop at 255, and browsers add ' (1)' to a copy. */
const MAX_NAME_BYTES = 200;

const MAX_EXTENSION_LENGTH = 12;

/** Device names of Windows, for which 'nul.tar.gz' is one too. */
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(?=\.|$)/i;

const SEPARATORS = /[/\\:*?"<>|\u2028\u2029]+/g;

/** Control, direction and invisible characters, except the two joiners of letters or emoji. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** Of well-formed text. */
const byteLength = (value: string): number =>
  encodeURIComponent(value).replaceAll(/%../g, "-").length;

function cut(value: string, bytes: number): string {
  // By grapheme, so that no letter loses its accent; by character where that is unknown.
  const letters = "Segmenter" in Intl ? new Intl.Segmenter().segment(value) : value;
  let shortened = "";
  for (const letter of letters) {
    const longer = shortened + (typeof letter === "string" ? letter : letter.segment);
    if (byteLength(longer) > bytes) break;
    shortened = longer;
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
    .replace(/\p{Cs}/gu, "\ufffd")
    .normalize("NFC")
    .replace(/[\t\r\n]+/g, " ")
    .replace(INVISIBLE, "")
    .replace(SEPARATORS, "-")
    .replace(/\s+/gu, " ");
  const [rawStem, extension] = splitExtension(trimDots(plain));
  const stem = trimDots(cut(trimDots(rawStem), MAX_NAME_BYTES - byteLength(extension)));
  if (stem === "" || /^-+$/.test(stem)) return `${fallback}${extension}`;
  return `${stem.replace(RESERVED, "$1_")}${extension}`;
}

export function withExtension(name: string, extension: string): string {
  const ending = `.${extension.replace(/^\./, "")}`;
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : `${name}${ending}`;
}

function decodeExtended(value: string): string | undefined {
  const [, utf8, latin1, encoded = ""] =
    /^(?:(utf-8)|(iso-8859-1))'[^']*'(.*)$/i.exec(value.trim()) ?? [];
  if (utf8) return decodePart(encoded);
  return (
    latin1 &&
    encoded.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  );
}

/** Headers arrive as Latin-1, but many servers write UTF-8, as browsers read it. */
function decodeBytes(value: string): string {
  if (/[\u0100-\uffff]/.test(value)) return value;
  const encoded = value.replace(
    /[%\u0080-\u00ff]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return decodePart(encoded) ?? value;
}

/** The name in Content-Disposition (RFC 6266), `filename*` first, not yet safe; or null. */
export function fileNameOf(contentDisposition: string): string | null {
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

import type { AxiosResponse } from "axios";
import { malformed } from "./failure.ts";
import { header as headerOf } from "./reply-header.ts";
import { FileResponse } from "./file-response.ts";
import { bytesOf, isBlob } from "./files.ts";
import type { CallConfig, RequestOptions } from "./request.ts";

export interface FileReply {
  readonly body: unknown;
  readonly status: number;
  /** Takes a name in lower case; '' if the header is absent or not exposed. */
  readonly header: (name: string) => string;
  /** Media types of the operation. */
  readonly accept: string;
  /** The stored name. */
  readonly fileName?: string | undefined;
}

/** Some hosts write text before the header of a PDF; readers accept it up to here. */
const HEAD_BYTES = 1024;

interface Format {
  readonly name: string;
  /** In lower case. */
  readonly extensions: readonly string[];
  /** Matches the media type in lower case, without parameters. */
  readonly type: RegExp;
  /** `head` is Latin-1. */
  readonly begins: (head: string) => boolean;
}

const startsWith =
  (...starts: readonly string[]): Format["begins"] =>
  (head) =>
    starts.some((start) => head.startsWith(start));

const FORMATS: readonly Format[] = [
  {
    name: "PDF",
    extensions: ["pdf"],
    type: /[/.-](?:pdf|acrobat)$/,
    begins: (head) => head.includes("%PDF-"),
  },
  {
    name: "ZIP archive",
    extensions: ["zip", "docx", "xlsx", "pptx", "odt", "ods", "odp"],
    type: /[/-]zip(?:-compressed)?$/,
    begins: startsWith("PK\x03\x04", "PK\x05\x06", "PK\x07\x08"),
  },
  {
    name: "PNG image",
    extensions: ["png"],
    type: /[/-]png$/,
    begins: startsWith("\x89PNG\r\n\x1a\n"),
  },
  {
    name: "JPEG image",
    extensions: ["jpg", "jpeg", "jpe", "jfif"],
    type: /[/-]jpe?g$/,
    begins: startsWith("\xff\xd8\xff"),
  },
  {
    name: "GIF image",
    extensions: ["gif"],
    type: /\/gif$/,
    begins: startsWith("GIF87a", "GIF89a"),
  },
  {
    name: "WebP image",
    extensions: ["webp"],
    type: /\/webp$/,
    begins: (head) => head.startsWith("RIFF") && head.startsWith("WEBP", 8),
  },
  {
    name: "HEIC or AVIF image",
    extensions: ["heic", "heif", "avif"],
    type: /\/(?:heic|heif|avif)(?:-sequence)?$/,
    begins: (head) => head.startsWith("ftyp", 4),
  },
  {
    name: "TIFF image",
    extensions: ["tif", "tiff"],
    type: /\/tiff?$/,
    begins: startsWith("II*\0", "II+\0", "MM\0*", "MM\0+"),
  },
  { name: "BMP image", extensions: ["bmp"], type: /[/-]bmp$/, begins: startsWith("BM") },
];

/** Object stores and others send these for any file. */
const UNKNOWN_TYPE =
  /^(?:application|applications|binary|content|file|unknown)\/(?:x-)?(?:octet-?stream|binary|unknown|(?:force-)?download|save(?:-as)?)$/;

/** Web pages and error documents. */
const ANSWER_TYPE =
  /^(?:text\/html|application\/xhtml\+xml|(?:application|text)\/(?:problem\+|soap\+)?xml)$|[/+.-]json$/;

const ANSWER_START = /^\s*(?:<(?:!doctype|\?xml|html|head|body|script)\b|[{[])/i;

/** Without parameters, in lower case; '' if unknown. */
function mediaTypeOf(contentType: string): string {
  const types = contentType
    // A comma in a quoted parameter separates nothing.
    .replaceAll(/"(?:\\.|[^"\\])*"?/g, "")
    // The last of repeated headers counts, as in browsers.
    .split(",")
    .map((part) => (part.split(";")[0] ?? "").trim().toLowerCase())
    .filter((type) => /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(type));
  const type = types.at(-1) ?? "";
  return UNKNOWN_TYPE.test(type) ? "" : type;
}

function formatOfName(fileName: string): Format | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? "";
  return FORMATS.find(({ extensions }) => extensions.includes(extension));
}

/** In UTF-16 only every other byte has a meaning here. */
async function headOf(body: Blob): Promise<string> {
  const bytes = new Uint8Array(await bytesOf(body.slice(0, HEAD_BYTES)));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return /^(?:\xff\xfe|\xfe\xff)/.test(text)
    ? text.slice(2).replaceAll("\0", "")
    : text.replace(/^\xef\xbb\xbf/, "");
}

/** The contract gives no format. */
const isAnyFile = (accept: string): boolean => accept.includes("*/*");

/**
 * A compressed transfer may exceed its file by this much, and Content-Encoding may not be exposed.
 */
const isCutOff = (size: number, length: number): boolean => size + 64 < length * 0.99;

function incompleteness(body: Blob, { status, header, accept }: FileReply): string | null {
  // An attachment may be empty; without a length of 0 its bytes may have been lost.
  if (body.size === 0 && (!isAnyFile(accept) || header("content-length") !== "0")) {
    return "it is empty";
  }
  const encoding = header("content-encoding").trim().toLowerCase();
  const isEncoded = encoding !== "" && encoding !== "identity";
  if (!isEncoded && isCutOff(body.size, Number(header("content-length")))) {
    return "it ended too early";
  }
  if (status !== 206) return null;
  const [, first, last, total] =
    /^bytes (\d+)-(\d+)\/(\d+)$/i.exec(header("content-range").trim()) ?? [];
  const isWhole = first === "0" && Number(last) + 1 === Number(total);
  return isWhole ? null : "it is only a part of the file";
}

function formatProblem(head: string, format: Format): string | null {
  if (ANSWER_START.test(head)) return answerName(head);
  return format.begins(head) ? null : `it does not begin as a ${format.name}`;
}

function answerName(start: string): string {
  if (/^\s*[{[]/.test(start)) return "it is JSON";
  return /^\s*<\?xml/i.test(start) ? "it is XML" : "it is a web page";
}

/** Errors have a lower weight. */
function declaredTypes(accept: string): string[] {
  return accept
    .split(",")
    .filter((part) => !/;\s*q=0/.test(part))
    .map(mediaTypeOf)
    .filter((type) => type !== "");
}

/** An error or a sign-in page is not sent as an attachment. */
const isAttachment = (disposition: string): boolean =>
  /^\s*attachment\b|;\s*filename\*?\s*=/i.test(disposition);

/**
 * If the contract gives a format, the file must begin as that format, with its media type or an
 * unknown one. An attachment may be anything, except a web page or an error document in place of a
 * PDF, an archive or a picture.
 *
 * @returns the problem, or null
 */
export async function fileProblem(reply: FileReply): Promise<string | null> {
  const { body, header, accept, fileName = "" } = reply;
  if (!isBlob(body)) return "it is empty";
  const incomplete = incompleteness(body, reply);
  if (incomplete !== null) return incomplete;
  // Only reading a Blob shows that a browser could not keep its bytes.
  const head = await headOf(body).catch(() => null);
  if (head === null) return "there is no room for it here";
  const sent = mediaTypeOf(header("content-type"));
  const declared = declaredTypes(accept);
  if (declared.length > 0 && !isAnyFile(accept)) {
    const formats = FORMATS.filter(({ type }) => declared.some((each) => type.test(each)));
    const isDeclared = declared.includes(sent) || formats.some(({ type }) => type.test(sent));
    if (sent !== "" && !isDeclared) return typeProblem(sent);
    const [first] = formats;
    return first === undefined || formats.some((format) => formatProblem(head, format) === null)
      ? null
      : formatProblem(head, first);
  }
  const format = formatOfName(fileName);
  if (format !== undefined) {
    if (ANSWER_START.test(head)) return answerName(head);
    const isOther = sent.startsWith("text/") || ANSWER_TYPE.test(sent);
    // Some hosts send every file as text.
    return isOther && !FORMATS.some(({ begins }) => begins(head)) ? typeProblem(sent) : null;
  }
  return ANSWER_TYPE.test(sent) && !isAttachment(header("content-disposition"))
    ? typeProblem(sent)
    : null;
}

/** @throws ApiError of kind `malformed` for anything but the file */
async function checkFile(
  response: AxiosResponse<unknown>,
  { accept = "*/*", storedName }: RequestOptions,
): Promise<void> {
  const problem = await fileProblem({
    body: response.data,
    status: response.status,
    accept,
    fileName: storedName,
    header: (name) => headerOf(response, name),
  });
  if (problem !== null) throw malformed(response, problem);
}

export const FILE_REPLY = {
  responseType: "blob",
  env: { Response: FileResponse },
  checkFile,
} as const satisfies CallConfig;

function typeProblem(sent: string): string {
  if (/\bx?html\b/.test(sent)) return "it is a web page";
  return /[/+.-]json$/.test(sent) ? "it is JSON" : `it is of the type ${sent}`;
}

/** @returns the problem, or null if the first bytes show none */
export async function extensionProblem(body: Blob, extension: string): Promise<string | null> {
  const format = formatOfName(`.${extension.replace(/^\./, "")}`);
  return format === undefined ? null : formatProblem(await headOf(body), format);
}

/** Whether the body of a successful reply is the file that was asked for, or something else under its name. */
import type { AxiosResponse } from "axios";
import { header, malformed } from "./failure.ts";
import type { RequestOptions } from "./request.ts";

/** A successful reply to a call for a file. */
export interface FileReply {
  readonly body: unknown;
  readonly status: number;
  /** A header by its name in lower case; '' when it is absent or not exposed to this origin. */
  readonly header: (name: string) => string;
  /** The media types of the operation, as its header Accept names them. */
  readonly accept: string;
  /** What the file is called where it is stored, if the caller knows. */
  readonly fileName?: string | undefined;
}

/** Bytes to look at. Readers of PDF search so far for its header, because some hosts write text before it. */
const HEAD_BYTES = 1024;

/** A kind of file that can be told by its first bytes. */
interface Format {
  readonly name: string;
  /** Ends of names, in lower case. */
  readonly extensions: readonly string[];
  /** What the media type matches, in lower case and without parameters. */
  readonly type: RegExp;
  /** Whether the first bytes, given as Latin-1, are those of the format. */
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
    name: "PNG picture",
    extensions: ["png"],
    type: /[/-]png$/,
    begins: startsWith("\x89PNG\r\n\x1a\n"),
  },
  {
    name: "JPEG picture",
    extensions: ["jpg", "jpeg", "jpe", "jfif"],
    type: /[/-]jpe?g$/,
    begins: startsWith("\xff\xd8\xff"),
  },
  {
    name: "GIF picture",
    extensions: ["gif"],
    type: /\/gif$/,
    begins: startsWith("GIF87a", "GIF89a"),
  },
  {
    name: "WebP picture",
    extensions: ["webp"],
    type: /\/webp$/,
    begins: (head) => head.startsWith("RIFF") && head.startsWith("WEBP", 8),
  },
  {
    name: "HEIC or AVIF picture",
    extensions: ["heic", "heif", "avif"],
    type: /\/(?:heic|heif|avif)(?:-sequence)?$/,
    begins: (head) => head.startsWith("ftyp", 4),
  },
  {
    name: "TIFF picture",
    extensions: ["tif", "tiff"],
    type: /\/tiff?$/,
    begins: startsWith("II*\0", "II+\0", "MM\0*", "MM\0+"),
  },
  { name: "BMP picture", extensions: ["bmp"], type: /[/-]bmp$/, begins: startsWith("BM") },
];

/** Media types of servers that do not know or do not say what they send, such as object stores. */
const UNKNOWN_TYPE =
  /^(?:application|applications|binary|content|file|unknown)\/(?:x-)?(?:octet-?stream|binary|unknown|(?:force-)?download|save(?:-as)?)$/;

/** Media types of web pages and of the documents in which APIs and stores report an error. */
const ANSWER_TYPE =
  /^(?:text\/html|application\/xhtml\+xml|(?:application|text)\/(?:problem\+|soap\+)?xml)$|[/+.-]json$/;

/** How a web page, a JSON document and an XML document begin. */
const ANSWER_START = /^\s*(?:<(?:!doctype|\?xml|html|head|body|script)\b|[{[])/i;

/** The media type of a header without its parameters, in lower case; '' where nothing is known of it. */
function mediaTypeOf(contentType: string): string {
  const types = contentType
    // A comma or semicolon in a quoted parameter separates nothing.
    .replaceAll(/"(?:\\.|[^"\\])*"?/g, "")
    // A header that came twice is one text with a comma. The last counts, as for browsers.
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

/** The first bytes, one character for each; of text in UTF-16 only every other byte has a meaning here. */
async function headOf(body: Blob): Promise<string> {
  const bytes = new Uint8Array(await body.slice(0, HEAD_BYTES).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return /^(?:\xff\xfe|\xfe\xff)/.test(text)
    ? text.slice(2).replaceAll("\0", "")
    : text.replace(/^\xef\xbb\xbf/, "");
}

/** By its members: a simulated page has a class of its own. */
function isBlob(body: unknown): body is Blob {
  return typeof body === "object" && body !== null && "size" in body && "slice" in body;
}

/**
 * A compressed transfer may be longer than its file by this much. Its header Content-Encoding is not always
 * shown to another origin.
 */
const isCutOff = (size: number, length: number): boolean => size + 64 < length * 0.99;

/** Why the body cannot be the whole file; null when it can. */
function incompleteness(body: Blob, { status, header }: FileReply): string | null {
  if (body.size === 0) return "it is empty";
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

/** Why a body that should have this format does not; null when it has it. */
function formatProblem(head: string, format: Format): string | null {
  if (ANSWER_START.test(head)) return answerName(head);
  return format.begins(head) ? null : `it does not begin as a ${format.name}`;
}

function answerName(start: string): string {
  if (/^\s*[{[]/.test(start)) return "it is JSON";
  return /^\s*<\?xml/i.test(start) ? "it is XML" : "it is a web page";
}

/** The media types that an operation declares for the file itself; errors have a lower weight. */
function declaredTypes(accept: string): string[] {
  return accept
    .split(",")
    .filter((part) => !/;\s*q=0/.test(part))
    .map(mediaTypeOf)
    .filter((type) => type !== "");
}

/** Whether the host says that the body is a file: an error or a sign-in page does not claim that. */
const isAttachment = (disposition: string): boolean =>
  /^\s*attachment\b|;\s*filename\*?\s*=/i.test(disposition);

/**
 * Why the body of a successful reply is not the file that was asked for; null when it may be.
 *
 * A file that the contract gives a format has to come under that media type, or under none that says
 * anything, and has to begin as that format does. A stored file may be anything that somebody attached:
 * there, a web page or a document of an API in place of a PDF, an archive or a picture is refused, and under
 * any other name what the host does not call a file.
 */
export async function fileProblem(reply: FileReply): Promise<string | null> {
  const { body, header, accept, fileName = "" } = reply;
  if (!isBlob(body)) return "it is empty";
  const incomplete = incompleteness(body, reply);
  if (incomplete !== null) return incomplete;
  const head = await headOf(body);
  const sent = mediaTypeOf(header("content-type"));
  const declared = declaredTypes(accept);
  if (declared.length > 0 && !accept.includes("*/*")) {
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
    // A host that calls every file a text still sends the file.
    return isOther && !FORMATS.some(({ begins }) => begins(head)) ? typeProblem(sent) : null;
  }
  return ANSWER_TYPE.test(sent) && !isAttachment(header("content-disposition"))
    ? typeProblem(sent)
    : null;
}

/** @throws ApiError of kind `malformed` for what a host, a proxy or a sign-in page sends in place of a file */
export async function checkFile(
  response: AxiosResponse<unknown>,
  { accept = "*/*", storedName }: RequestOptions,
): Promise<void> {
  const problem = await fileProblem({
    body: response.data,
    status: response.status,
    accept,
    fileName: storedName,
    header: (name) => header(response, name),
  });
  if (problem !== null) throw malformed(response, problem);
}

function typeProblem(sent: string): string {
  if (/\bx?html\b/.test(sent)) return "it is a web page";
  return /[/+.-]json$/.test(sent) ? "it is JSON" : `it is of the type ${sent}`;
}

/**
 * Why a file does not have the format of an extension, such as 'pdf'; null when it has, or when the format
 * cannot be told by the first bytes.
 */
export async function extensionProblem(body: Blob, extension: string): Promise<string | null> {
  const format = formatOfName(`.${extension.replace(/^\./, "")}`);
  return format === undefined ? null : formatProblem(await headOf(body), format);
}

import type { FileContent, FileSource } from "../store/persistence/persistence.ts";
import { namesOfFiles } from "./file-names.ts";
import { repeatedKeys } from "./repeated-keys.ts";
import type { OperationRoute } from "./operation-route.ts";
import { invalid, HttpError } from "./call.ts";

/** Bytes of a body without files, or of all text fields of a form: 1 MB, ten times the largest of the contract (10,000 ids). */
export const MAX_TEXT_SIZE = 1024 * 1024;

/** Limit of a form's parts: far beyond any event. */
export const MAX_PARTS = 1000;

/** Limit of a call: 256 MB. */
export const MAX_BODY_BYTES = 256 * 1024 * 1024;

/** Name and type of a file whose bytes are packed. */
export class Upload extends File {
  readonly content: FileContent;

  constructor({ name, type }: { name: string; type: string }, content: FileContent) {
    super([], name, { type });
    this.content = content;
  }
}

export type FormEntry = readonly [name: string, value: string | Upload];

export type Pack = (bytes: FileSource) => Promise<FileContent>;

/** The page and HTTP read bodies differently. */
export interface BodyReader {
  /** Throws 413 above `MAX_TEXT_SIZE`. */
  text: (request: Request) => Promise<string>;
  /**
   * Throws 400 for an invalid or incomplete form, 413 for too much text, 422 for a form, a field or
   * a number of parts that is too large.
   */
  form: (request: Request, pack: Pack) => Promise<FormEntry[]>;
}

/** In the page, the browser has the body in memory already. */
export const platformReader: BodyReader = {
  text: async (request) => {
    const body = await request.blob();
    if (body.size > MAX_TEXT_SIZE) throw tooLarge();
    return decodeUtf8(await body.arrayBuffer());
  },
  form: async (request, pack) => {
    if (Number(request.headers.get("content-length")) > MAX_BODY_BYTES) {
      await discard(request);
      throw filesTooLarge();
    }
    const type = request.headers.get("content-type") ?? "";
    const body = await request.blob().catch(refuseUnreadable);
    const whole = new Response(body, { headers: { "content-type": type } });
    const form = await whole.formData().catch(refuseUnreadable);
    const entries = [...form];
    if (entries.length > MAX_PARTS) throw tooManyParts();
    const limitText = createTextLimit();
    for (const [name, value] of entries) {
      if (!(value instanceof File)) limitText(name, new Blob([value]).size);
    }
    const files = [...form.values()].filter((value) => value instanceof File);
    const names = await namesOfFiles(files, body, type);
    return Promise.all(
      entries.map(async ([name, value]): Promise<FormEntry> => {
        if (!(value instanceof File)) return [name, value];
        const head = { name: names.get(value) ?? value.name, type: value.type };
        return [name, new Upload(head, await pack(value))];
      }),
    );
  },
};

export interface SentBody {
  /** Parsed JSON, or the fields of a form; null without a body. */
  value: unknown;
  /** `Content-Type`, null for none; undefined without a body. */
  type: string | null | undefined;
  /** Repeated fields, such as 'reminders.0.value'; `value` has the last of each. */
  repeated: readonly string[];
}

/**
 * Throws 400 for a body that is neither JSON nor a form, 413 for too much text, 422 for files that
 * are too large.
 */
export async function readBody(
  request: Request,
  takes: OperationRoute["body"],
  read: BodyReader,
  pack: Pack,
): Promise<SentBody> {
  const type = request.headers.get("content-type");
  if (takes === undefined) {
    const isSent = (await discard(request)) > 0;
    return { value: null, type: isSent ? type : undefined, repeated: [] };
  }
  if (type?.includes("multipart/form-data") === true) {
    return { ...readFields(await read.form(request, pack)), type };
  }
  const text = await read.text(request);
  if (text === "") {
    return { value: null, type: undefined, repeated: [] };
  }
  if (type?.includes("x-www-form-urlencoded") === true) {
    return { ...readFields(new URLSearchParams(text)), type };
  }
  const value = parseJson(text, (message) => new HttpError(400, { message }));
  return { value, type, repeated: repeatedKeys(text) };
}

function readFields(form: Iterable<FormEntry>): Pick<SentBody, "value" | "repeated"> {
  const repeated = new Set<string>();
  return { value: formFields(form, repeated), repeated: [...repeated] };
}

/** Reads to the end, since a caller that is still sending would miss the reply. */
export async function discard(request: Request): Promise<number> {
  let size = 0;
  await request.body?.pipeTo(
    new WritableStream<Uint8Array>({
      write: (chunk) => {
        size += chunk.length;
      },
    }),
  );
  return size;
}

/** @param refuse makes the error for invalid JSON */
export async function readJson(
  request: Request,
  read: BodyReader,
  refuse: (message: string) => Error,
): Promise<unknown> {
  const text = await read.text(request);
  return text === "" ? null : parseJson(text, refuse);
}

/** Throws 400 for other bytes, which would become replacement characters without a word. */
export function decodeUtf8(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, { message: "The body is not UTF-8." });
  }
}

function parseJson(text: string, refuse: (message: string) => Error): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse("The body is not JSON.");
  }
}

export function tooLarge(message = "The body may not be greater than 1 MB."): HttpError {
  return new HttpError(413, { message });
}

function refuseUnreadable(cause: unknown): never {
  throw unreadable(cause);
}

export function unreadable(cause: unknown): HttpError {
  return new HttpError(400, { message: `The form cannot be read: ${String(cause)}` });
}

export function filesTooLarge(): HttpError {
  return invalid({ files: ["All files of a call together may not be greater than 256 MB."] });
}

export function tooManyParts(): HttpError {
  return invalid({ files: ["A form may not have more than 1,000 parts."] });
}

/** Throws when a text field of a form, or all of them together, are too large. */
export function createTextLimit(): (name: string, bytes: number) => void {
  let total = 0;
  return (name, bytes) => {
    if (bytes > MAX_TEXT_SIZE) {
      throw invalid({ [name]: ["This field may not be greater than 1 MB."] });
    }
    total += bytes;
    if (total > MAX_TEXT_SIZE) {
      throw tooLarge("All texts of a form together may not be greater than 1 MB.");
    }
  };
}

type Leaf = string | Upload;
type Branch = Map<string, Branch | Leaf>;

/** The contract has at most two levels. */
const MAX_DEPTH = 8;

/**
 * Parses nested names: `reminders[0][key]` is a field of a list entry, `files[0]` and `files[]` are
 * entries (training 7.3). A file field without a file is left out.
 *
 * @param repeated receives names of repeated fields, such as 'reminders.0.key'; the last counts
 */
export function formFields(
  form: Iterable<FormEntry>,
  repeated = new Set<string>(),
): Record<string, unknown> {
  const root: Branch = new Map();
  for (const [name, value] of form) {
    if (typeof value === "string" || value.name !== "" || value.content.size > 0) {
      const replaced = place(root, segmentsOf(name), value);
      if (replaced !== null) repeated.add(replaced);
    }
  }
  return Object.fromEntries([...root].map(([name, value]) => [name, toPlainValue(value)]));
}

/** Splits 'a[b][c]' into parts; any other name is one part. */
function segmentsOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  const inner = Array.from(match?.[2]?.matchAll(/\[([^[\]]*)\]/g) ?? [], (part) => part[1] ?? "");
  return match?.[1] === undefined || inner.length >= MAX_DEPTH ? [name] : [match[1], ...inner];
}

/** @returns the name of the replaced value, or null */
function place(
  branch: Branch,
  [segment, ...rest]: string[],
  value: Leaf,
  parents: readonly string[] = [],
): string | null {
  // '[]' appends an entry.
  const key = segment === undefined || segment === "" ? String(branch.size) : segment;
  const known = branch.get(key);
  const path = [...parents, key];
  if (rest.length > 0 && known instanceof Map) return place(known, rest, value, path);
  if (rest.length > 0) {
    const inner: Branch = new Map();
    place(inner, rest, value);
    branch.set(key, inner);
  } else {
    branch.set(key, value);
  }
  return known === undefined ? null : path.join(".");
}

function toPlainValue(value: Branch | Leaf): unknown {
  if (!(value instanceof Map)) return value;
  const entries = [...value];
  return entries.every(([key]) => /^\d+$/.test(key))
    ? entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, entry]) => toPlainValue(entry))
    : Object.fromEntries(entries.map(([key, entry]) => [key, toPlainValue(entry)]));
}

/** Anything but an object has no fields. */
export function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return isRecord(body) ? body : {};
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { ApiError } from "../errors.ts";
import { text } from "../model/read.ts";
import { bytesOf, isBlob } from "./files.ts";
import { isServiceWorker } from "./is-service-worker.ts";
import type { UploadBody } from "./request.ts";

/** A value of a form field. Days are text, because they have no time zone. */
export type FormValue =
  | string
  | number
  | boolean
  | Blob
  | null
  | undefined
  | readonly FormValue[]
  | { readonly [key: string]: FormValue };

const classOf = (value: unknown): string =>
  text((Object(value) as { constructor?: { name?: unknown } }).constructor?.name);

/** True for arrays and object literals, also of another realm. */
function hasFields(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

const refusal = (name: string, value: unknown): TypeError =>
  new TypeError(
    `toFormData: '${name}' is of the class ${classOf(value)}, which no form can hold. Bytes go into a File, dates are text.`,
  );

type Field = readonly [name: string, value: string | Blob];

/** @param parents of the value, to detect cycles */
function fieldsOf(name: string, value: unknown, parents: readonly object[]): Field[] {
  if (value === undefined || value === null) return [];
  if (isBlob(value)) return [[name, value]];
  if (typeof value === "boolean") return [[name, value ? "1" : "0"]];
  if (text(value) !== "" || value === "") return [[name, text(value)]];
  if (hasFields(value) && !parents.includes(value)) {
    return Object.entries(value).flatMap(([key, inner]) =>
      fieldsOf(`${name}[${key}]`, inner, [...parents, value]),
    );
  }
  throw refusal(name, value);
}

function allFieldsOf(values: object): Field[] {
  if (!hasFields(values)) throw refusal("values", values);
  return Object.entries(values).flatMap(([name, value]) => fieldsOf(name, value, [values]));
}

/** Names a file as FormData does; in Vitest that takes a jsdom File for a Blob without a name. */
const getFileName = (file: Blob & Partial<File>): string => file.name ?? "blob";

/**
 * False if `FormData` refuses a file of another implementation, or adds its class name as a text.
 */
function append(form: FormData, [name, value]: Field): boolean {
  if (typeof value === "string") {
    form.append(name, value);
    return true;
  }
  try {
    form.append(name, value, getFileName(value));
  } catch {
    return false;
  }
  return form.getAll(name).at(-1) instanceof Blob;
}

/**
 * A multipart body for the calls of events:
 *
 * - a boolean becomes 1 or 0;
 * - `undefined` and `null` are left out; '' is sent, and clears the field on the server;
 * - a list of objects becomes `name[index][key]`, a list of files or texts `name[index]`.
 *
 * @throws TypeError for a value that no form can contain, such as a Date or a class instance, and
 *   for a file of another implementation, which a call can send
 */
export function toFormData(values: object): FormData {
  const form = new FormData();
  for (const field of allFieldsOf(values)) {
    if (!append(form, field)) throw refusal(...field);
  }
  return form;
}

/** In jsdom the classes of a form and its files are not those of `fetch`. */
const isKnownToFetch = async (form: FormData): Promise<boolean> =>
  (await new Response().blob()) instanceof Blob &&
  String(new Response(form).headers.get("content-type")).startsWith("multipart");

/** Escapes a name between quotation marks (HTML, "multipart form data"). */
const escapeName = (name: string): string => name.replaceAll(/[\r\n"]/g, encodeURIComponent);

type EncodedForm = Pick<UploadBody, "data" | "contentType">;

/** Reads all files into memory. */
async function encodeForm(fields: readonly Field[]): Promise<EncodedForm> {
  const boundary = `----${Math.random()}`;
  const parts: BlobPart[] = [];
  for (const [name, value] of fields) {
    const isText = typeof value === "string";
    const ofFile = isText
      ? ""
      : `; filename="${escapeName(getFileName(value))}"\r\nContent-Type: ${value.type || "application/octet-stream"}`;
    parts.push(
      `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"${ofFile}\r\n\r\n`,
      isText ? value.replaceAll(/\r\n?|\n/g, "\r\n") : await bytesOf(value),
      "\r\n",
    );
  }
  const body = new Blob([...parts, `--${boundary}--\r\n`]);
  return {
    data: new Uint8Array(await bytesOf(body)),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}

/** A smaller body is sent within seconds, far from any time-out. */
const MIN_LARGE_BYTES = 64 * 1024;

export function isLargeBody(body: unknown): boolean {
  return sizeOf(body) >= MIN_LARGE_BYTES;
}

/** 128 kbit/s. */
const SLOWEST_BYTES_PER_MS = 16;

/** Milliseconds for an upload through or in a service worker, of which nobody reports progress. */
function unwatchedMs(body: unknown): number {
  const { navigator } = globalThis as { navigator?: Partial<Navigator> };
  const isUnwatched = navigator?.serviceWorker?.controller ?? isServiceWorker();
  return isUnwatched ? sizeOf(body) / SLOWEST_BYTES_PER_MS : 0;
}

function sizeOf(body: unknown): number {
  if (isBlob(body)) return body.size;
  if (typeof body === "string") return body.length;
  if (body instanceof Uint8Array) return body.byteLength;
  if (!(body instanceof FormData)) return 0;
  return [...body.values()].reduce((sum, value) => sum + sizeOf(value), 0);
}

/**
 * A browser reads a file only when it is sent. If it has changed on the disk since it was chosen, the
 * call would fail like one without a connection, each time.
 */
async function assertReadable(fields: readonly Field[]): Promise<void> {
  const fieldErrors: Record<string, string[]> = {};
  for (const [name, file] of fields) {
    if (typeof file === "string") continue;
    try {
      await bytesOf(file.slice(0, 1));
    } catch (cause) {
      // Other implementations may lack what is needed to look.
      if (/^Not(Found|Readable)Error/.test(String(cause))) {
        fieldErrors[name] = [
          `'${getFileName(file)}' was changed or moved after it was chosen. Remove it and choose it again.`,
        ];
      }
    }
  }
  if (Object.keys(fieldErrors).length > 0) {
    const message = "Nothing was sent: a file cannot be read.";
    throw new ApiError({ kind: "validation", message, fieldErrors });
  }
}

/**
 * Runs when the call is sent, so that a wrong value or an unreadable file becomes the failure of the
 * call.
 */
export const toFormDataLater = (values: object) => async (): Promise<UploadBody> => {
  const fields = allFieldsOf(values);
  await assertReadable(fields);
  const form = new FormData();
  const isWhole = fields.map((field) => append(form, field)).every(Boolean);
  const body: EncodedForm =
    isWhole && (await isKnownToFetch(form)) ? { data: form } : await encodeForm(fields);
  return { ...body, isLarge: isLargeBody(body.data), unwatchedMs: unwatchedMs(body.data) };
};

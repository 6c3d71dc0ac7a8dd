/** Multipart bodies: the fields of a form, and files that `FormData` or `fetch` does not know. */
import { text } from "../model/read.ts";
import { bytesOf, isBlob } from "./files.ts";
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

/** Whether a value is an array or an object literal, also of another realm. */
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

/** A field by the name that it is sent under. */
type Field = readonly [name: string, value: string | Blob];

/** @param parents what the value stands in */
function fieldsOf(name: string, value: unknown, parents: readonly object[]): Field[] {
  if (value === undefined || value === null) return [];
  if (isBlob(value)) return [[name, value]];
  if (typeof value === "boolean") return [[name, value ? "1" : "0"]];
  if (text(value) !== "" || value === "") return [[name, text(value)]];
  if (hasFields(value) && !parents.includes(value)) {
    // The keys of a list are its indexes.
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

/** As FormData names a file; that of Vitest takes one of jsdom for a Blob, which has no name. */
const fileNameOf = (file: Blob & Partial<File>): string => file.name ?? "blob";

/**
 * Adds a field, and says whether the form has it: `FormData` knows the files of its own implementation alone. Others
 * it refuses, or takes the name of their class for the text of a field.
 */
function append(form: FormData, [name, value]: Field): boolean {
  if (typeof value === "string") {
    form.append(name, value);
    return true;
  }
  try {
    form.append(name, value, fileNameOf(value));
  } catch {
    return false;
  }
  return form.getAll(name).at(-1) instanceof Blob;
}

/**
 * A multipart body as the calls of events need it:
 *
 * - a boolean becomes 1 or 0;
 * - `undefined` and `null` are left out; '' is sent, and clears the field on the server;
 * - a list of objects becomes `name[index][key]`, a list of files or texts `name[index]`.
 *
 * @throws TypeError for a value that no form can hold, such as a Date, an ArrayBuffer or an instance of a
 *   class; for a file of another implementation, such as one of Node.js in jsdom, which a call can send
 */
export function toFormData(values: object): FormData {
  const form = new FormData();
  for (const field of allFieldsOf(values)) {
    if (!append(form, field)) throw refusal(...field);
  }
  return form;
}

/** Whether the classes of a form and of its files are those of `fetch`. In jsdom they are not. */
const isKnownToFetch = async (form: FormData): Promise<boolean> =>
  (await new Response().blob()) instanceof Blob &&
  String(new Response(form).headers.get("content-type")).startsWith("multipart");

/** A name as it stands between quotation marks in a multipart body (HTML, "multipart form data"). */
const quoted = (name: string): string => name.replaceAll(/[\r\n"]/g, encodeURIComponent);

type EncodedForm = Pick<UploadBody, "data" | "contentType">;

/** A form as it travels. All of its files are read into memory. */
async function encodeForm(fields: readonly Field[]): Promise<EncodedForm> {
  const boundary = `----${Math.random()}`;
  const parts: BlobPart[] = [];
  for (const [name, value] of fields) {
    const isText = typeof value === "string";
    const ofFile = isText
      ? ""
      : `; filename="${quoted(fileNameOf(value))}"\r\nContent-Type: ${value.type || "application/octet-stream"}`;
    parts.push(
      `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${ofFile}\r\n\r\n`,
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

const WATCHED_BYTES = 64 * 1024;

/** Whether a body may take longer than the time-out to send. */
export function isLargeBody(body: unknown): boolean {
  return sizeOf(body) >= WATCHED_BYTES;
}

/** Bytes in a millisecond at 128 kbit/s. */
const SLOWEST_RATE = 16;

/**
 * Milliseconds that an upload may take whose progress a browser does not report, because a service worker
 * sends it on.
 */
function unwatchedMs(body: unknown): number {
  const { navigator } = globalThis as { navigator?: Partial<Navigator> };
  return navigator?.serviceWorker?.controller ? sizeOf(body) / SLOWEST_RATE : 0;
}

function sizeOf(body: unknown): number {
  if (isBlob(body)) return body.size;
  if (typeof body === "string") return body.length;
  if (body instanceof Uint8Array) return body.byteLength;
  if (!(body instanceof FormData)) return 0;
  return [...body.values()].reduce((sum, value) => sum + sizeOf(value), 0);
}

/**
 * Called when the call is sent, so that an error of {@link toFormData} becomes the failure of the call. Files of any
 * implementation are sent.
 */
export const toFormDataLater = (values: object) => async (): Promise<UploadBody> => {
  const fields = allFieldsOf(values);
  const form = new FormData();
  const isWhole = fields.map((field) => append(form, field)).every(Boolean);
  const body: EncodedForm =
    isWhole && (await isKnownToFetch(form)) ? { data: form } : await encodeForm(fields);
  return { ...body, isLarge: isLargeBody(body.data), unwatchedMs: unwatchedMs(body.data) };
};

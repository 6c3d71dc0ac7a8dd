/** Forms with files: how they are built and sent. */
import { text } from "../model/read.ts";
import type { UploadBody } from "./request.ts";

/** Whether a value is a file or a part of one, also of another realm: a file that was dropped onto a frame, a simulated page in Node.js. */
const isBlob = (value: unknown): value is Blob =>
  /^\[object (?:Blob|File)\]$/.test(Object.prototype.toString.call(value));

/** What a form field may hold. Dates are text: a calendar day has no time zone. */
export type FormValue =
  | string
  | number
  | boolean
  | Blob
  | null
  | undefined
  | readonly FormValue[]
  | { readonly [key: string]: FormValue };

/** The class of a value, for the words of a refusal. */
const classOf = (value: unknown): string =>
  text((Object(value) as { constructor?: { name?: unknown } }).constructor?.name);

/** Whether a value is an array or an object literal, also one of another realm: nothing else is a list of fields. */
function hasFields(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** @param parents what the value stands in */
function append(form: FormData, name: string, value: unknown, parents: readonly object[]): void {
  if (value === undefined || value === null) return;
  if (isBlob(value)) {
    // A File brings its own name; FormData would call a bare Blob 'blob' in any case.
    form.append(name, value);
  } else if (typeof value === "boolean") {
    form.append(name, value ? "1" : "0");
  } else if (text(value) !== "" || value === "") {
    form.append(name, text(value));
  } else if (hasFields(value) && !parents.includes(value)) {
    // The keys of a list are its indexes.
    for (const [key, inner] of Object.entries(value)) {
      append(form, `${name}[${key}]`, inner, [...parents, value]);
    }
  } else {
    throw new TypeError(
      `toFormData: '${name}' is of the class ${classOf(value)}, which no form can hold. Bytes go into a File, dates are text.`,
    );
  }
}

/**
 * A multipart body as the events calls want it (training 7.3):
 *
 * - booleans always as 1 or 0, so that a switch can be turned off;
 * - `undefined` and `null` are not sent; an explicit `''` is, and empties the field on the server
 *   (see `keepClearedFields`, which decides between the two);
 * - lists of objects as `name[index][key]`, files and plain lists as `name[index]`; an empty list
 *   is not sent.
 *
 * @throws TypeError for all but text, finite numbers, booleans, Blobs and Files, arrays and object literals:
 *   bytes (`ArrayBuffer`, `Buffer`), a `Date`, a `Map`, an instance of a class, a function, a bigint.
 */
export function toFormData(values: object): FormData {
  const form = new FormData();
  if (!hasFields(values))
    throw new TypeError(`toFormData: the class ${classOf(values)} has no fields.`);
  for (const [name, value] of Object.entries(values)) append(form, name, value, [values]);
  return form;
}

/** Smaller bodies are sent at once, and their transfer is not watched. */
const WATCHED_BYTES = 64 * 1024;

/** Whether a body is so large that it may take longer than the time-out to send. */
export function isLargeBody(body: unknown): boolean {
  return sizeOf(body) >= WATCHED_BYTES;
}

/** Bytes in a millisecond over the slowest line that an upload is waited for on: 128 kbit/s. */
const SLOWEST_RATE = 16;

/**
 * How long an upload may take that nobody can watch, in milliseconds: a browser reports no steps of one that a
 * service worker of the page sends on.
 */
function unwatchedMs(body: unknown): number {
  const { navigator } = globalThis as { navigator?: Partial<Navigator> };
  return navigator?.serviceWorker?.controller ? sizeOf(body) / SLOWEST_RATE : 0;
}

function sizeOf(body: unknown): number {
  if (isBlob(body)) return body.size;
  if (typeof body === "string") return body.length;
  if (!(body instanceof FormData)) return 0;
  return [...body.values()].reduce((sum, value) => sum + sizeOf(value), 0);
}

/** Called when the call is sent, so that an error of {@link toFormData} becomes the failure of the call. */
export const toFormDataLater = (values: object) => (): UploadBody => {
  const data = toFormData(values);
  return { data, isLarge: isLargeBody(data), unwatchedMs: unwatchedMs(data) };
};

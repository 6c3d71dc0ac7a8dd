/** Forms with files: how they are built and sent. */
import { text } from "../model/read.ts";
import type { UploadBody } from "./request.ts";

/** Also a file of another realm, such as a frame or a simulated page. */
const isBlob = (value: unknown): value is Blob =>
  /^\[object (?:Blob|File)\]$/.test(Object.prototype.toString.call(value));

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

function append(form: FormData, name: string, value: unknown, parents: readonly object[]): void {
  if (value === undefined || value === null) return;
  if (isBlob(value)) {
    // FormData would call a bare Blob 'blob' in any case.
    form.append(name, value);
  } else if (typeof value === "boolean") {
    form.append(name, value ? "1" : "0");
  } else if (text(value) !== "" || value === "") {
    form.append(name, text(value));
  } else if (hasFields(value) && !parents.includes(value)) {
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
 * A multipart body as the calls of events need it:
 *
 * - a boolean becomes 1 or 0;
 * - `undefined` and `null` are left out; '' is sent, and clears the field on the server;
 * - a list of objects becomes `name[index][key]`, a list of files or texts `name[index]`.
 *
 * @throws TypeError for a value that no form can hold, such as a Date, an ArrayBuffer or an instance of a
 *   class
 */
export function toFormData(values: object): FormData {
  const form = new FormData();
  if (!hasFields(values))
    throw new TypeError(`toFormData: the class ${classOf(values)} has no fields.`);
  for (const [name, value] of Object.entries(values)) append(form, name, value, [values]);
  return form;
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
  if (!(body instanceof FormData)) return 0;
  return [...body.values()].reduce((sum, value) => sum + sizeOf(value), 0);
}

/** Called when the call is sent, so that an error of {@link toFormData} becomes the failure of the call. */
export const toFormDataLater = (values: object) => (): UploadBody => {
  const data = toFormData(values);
  return { data, isLarge: isLargeBody(data), unwatchedMs: unwatchedMs(data) };
};

/** How one call is sent and its reply read: what both hosts have in common. */
import { ApiError } from "../errors.ts";
import { decoded, parseJson, text } from "../model/read.ts";
import { VERSION } from "../version.ts";
import type { Recurrent, Settings } from "./config.ts";
import { asApiError, errorOf, isHtml, pathWithoutSecrets, secretsOf } from "./failure.ts";
import type { HostName } from "./host-clock.ts";
import { isLargeBody, type startIdleTimeout, within } from "./idle-timeout.ts";
import { fileProblem } from "./reply-file.ts";
import { notify } from "./report.ts";
import { isPassingFailure, pause, RateLimits, retryDelay } from "./retry.ts";
import {
  bodyOf,
  headersOf,
  type CallConfig,
  type OutgoingRequest,
  type Reply,
  transfer,
} from "./transport.ts";

/** How far a transfer has come. */
export interface Progress {
  /** Bytes so far. */
  loaded: number;
  /** Bytes in all; null when the other side did not say. */
  total: number | null;
  /** Whole percent, 0 to 100; null when the total is unknown. */
  percent: number | null;
}

/** What a caller may add to any single call. */
export interface RequestOptions {
  /** Whose call it is. Default: the client of `configureRecurrent`. */
  client?: Recurrent | undefined;
  /** Cancels the call, also while it waits for `ready` or a token; it rejects with an ApiError of kind `cancelled`. */
  signal?: AbortSignal | undefined;
  /** In place of the configured time-out; see `RecurrentConfig`. 0 for none. */
  timeoutMs?: number;
  /** How often a read is made again, in place of what the client is set to; see `RecurrentConfig`. */
  retries?: number;
  /**
   * Sent as `If-Match`: the `ETag` of what the change began with. A host that knows it refuses the write
   * with 412 when the thing has another one by now.
   */
  ifMatch?: string | undefined;
  /** Keeps `onError` out of it: the caller shows the failure itself. */
  silent?: boolean;
  /** Media types of the reply, as the header Accept names them. Each call brings its contract's. */
  accept?: string;
  /**
   * Of a file that somebody attached: the name it is stored under. A web page or a document of an API is then
   * refused in place of a PDF, an archive or a picture.
   */
  storedName?: string;
  onUploadProgress?: (progress: Progress) => void;
  onDownloadProgress?: (progress: Progress) => void;
  /** Gets the headers of a successful reply, names in lower case. */
  onHeaders?: (get: (name: string) => string) => void;
}

/** Exchanges a token for a new one. */
export const REFRESH_PATH = "/api/auth/refresh";

/** Progress is told so often at most: a fast transfer comes in thousands of parts. */
const PROGRESS_MS = 50;

/** Tells a callback how far a transfer has come, and its last step in any case. */
function progressTo(callback: ((progress: Progress) => void) | undefined) {
  let toldAt = -Infinity;
  let last: Progress | undefined;
  const tell = (): void => {
    const progress = last;
    last = undefined;
    if (progress) notify(() => callback?.(progress));
  };
  return {
    step(loaded: number, total: number | null = null): void {
      // A compressed transfer can count more bytes than its header promised.
      const percent = total === null ? null : Math.min(100, Math.floor((loaded / total) * 100));
      last = { loaded, total, percent };
      if (performance.now() - toldAt < PROGRESS_MS) return;
      toldAt = performance.now();
      tell();
    },
    tell,
  };
}

/** What calls of one host go out with, besides their own. */
export function createSender(
  host: HostName,
  baseURL: string,
  settings: Pick<Settings, "timeoutMs" | "ready" | "retries" | "hostClock">,
) {
  return { host, baseURL, limits: new RateLimits(), settings, agent: userAgent() };
}

/** See {@link createSender}. */
export type Sender = ReturnType<typeof createSender>;

/**
 * How a program under Node.js names itself to a host. None in a browser, which has a name of its own and,
 * unless it is Chromium, would ask another origin for leave to send this one.
 */
function userAgent(): Readonly<Record<string, string>> {
  const { process } = globalThis as { process?: { versions?: { node?: string } } };
  const node = process?.versions?.node;
  if (node === undefined || typeof document !== "undefined") return {};
  return { "User-Agent": `recurrent-sdk/${VERSION} node/${node}` };
}

/** Texts that an absent value becomes when it is put into an address. */
const ABSENT = new Set(["", "undefined", "null", "NaN", "[object Object]"]);

/** Separators and control characters, plain or encoded once more, that a server might act upon. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const UNSAFE = /[/\\\u0000-\u001f\u007f]|%(?:2e|2f|5c|00)/i;

function refused(path: string, reason: string): ApiError {
  return new ApiError({
    kind: "client",
    message: `The call to '${pathWithoutSecrets(path)}' was not sent: ${reason}. Check the id that was passed.`,
  });
}

/**
 * Refuses an address that an odd id would lead elsewhere: browsers resolve `..` before they send,
 * and an empty segment makes a list of an entity (`DELETE /users/` is not `DELETE /users/7`).
 * The generated calls encode each parameter, so a `/` inside an id arrives here as `%2F`; servers
 * and proxies decode that at different moments, and no id of the contract holds one.
 *
 * @param path as called, from the root and without a query: '/api/companies/3/users'.
 * @throws ApiError of kind `client`; nothing is sent.
 */
function checkPath(path: string): void {
  if (!path.startsWith("/")) throw refused(path, "an address of the API starts with '/'");
  if (/[?#]/.test(path)) throw refused(path, "a path holds no '?' and no '#'");
  for (const part of path.slice(1).split("/").map(decoded)) {
    if (part === undefined) throw refused(path, "it is not well encoded");
    if (ABSENT.has(part.trim())) throw refused(path, "a part of it is missing");
    if (part === "." || part === "..") throw refused(path, "a part of it is a dot segment");
    if (UNSAFE.test(part)) throw refused(path, "a part of it holds a separator");
  }
}

/** The query of a call; absent parameters are left out. */
function queryOf(path: string, params: object = {}): string {
  const fields = Object.entries(params).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const parts = fields.map(([name, value]) => {
    const plain = text(value);
    if ((plain === "" && value !== "") || !plain.isWellFormed()) {
      throw refused(path, `its parameter '${name}' is no text`);
    }
    return `${encodeURIComponent(name)}=${encodeURIComponent(plain)}`;
  });
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

function malformed({ status, statusText, header }: Reply, what: string): ApiError {
  return new ApiError({
    kind: "malformed",
    status,
    statusText,
    message: `The server's reply cannot be read: ${what}.`,
    requestId: header("x-request-id") || undefined,
  });
}

/** The JSON of a reply of success; undefined for an empty reply to a write. */
function readReply(reply: Reply, method: string): unknown {
  const source = typeof reply.body === "string" ? reply.body : "";
  if (source.trim() === "") {
    if (method === "GET") throw malformed(reply, "it is empty");
    return undefined;
  }
  const parsed = parseJson(source);
  if (parsed !== undefined) return parsed.value;
  const html = isHtml(source, reply.header("content-type"));
  throw malformed(reply, html ? "it is a web page" : "it is no complete JSON");
}

/** A file; refuses what a host, a proxy or a sign-in page of a network puts in its place. */
async function readFile(
  reply: Reply,
  { accept = "*/*", storedName }: RequestOptions,
): Promise<unknown> {
  const problem = await fileProblem({ ...reply, accept, fileName: storedName });
  if (problem !== null) throw malformed(reply, problem);
  return reply.body;
}

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
  if (value instanceof Blob) {
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
 *   (see `keepEmptied`, which decides between the two);
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

const isLater = (data: unknown): data is () => unknown => typeof data === "function";

/** {@link toFormData} when the call is sent, so that what it throws is what the call fails with. */
export const toFormDataLater = (values: object) => (): FormData => toFormData(values);

/**
 * Sends one call and reads its reply. A read, and the refresh of a token, that the host has put off is
 * not sent before its time: it fails at once as it did before.
 *
 * @param token of the session that the call is made in
 * @param epoch names that session: what was refused to one person is not refused to the next
 * @throws ApiError that holds nothing of what the call carried
 */
export async function send(
  sender: Sender,
  config: CallConfig,
  options: RequestOptions = {},
  token?: string,
  epoch = "",
): Promise<unknown> {
  const { baseURL, limits, settings, agent } = sender;
  const { accept = "application/json", ifMatch, signal, retries = settings.retries } = options;
  const timeoutMs = options.timeoutMs ?? settings.timeoutMs;
  const { method = "GET", responseType } = config;
  const fields = {
    Accept: accept,
    ...agent,
    ...config.headers,
    ...(ifMatch !== undefined && { "If-Match": ifMatch }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  checkPath(config.url);
  const url = `${baseURL}${config.url}${queryOf(config.url, config.params)}`;
  const isPaced = method === "GET" || config.url === REFRESH_PATH;
  const call = `${epoch} ${method} ${url}`;
  if (isPaced) limits.check(call);
  try {
    await within(settings.ready, timeoutMs, signal);
    const headers = headersOf(fields);
    const body = bodyOf(isLater(config.data) ? config.data() : config.data, headers);
    const request = { url, method, headers, body, isFile: responseType === "blob" };
    const secrets = secretsOf(config, fields);
    for (let failures = 0; ; failures += 1) {
      try {
        return await within(
          (idle) => exchange(sender, request, options, secrets, idle),
          timeoutMs,
          signal,
        );
      } catch (cause) {
        if (method !== "GET" || failures >= retries || !isPassingFailure(cause)) throw cause;
        await pause(retryDelay(failures, cause), signal);
      }
    }
  } catch (cause) {
    const error = asApiError(cause);
    if (isPaced) limits.note(call, error);
    throw error;
  }
}

async function exchange(
  { host, settings: { hostClock } }: Sender,
  request: OutgoingRequest,
  options: RequestOptions,
  secrets: readonly string[],
  idle: ReturnType<typeof startIdleTimeout>,
): Promise<unknown> {
  const { method, body, isFile } = request;
  const { onUploadProgress, onHeaders } = options;
  const sent = progressTo(onUploadProgress);
  const received = progressTo(options.onDownloadProgress);
  const sentAt = hostClock.local();
  const reply = await transfer(request, {
    signal: idle.signal,
    onSent:
      onUploadProgress !== undefined || isLargeBody(body)
        ? (loaded, total) => {
            idle.renew();
            if (loaded > 0) sent.step(loaded, total);
          }
        : undefined,
    onReceived(loaded, total) {
      idle.onReply();
      sent.tell();
      if (loaded > 0) received.step(loaded, total);
    },
  });
  const { status, header } = reply;
  notify(() =>
    hostClock.note({
      host,
      date: header("date"),
      age: header("age"),
      sentAt,
      receivedAt: hostClock.local(),
      isCacheable: method === "GET",
    }),
  );
  if (status < 200 || status >= 300) throw errorOf(reply, secrets);
  received.tell();
  const value = isFile ? await readFile(reply, options) : readReply(reply, method);
  notify(() => onHeaders?.(header));
  return value;
}

/** How one call is sent and its reply read: what both hosts have in common. */
import {
  create,
  isAxiosError,
  type AxiosProgressEvent,
  type AxiosRequestConfig,
  type AxiosResponse,
} from "axios";

import { ApiError } from "../errors.ts";
import { decoded, parseJson, text } from "../model/read.ts";
import { VERSION } from "../version.ts";
import type { RecurrentClient, Settings } from "./config.ts";
import { header, isHtml, pathWithoutSecrets, secretsOf, toApiError } from "./failure.ts";
import { FileResponse } from "./file-response.ts";
import type { HostName } from "./host-clock.ts";
import {
  isLargeBody,
  delay,
  type startIdleTimeout,
  unwatchedMs,
  watchingFetch,
  within,
} from "./idle-timeout.ts";
import type { FileReply } from "./reply-file.ts";
import { notify } from "./report.ts";
import { RateLimits } from "./rate-limits.ts";
import { isTransient, retryDelay } from "./retry.ts";

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
  client?: RecurrentClient | undefined;
  /** Cancels the call, also while it waits for `ready` or a token; it rejects with an ApiError of kind `cancelled`. */
  signal?: AbortSignal | undefined;
  /** In place of the configured time-out; see `RecurrentConfig`. 0 for none. */
  timeoutMs?: number | undefined;
  /** How often a read is made again, in place of what the client is set to; see `RecurrentConfig`. */
  retries?: number | undefined;
  /**
   * Sent as `If-Match`: the `ETag` of what the change began with. A host that knows it refuses the write
   * with 412 when the thing has another one by now.
   */
  ifMatch?: string | undefined;
  /** Keeps `onError` out of it: the caller shows the failure itself. */
  silent?: boolean | undefined;
  /** Media types of the reply, as the header Accept names them. Each call brings its contract's. */
  accept?: string | undefined;
  /**
   * Of a file that somebody attached: the name it is stored under. A web page or a document of an API is then
   * refused in place of a PDF, an archive or a picture.
   */
  storedName?: string | undefined;
  onUploadProgress?: ((progress: Progress) => void) | undefined;
  onDownloadProgress?: ((progress: Progress) => void) | undefined;
  /** Gets the headers of a successful reply, names in lower case. */
  onHeaders?: ((get: (name: string) => string) => void) | undefined;
  /** Gets a successful reply as it came, before a model is made of it. */
  onReply?: ((reply: unknown) => void) | undefined;
}

/** What a caller may add to a call whose client is given: a method of a client, a hook. */
export interface CallOptions extends Omit<RequestOptions, "client"> {}

/** A call as the generated functions give it. */
export interface CallConfig extends AxiosRequestConfig {
  /** For a file: what is wrong with a reply of success; null for nothing. Downloads alone bring it. */
  fileProblem?: (reply: FileReply) => Promise<string | null>;
}

/** What a call sends. */
export interface RequestBody {
  data?: unknown;
  /** Undefined where it follows from the data. */
  contentType?: string;
}

/** Exchanges a token for a new one. */
export const REFRESH_PATH = "/api/auth/refresh";

function toProgress({ loaded, total }: AxiosProgressEvent): Progress {
  if (total === undefined || total <= 0) return { loaded, total: null, percent: null };
  // A compressed transfer can count more bytes than its header promised.
  return { loaded, total, percent: Math.min(100, Math.floor((loaded / total) * 100)) };
}

/**
 * What calls of one host go out with. Its axios instance leaves every body as it came, because axios' own
 * reading would pass an HTML page or half a JSON document on as a string.
 */
export function createSender(
  host: HostName,
  baseURL: string,
  settings: Pick<Settings, "timeoutMs" | "ready" | "retries" | "hostClock">,
) {
  const instance = create({
    baseURL,
    // The time-out of axios is for a call as a whole, however well it moves; see `startIdleTimeout`.
    timeout: 0,
    env: { fetch: watchingFetch, Response: FileResponse },
    headers: { "User-Agent": userAgent() },
    responseType: "text",
    transformResponse: (data: unknown) => data,
  });
  return { host, instance, limits: new RateLimits(), settings };
}

/** What a call of one host goes out with, besides its own. */
export type Sender = ReturnType<typeof createSender>;

/** The version of Node.js; undefined in a browser, and in Electron, whose pages are those of a browser. */
function nodeVersion(): string | undefined {
  const { process } = globalThis as { process?: { versions?: Record<string, string> } };
  return process?.versions?.["electron"] === undefined ? process?.versions?.["node"] : undefined;
}

/**
 * How a program under Node.js names itself to a host. None in a browser, which has a name of its own and,
 * unless it is Chromium, would ask another origin for leave to send this one.
 */
function userAgent(): string | false {
  const node = nodeVersion();
  if (node === undefined || typeof document !== "undefined") return false;
  return `recurrent-sdk/${VERSION} node/${node}`;
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
function assertSafePath(path: string): void {
  if (!path.startsWith("/")) throw refused(path, "an address of the API starts with '/'");
  if (/[?#]/.test(path)) throw refused(path, "a path holds no '?' and no '#'");
  for (const part of path.slice(1).split("/").map(decoded)) {
    if (part === undefined) throw refused(path, "it is not well encoded");
    if (ABSENT.has(part.trim())) throw refused(path, "a part of it is missing");
    if (part === "." || part === "..") throw refused(path, "a part of it is a dot segment");
    if (UNSAFE.test(part)) throw refused(path, "a part of it holds a separator");
  }
}

function malformed(response: AxiosResponse, what: string): ApiError {
  return new ApiError({
    kind: "malformed",
    status: response.status,
    statusText: response.statusText,
    message: `The server's reply cannot be read: ${what}.`,
    requestId: header(response, "x-request-id") || undefined,
  });
}

/** The JSON of a reply of success; undefined for an empty reply to a write. */
function readReply(response: AxiosResponse<unknown>, method?: string): unknown {
  const source = typeof response.data === "string" ? response.data : "";
  if (source.trim() === "") {
    if (method === "GET") throw malformed(response, "it is empty");
    return undefined;
  }
  const parsed = parseJson(source);
  if (parsed !== undefined) return parsed.value;
  const html = isHtml(source, header(response, "content-type"));
  throw malformed(response, html ? "it is a web page" : "it is no complete JSON");
}

/** A file; refuses what a host, a proxy or a sign-in page of a network puts in its place. */
async function readFile(
  response: AxiosResponse<unknown>,
  { accept = "*/*", storedName }: RequestOptions,
  fileProblem: CallConfig["fileProblem"],
): Promise<unknown> {
  const { data: body, status } = response;
  const problem = await fileProblem?.({
    body,
    status,
    accept,
    fileName: storedName,
    header: (name) => header(response, name),
  });
  if (problem) throw malformed(response, problem);
  return body;
}

/** Refuses a parameter of a query that is no text: axios leaves it out, or makes several of it. */
function assertSafeQuery(path: string, params: object = {}): void {
  for (const [name, value] of Object.entries(params)) {
    const plain = value === undefined || value === null || value === "" ? "-" : text(value);
    if (plain === "" || !plain.isWellFormed()) throw refused(path, `its '${name}' is no text`);
  }
}

type LaterBody = () => Promise<RequestBody>;

const isLater = (data: unknown): data is LaterBody => typeof data === "function";

/**
 * Sends one call and reads its reply. A read, and the refresh of a token, that the host has put off is
 * not sent before its time: it fails at once as it did before.
 *
 * @param token of the session that the call is made in
 * @param sessionId names that session: what was refused to one person is not refused to the next
 * @throws ApiError that holds nothing of what the call carried
 */
export async function send(
  sender: Sender,
  config: CallConfig,
  options: RequestOptions = {},
  token?: string,
  sessionId = "",
): Promise<unknown> {
  const { instance, limits, settings } = sender;
  const { accept = "application/json", ifMatch, signal, retries = settings.retries } = options;
  const timeoutMs = options.timeoutMs ?? settings.timeoutMs;
  const headers = {
    Accept: accept,
    // oxlint-disable-next-line no-misused-spread -- generated calls give plain headers, no class
    ...config.headers,
    ...(ifMatch !== undefined && { "If-Match": ifMatch }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  const method = (config.method ?? "GET").toUpperCase();
  const isPaced = method === "GET" || config.url === REFRESH_PATH;
  assertSafePath(config.url ?? "");
  assertSafeQuery(config.url ?? "", config.params as object | undefined);
  const call = `${sessionId} ${method} ${instance.getUri(config)}`;
  if (isPaced) limits.check(call);
  try {
    await within(settings.ready, timeoutMs, signal);
    const body: RequestBody = isLater(config.data) ? await config.data() : config;
    const request = {
      ...config,
      method,
      headers: { ...headers, ...(body.contentType && { "Content-Type": body.contentType }) },
      data: body.data,
    };
    for (let failures = 0; ; failures += 1) {
      try {
        return await within((idle) => exchange(sender, request, options, idle), timeoutMs, signal);
      } catch (cause) {
        const error = await toApiError(cause, secretsOf(config, headers));
        if (method !== "GET" || failures >= retries || !isTransient(error)) throw error;
        await delay(retryDelay(failures, error), signal);
      }
    }
  } catch (cause) {
    const error = await toApiError(cause);
    if (isPaced) limits.rememberRetryAfter(call, error);
    throw error;
  }
}

async function exchange(
  { host, instance, settings }: Sender,
  { fileProblem, ...config }: CallConfig & { method: string },
  options: RequestOptions,
  idle: ReturnType<typeof startIdleTimeout>,
): Promise<unknown> {
  const { onUploadProgress, onDownloadProgress, onHeaders } = options;
  const { hostClock } = settings;
  const isUploadWatched = onUploadProgress !== undefined || isLargeBody(config.data);
  if (isUploadWatched) idle.allow(unwatchedMs(config.data));
  const sentAt = hostClock.local();
  const noteTime = (response: AxiosResponse): void =>
    notify(() =>
      hostClock.note({
        host,
        date: header(response, "date"),
        age: header(response, "age"),
        sentAt,
        receivedAt: hostClock.local(),
        isCacheable: config.method === "GET",
      }),
    );
  // Mocks know `fetch`, and in Node.js only it gives a Blob. That of a browser has no upload to watch.
  const isByXhr = typeof fetch !== "function" || (isUploadWatched && nodeVersion() === undefined);
  try {
    const response = await instance.request<unknown>({
      ...config,
      adapter: isByXhr ? ["xhr", "fetch"] : ["fetch", "xhr"],
      signal: idle.signal,
      // Replies are about people: none stays in the cache of a shared computer. By the mode, not by the header
      // of that name, which every host would have to allow in its preflight reply.
      fetchOptions: { cache: "no-store", onBytes: idle.onReply },
      ...(isUploadWatched && {
        onUploadProgress: (event) => {
          idle.renew();
          notify(() => onUploadProgress?.(toProgress(event)));
        },
      }),
      // `xhr` says by this alone that its reply comes.
      ...((onDownloadProgress || isUploadWatched) && {
        onDownloadProgress: (event) => {
          idle.onReply();
          notify(() => onDownloadProgress?.(toProgress(event)));
        },
      }),
    });
    noteTime(response);
    const isFile = config.responseType === "blob";
    const value = isFile
      ? await readFile(response, options, fileProblem)
      : readReply(response, config.method);
    notify(() => onHeaders?.((name) => header(response, name)));
    notify(() => options.onReply?.(value));
    return value;
  } catch (cause) {
    if (isAxiosError(cause) && cause.response) noteTime(cause.response);
    throw cause;
  }
}

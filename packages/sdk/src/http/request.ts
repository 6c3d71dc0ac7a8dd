/** Sends one call and reads its reply. */
import {
  create,
  isAxiosError,
  type AxiosInstance,
  type AxiosProgressEvent,
  type AxiosRequestConfig,
  type AxiosResponse,
} from "axios";

import { ApiError } from "../errors.ts";
import { decoded, parseJson, text } from "../model/read.ts";
import { VERSION } from "../version.ts";
import type { RecurrentClient, Settings } from "./settings.ts";
import { header, isHtml, malformed, pathWithoutSecrets, secretsOf, toApiError } from "./failure.ts";
import type { HostName } from "./host-clock.ts";
import { delay, type IdleTimeout, within } from "../idle-timeout.ts";
import { notify } from "../report.ts";
import { createRateLimits, type RateLimits } from "./rate-limits.ts";
import { isTransient, retryDelay } from "./retry.ts";
import { watchingFetch } from "./watching-fetch.ts";

/** Progress of a transfer. */
export interface Progress {
  /** Bytes so far. */
  loaded: number;
  /** Bytes in all, or null if unknown. */
  total: number | null;
  /** Whole percent, 0 to 100, or null if `total` is unknown. */
  percent: number | null;
}

/** Options of a call. */
export interface RequestOptions {
  /** Default: the client of `configureRecurrent`. */
  client?: RecurrentClient | undefined;
  /** Cancels the call, which fails with the kind `cancelled`. */
  signal?: AbortSignal | undefined;
  /** Replaces the time-out of the client. 0 for none. */
  timeoutMs?: number | undefined;
  /** Replaces the retries of the client. */
  retries?: number | undefined;
  /**
   * The `ETag` that the change is based on. A host that supports it answers 412 if the entity has changed.
   */
  ifMatch?: string | undefined;
  /** Does not call `onError`. */
  silent?: boolean | undefined;
  /** Media types for the header Accept. Default: those of the contract. */
  accept?: string | undefined;
  /**
   * The stored name of an attachment, such as 'medical.pdf'. A web page in place of such a file is refused.
   */
  storedName?: string | undefined;
  onUploadProgress?: ((progress: Progress) => void) | undefined;
  onDownloadProgress?: ((progress: Progress) => void) | undefined;
  /** Gets the headers of a successful reply; names in lower case. */
  onHeaders?: ((get: (name: string) => string) => void) | undefined;
  /** Gets a successful reply before it becomes a model. */
  onReply?: ((reply: unknown) => void) | undefined;
}

/** Options of a call whose client is known: a method or a hook. */
export interface CallOptions extends Omit<RequestOptions, "client"> {}

/** The body of an upload. */
export interface UploadBody {
  readonly data: unknown;
  /** Undefined where it follows from the class of the data. */
  readonly contentType?: string;
  /** Whether it may take longer than the time-out to send. */
  readonly isLarge: boolean;
  /** Milliseconds that it may take where its progress cannot be watched. */
  readonly unwatchedMs: number;
}

/** A call as the generated functions give it; a form as data is a function that makes an {@link UploadBody}. */
export interface CallConfig extends AxiosRequestConfig {
  /** Throws when a successful reply is not the file that was asked for. Only downloads bring it. */
  checkFile?: (response: AxiosResponse<unknown>, options: RequestOptions) => Promise<void>;
}

export const REFRESH_PATH = "/api/auth/refresh";

function toProgress({ loaded, total }: AxiosProgressEvent): Progress {
  if (total === undefined || total <= 0) return { loaded, total: null, percent: null };
  // A compressed transfer can have more bytes than its header says.
  return { loaded, total, percent: Math.min(100, Math.floor((loaded / total) * 100)) };
}

export interface Sender {
  readonly host: HostName;
  readonly instance: AxiosInstance;
  readonly limits: RateLimits;
  readonly settings: Pick<Settings, "timeoutMs" | "ready" | "retries" | "hostClock">;
}

/** The axios instance leaves bodies as they came: axios would pass half a JSON document on as text. */
export function createSender(
  host: HostName,
  baseURL: string,
  settings: Sender["settings"],
): Sender {
  const instance = create({
    baseURL,
    // The time-out of axios limits a whole call, even one that moves; see `startIdleTimeout`.
    timeout: 0,
    headers: { "User-Agent": userAgent() },
    responseType: "text",
    transformResponse: (data: unknown) => data,
  });
  return { host, instance, limits: createRateLimits(), settings };
}

/** The version of Node.js; undefined in a browser, and in Electron, whose pages are those of a browser. */
function nodeVersion(): string | undefined {
  const { process } = globalThis as { process?: { versions?: Record<string, string> } };
  const { node, electron } = process?.versions ?? {};
  return electron === undefined ? node : undefined;
}

/** Only in Node.js: in a browser a custom User-Agent triggers a CORS preflight. */
function userAgent(): string | false {
  const node = typeof document === "undefined" && nodeVersion();
  return node ? `recurrent-sdk/${VERSION} node/${node}` : false;
}

/** What an absent value becomes in a path, and segments that browsers resolve. */
const NO_ID = /^(?:\.{0,2}|undefined|null|NaN|\[object Object\])$/;

/** Separators and control characters, plain or encoded twice. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const UNSAFE = /[/\\\u0000-\u001f\u007f]|%(?:2e|2f|5c|00)/i;

const invalidPath = (path: string, reason: string): ApiError =>
  new ApiError({
    kind: "client",
    message: `The call to '${pathWithoutSecrets(path)}' was not sent: ${reason}.`,
  });

const isSafeId = (id: string | undefined): boolean =>
  id !== undefined && !NO_ID.test(id.trim()) && !UNSAFE.test(id);

/**
 * Refuses a path that an odd id would redirect: browsers resolve `..`, and an empty segment turns
 * `DELETE /users/7` into `DELETE /users/`. Servers decode `%2F` at different times.
 *
 * @param path from the root and without a query: '/api/companies/3/users'
 */
function assertSafePath(path: string): void {
  const [root, ...parts] = path.split("/");
  if (root !== "" || /[?#]/.test(path) || !parts.map(decoded).every(isSafeId)) {
    throw invalidPath(path, "an id in its path is missing or unsafe");
  }
}

/** JSON of a successful reply; undefined for an empty reply to a write. */
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

/** axios leaves such a parameter out, or sends it several times. */
function assertSafeQuery(path: string, params: object = {}): void {
  for (const [name, value] of Object.entries(params)) {
    const plain = value === undefined || value === null || value === "" ? "-" : text(value);
    if (plain === "" || !plain.isWellFormed()) throw invalidPath(path, `its '${name}' is no text`);
  }
}

/** @param sessionId separates sessions: a call refused to one person may be made by the next */
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
  await within(settings.ready, timeoutMs, signal);
  const upload =
    typeof config.data === "function"
      ? await (config.data as () => Promise<UploadBody>)()
      : undefined;
  const request = {
    ...config,
    method,
    headers: { ...headers, ...(upload?.contentType && { "Content-Type": upload.contentType }) },
    data: upload ? upload.data : (config.data as unknown),
  };
  for (let failures = 0; ; failures += 1) {
    try {
      return await within(
        (idle) => sendOnce(sender, request, options, idle, upload),
        timeoutMs,
        signal,
      );
    } catch (cause) {
      const error = await toApiError(cause, secretsOf(config, headers));
      if (method !== "GET" || failures >= retries || !isTransient(error)) {
        if (isPaced) limits.rememberRetryAfter(call, error);
        throw error;
      }
      await delay(retryDelay(failures, error), signal);
    }
  }
}

async function sendOnce(
  { host, instance, settings }: Sender,
  { checkFile, ...config }: CallConfig & { method: string },
  options: RequestOptions,
  idle: IdleTimeout,
  upload: UploadBody | undefined,
): Promise<unknown> {
  const { onUploadProgress, onDownloadProgress, onHeaders } = options;
  const isUploadWatched = onUploadProgress !== undefined || upload?.isLarge === true;
  if (upload) idle.allow(upload.unwatchedMs);
  // Mocks know `fetch`, and in Node.js only `fetch` gives a Blob. That of a browser reports no progress of an upload.
  const isByXhr = isUploadWatched && nodeVersion() === undefined;
  const noteTime = settings.hostClock.measure(host, config.method === "GET");
  const note = (response: AxiosResponse): void =>
    notify(() => noteTime((name) => header(response, name)));
  try {
    const response = await instance.request<unknown>({
      ...config,
      adapter: isByXhr ? ["xhr", "fetch"] : ["fetch", "xhr"],
      signal: idle.signal,
      // That of now: axios would keep what it met first, and mocks replace it as long as they run.
      env: { fetch: watchingFetch, Request: globalThis.Request, ...config.env },
      // Replies about people must not stay in the cache of a shared computer. The header `Cache-Control`
      // would need the leave of every host's preflight reply.
      fetchOptions: { cache: "no-store", onBytes: idle.onReply },
      ...(isUploadWatched && {
        onUploadProgress: (event) => {
          idle.renew();
          notify(() => onUploadProgress?.(toProgress(event)));
        },
      }),
      // Only this tells that a reply to `xhr` has begun, and makes axios use the `Response` of a call for a file.
      ...((onDownloadProgress || isUploadWatched || checkFile) && {
        onDownloadProgress: (event) => {
          idle.onReply();
          notify(() => onDownloadProgress?.(toProgress(event)));
        },
      }),
    });
    note(response);
    await checkFile?.(response, options);
    const isFile = config.responseType === "blob";
    const value = isFile ? response.data : readReply(response, config.method);
    notify(() => onHeaders?.((name) => header(response, name)));
    notify(() => options.onReply?.(value));
    return value;
  } catch (cause) {
    if (isAxiosError(cause) && cause.response) note(cause.response);
    throw cause;
  }
}

import {
  Axios,
  isAxiosError,
  type AxiosInstance,
  type AxiosProgressEvent,
  type AxiosRequestConfig,
  type AxiosRequestHeaders,
  type AxiosResponse,
} from "axios";

import { ApiError } from "../errors.ts";
import { decodePart, parseJson, text } from "../model/read.ts";
import { VERSION } from "../version.ts";
import type { RecurrentClient, Settings } from "./settings.ts";
import { isHtml } from "./error-body.ts";
import { malformed, toApiError } from "./failure.ts";
import { header } from "./reply-header.ts";
import { pathWithoutSecrets, secretsOf } from "./secrets.ts";
import { isServiceWorker } from "./is-service-worker.ts";
import type { HostName } from "./host-clock.ts";
import { delay, type IdleTimeout, withTimeout } from "../idle-timeout.ts";
import { notify } from "../report.ts";
import { createRateLimits, type RateLimits } from "./rate-limits.ts";
import { isTransient, retryDelay } from "./retry.ts";
import { streamingRequest } from "./streaming-request.ts";
import { watchingFetch } from "./watching-fetch.ts";

/** Progress of a transfer. */
export interface Progress {
  /** Bytes so far. */
  loaded: number;
  /** null if unknown. */
  total: number | null;
  /** Whole percent; null if `total` is unknown. */
  percent: number | null;
}

/** Options of a call. */
export interface RequestOptions {
  /** Default: the client of `configureRecurrent`. */
  client?: RecurrentClient | undefined;
  /** The call then fails with `cancelled`. */
  signal?: AbortSignal | undefined;
  /** Replaces the client's time-out; 0 for none. */
  timeoutMs?: number | undefined;
  /** Replaces the client's retries. */
  retries?: number | undefined;
  /**
   * The `ETag` before the change: a host with support for it answers 412 if the entity has changed.
   */
  ifMatch?: string | undefined;
  /** Does not call `onError`. */
  silent?: boolean | undefined;
  /** Default: the media types of the contract. */
  accept?: string | undefined;
  /** The stored name of an attachment, such as 'medical.pdf', for which a web page is refused. */
  storedName?: string | undefined;
  /** Not called in a service worker. */
  onUploadProgress?: ((progress: Progress) => void) | undefined;
  onDownloadProgress?: ((progress: Progress) => void) | undefined;
  /** Gets the headers of a successful reply; names in lower case. */
  onHeaders?: ((get: (name: string) => string) => void) | undefined;
  /** Gets a successful reply before it becomes a model. */
  onReply?: ((reply: unknown) => void) | undefined;
}

/** Options of a method or a hook, whose client is known. */
export interface CallOptions extends Omit<RequestOptions, "client"> {}

export interface UploadBody {
  readonly data: unknown;
  /** Undefined if it follows from the class of the data. */
  readonly contentType?: string;
  /** True if sending may take longer than the time-out. */
  readonly isLarge: boolean;
  /** Milliseconds for sending if its progress is not reported. */
  readonly unwatchedMs: number;
}

export interface CallConfig extends AxiosRequestConfig {
  /** Makes the body of a form, in place of `data`. */
  upload?: () => Promise<UploadBody>;
  /** Throws if a successful reply is not the requested file. */
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
  /** axios has no type named `Axios` for CommonJS. */
  readonly instance: Pick<AxiosInstance, "request" | "getUri">;
  readonly limits: RateLimits;
  readonly settings: Pick<Settings, "timeoutMs" | "ready" | "retries" | "hostClock">;
}

/** Forms and bytes are sent as they are. */
function encodeBody(data: unknown, headers: AxiosRequestHeaders): unknown {
  if (data === undefined || data instanceof FormData || ArrayBuffer.isView(data)) return data;
  headers.setContentType("application/json", false);
  return JSON.stringify(data);
}

/** Not by `create`, which takes over the `axios.defaults` of the program around the client. */
export function createSender(
  host: HostName,
  baseURL: string,
  settings: Sender["settings"],
): Sender {
  const instance = new Axios({
    baseURL,
    headers: { "User-Agent": userAgent() },
    responseType: "text",
    transformRequest: encodeBody,
    validateStatus: (status) => status >= 200 && status < 300,
    // The names of cookie and header are axios's, for a host on the page's own origin.
    xsrfCookieName: "XSRF-TOKEN",
    xsrfHeaderName: "X-XSRF-TOKEN",
  });
  return { host, instance, limits: createRateLimits(), settings };
}

/** Undefined in a browser, and in Electron, which has browser pages. */
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

/** Absent values as text, and segments that browsers resolve. */
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
 */
function assertSafePath(path: string): void {
  const [root, ...parts] = path.split("/");
  if (root !== "" || /[?#]/.test(path) || !parts.map(decodePart).every(isSafeId)) {
    throw invalidPath(path, "an id in its path is missing or unsafe");
  }
}

/** Undefined for an empty reply to a write. */
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

/** axios drops a value that is no text, or sends it several times. */
function assertSafeQuery(path: string, params: object = {}): void {
  for (const [name, value] of Object.entries(params)) {
    const plain = value === undefined || value === null || value === "" ? "-" : text(value);
    if (plain === "" || !plain.isWellFormed()) throw invalidPath(path, `its '${name}' is no text`);
  }
}

/** The session of a call. */
export interface CallSession {
  readonly token: string;
  /** Separates the rate limits of users. */
  readonly sessionId: string;
  /** Throws once the session is over. */
  assertPresent(cause?: ApiError): void;
}

export async function send(
  sender: Sender,
  config: CallConfig,
  options: RequestOptions = {},
  session?: CallSession,
): Promise<unknown> {
  const { instance, limits, settings } = sender;
  const { accept = "application/json", ifMatch, signal, retries = settings.retries } = options;
  const timeoutMs = options.timeoutMs ?? settings.timeoutMs;
  const headers = {
    Accept: accept,
    // oxlint-disable-next-line no-misused-spread -- generated calls give plain headers, no class
    ...config.headers,
    ...(ifMatch !== undefined && { "If-Match": ifMatch }),
    ...(session && { Authorization: `Bearer ${session.token}` }),
  };
  const method = (config.method ?? "GET").toUpperCase();
  const isPaced = method === "GET" || config.url === REFRESH_PATH;
  assertSafePath(config.url ?? "");
  assertSafeQuery(config.url ?? "", config.params as object | undefined);
  const call = `${session?.sessionId ?? ""} ${method} ${instance.getUri(config)}`;
  if (isPaced) limits.check(call);
  await withTimeout(settings.ready, timeoutMs, signal);
  const upload = await config.upload?.();
  const request = {
    ...config,
    method,
    headers: { ...headers, ...(upload?.contentType && { "Content-Type": upload.contentType }) },
    ...(upload && { data: upload.data }),
    upload,
  };
  for (let failures = 0; ; failures += 1) {
    session?.assertPresent();
    try {
      return await withTimeout(
        (idle) => sendOnce(sender, request, options, idle),
        timeoutMs,
        signal,
      );
    } catch (cause) {
      const error = await toApiError(cause, secretsOf(config, headers));
      if (method !== "GET" || failures >= retries || !isTransient(error)) {
        if (isPaced) limits.rememberRetryAfter(call, error);
        throw error;
      }
      session?.assertPresent(error);
      await delay(retryDelay(failures, error), signal);
    }
  }
}

interface Request extends Omit<CallConfig, "upload"> {
  readonly method: string;
  readonly upload: UploadBody | undefined;
}

async function sendOnce(
  { host, instance, settings }: Sender,
  { checkFile, upload, ...config }: Request,
  options: RequestOptions,
  idle: IdleTimeout,
): Promise<unknown> {
  const { onUploadProgress, onDownloadProgress, onHeaders } = options;
  const isUploadWatched =
    (onUploadProgress !== undefined || upload?.isLarge === true) && !isServiceWorker();
  if (upload) idle.allow(upload.unwatchedMs);
  // Mocks intercept `fetch`, and in Node.js only `fetch` gives a Blob; in a browser it reports no
  // progress of an upload.
  const isByXhr = isUploadWatched && nodeVersion() === undefined;
  const noteTime = settings.hostClock.measure(host, config.method === "GET");
  const note = (response: AxiosResponse): void =>
    notify(() => noteTime((name) => header(response, name)));
  try {
    const response = await instance.request<unknown>({
      ...config,
      adapter: isByXhr ? ["xhr", "fetch"] : ["fetch", "xhr"],
      signal: idle.signal,
      env: {
        fetch: watchingFetch,
        Request: streamingRequest(),
        ...config.env,
      },
      // Replies about people must not stay in the cache of a shared computer. The header
      // `Cache-Control` would need permission in every host's preflight reply.
      fetchOptions: { cache: "no-store", onBytes: idle.onReply },
      ...(isUploadWatched && {
        onUploadProgress: (event) => {
          idle.renew();
          notify(() => onUploadProgress?.(toProgress(event)));
        },
      }),
      // Without it, the start of an `xhr` reply goes unnoticed, and axios ignores the `Response` of
      // a call for a file.
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

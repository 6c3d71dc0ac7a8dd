/** How one call is sent and its reply read: what both hosts have in common. */
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

/** The body of an upload. */
export interface UploadBody {
  readonly data: unknown;
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

/** Exchanges a token for a new one. */
export const REFRESH_PATH = "/api/auth/refresh";

function toProgress({ loaded, total }: AxiosProgressEvent): Progress {
  if (total === undefined || total <= 0) return { loaded, total: null, percent: null };
  // A compressed transfer can count more bytes than its header promised.
  return { loaded, total, percent: Math.min(100, Math.floor((loaded / total) * 100)) };
}

/** What the calls of one host go out with. */
export interface Sender {
  readonly host: HostName;
  readonly instance: AxiosInstance;
  readonly limits: RateLimits;
  readonly settings: Pick<Settings, "timeoutMs" | "ready" | "retries" | "hostClock">;
}

/**
 * The axios instance leaves every body as it came, because axios' own reading would pass an HTML page or half a
 * JSON document on as a string.
 */
export function createSender(
  host: HostName,
  baseURL: string,
  settings: Sender["settings"],
): Sender {
  const instance = create({
    baseURL,
    // The time-out of axios is for a call as a whole, however well it moves; see `startIdleTimeout`.
    timeout: 0,
    env: { fetch: watchingFetch },
    // What mocks and simulated pages know; in Node, besides, only it gives a Blob for a download.
    adapter: ["fetch", "xhr"],
    headers: { "User-Agent": userAgent() },
    responseType: "text",
    transformResponse: (data: unknown) => data,
  });
  return { host, instance, limits: createRateLimits(), settings };
}

/** Only in Node.js: in a browser a custom User-Agent triggers a CORS preflight. */
function userAgent(): string | false {
  const { process, document } = globalThis as {
    process?: { versions?: { node?: string } };
    document?: unknown;
  };
  const node = document === undefined && process?.versions?.node;
  return node ? `recurrent-sdk/${VERSION} node/${node}` : false;
}

/** What an absent value becomes in a path, and segments that browsers resolve. */
const NO_ID = /^(?:\.{0,2}|undefined|null|NaN|\[object Object\])$/;

/** Separators and control characters, plain or encoded twice. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const UNSAFE = /[/\\\u0000-\u001f\u007f]|%(?:2e|2f|5c|00)/i;

const refused = (path: string, reason: string): ApiError =>
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
    throw refused(path, "an id in its path is missing or unsafe");
  }
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

/** Refuses a parameter of a query that is no text: axios leaves it out, or makes several of it. */
function assertSafeQuery(path: string, params: object = {}): void {
  for (const [name, value] of Object.entries(params)) {
    const plain = value === undefined || value === null || value === "" ? "-" : text(value);
    if (plain === "" || !plain.isWellFormed()) throw refused(path, `its '${name}' is no text`);
  }
}

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
  await within(settings.ready, timeoutMs, signal);
  const upload =
    typeof config.data === "function" ? (config.data as () => UploadBody)() : undefined;
  const request = {
    ...config,
    method,
    headers,
    data: upload ? upload.data : (config.data as unknown),
  };
  for (let failures = 0; ; failures += 1) {
    try {
      return await within(
        (idle) => exchange(sender, request, options, idle, upload),
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

async function exchange(
  { host, instance, settings }: Sender,
  { checkFile, ...config }: CallConfig & { method: string },
  options: RequestOptions,
  idle: IdleTimeout,
  upload: UploadBody | undefined,
): Promise<unknown> {
  const { onUploadProgress, onDownloadProgress, onHeaders } = options;
  const isUploadWatched = onUploadProgress !== undefined || upload?.isLarge === true;
  if (upload) idle.allow(upload.unwatchedMs);
  const noteTime = settings.hostClock.measure(host, config.method === "GET");
  const note = (response: AxiosResponse): void =>
    notify(() => noteTime((name) => header(response, name)));
  try {
    const response = await instance.request<unknown>({
      ...config,
      signal: idle.signal,
      // Replies are about people: none stays in the cache of a shared computer. By the mode, not by the header
      // of that name, which every host would have to allow in its preflight reply.
      fetchOptions: { cache: "no-store", onBytes: idle.onReply },
      ...(isUploadWatched && {
        // `fetch` of a browser has no upload to watch.
        adapter: ["xhr", "fetch"],
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

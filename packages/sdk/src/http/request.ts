import { create, type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from "axios";

import { ApiError } from "../errors.ts";
import type { Recurrent, Settings } from "./config.ts";
import { isHtml, parseJson } from "./error-body.ts";
import { checkPath } from "./path.ts";
import { pause } from "./pending-refresh.ts";
import { RateLimits } from "./rate-limits.ts";
import { isPassingFailure, retryDelay } from "./retry.ts";
import { secretsOf } from "./secrets.ts";
import { header, toApiError } from "./translate.ts";
import { VERSION } from "../version.ts";

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
  /** Cancels the call; it rejects with an ApiError of kind `cancelled`. */
  signal?: AbortSignal | undefined;
  /** Milliseconds; takes the place of the configured time-out for this call. */
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
  onUploadProgress?: (progress: Progress) => void;
  onDownloadProgress?: (progress: Progress) => void;
  /** Gets the headers of a successful reply, names in lower case. */
  onHeaders?: (get: (name: string) => string) => void;
}

/** Exchanges a token for a new one. */
export const REFRESH_PATH = "/api/auth/refresh";

interface TransferEvent {
  loaded: number;
  total?: number | undefined;
}

function toProgress({ loaded, total }: TransferEvent): Progress {
  if (total === undefined || total <= 0) return { loaded, total: null, percent: null };
  // A compressed transfer can count more bytes than its header promised.
  return { loaded, total, percent: Math.min(100, Math.floor((loaded / total) * 100)) };
}

/**
 * What calls of one host go out with. Its axios instance leaves every body as it came, because axios' own
 * reading would pass an HTML page or half a JSON document on as a string.
 */
export function createSender(
  baseURL: string,
  { timeoutMs: timeout, ready, retries }: Pick<Settings, "timeoutMs" | "ready" | "retries">,
) {
  const instance = create({
    baseURL,
    timeout,
    // What mocks and simulated pages know; in Node, besides, only it gives a Blob for a download.
    adapter: ["fetch", "xhr"],
    headers: { "User-Agent": userAgent() },
    responseType: "text",
    transformResponse: (data: unknown) => data,
    transitional: { clarifyTimeoutError: true },
    // Replies are about people: none stays in the cache of a shared computer. By the mode, not by the header
    // of that name, which every host would have to allow in its preflight reply.
    fetchOptions: { cache: "no-store" },
  });
  return { instance, limits: new RateLimits(), ready, retries };
}

/** What a call of one host goes out with, besides its own. */
export type Sender = ReturnType<typeof createSender>;

/**
 * How a program under Node.js names itself to a host. None in a browser, which has a name of its own and,
 * unless it is Chromium, would ask another origin for leave to send this one.
 */
function userAgent(): string | false {
  const { process } = globalThis as { process?: { versions?: { node?: string } } };
  const node = process?.versions?.node;
  if (node === undefined || typeof document !== "undefined") return false;
  return `recurrent-sdk/${VERSION} node/${node}`;
}

function combined(...signals: readonly unknown[]): AbortSignal | undefined {
  const given = signals.filter((signal) => signal instanceof AbortSignal);
  return given.length > 1 ? AbortSignal.any(given) : given[0];
}

/** The signal of a generated call's config and of its options, as one. */
export function signalOf(
  config: AxiosRequestConfig,
  options: RequestOptions | undefined,
): AbortSignal | undefined {
  return combined(config.signal, options?.signal);
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
function readReply(response: AxiosResponse<unknown>, method: string): unknown {
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

/** A file; refuses the web page that a proxy puts in its place. */
function readFile(response: AxiosResponse<unknown>): unknown {
  const page = isHtml("", header(response, "content-type"));
  if (page && header(response, "content-disposition") === "") {
    throw malformed(response, "it is a web page");
  }
  return response.data;
}

/** The session a call is made in. */
export interface Sending {
  headers?: Readonly<Record<string, string>>;
  /** The session, where there is one: what was refused to one person is not refused to the next. */
  epoch?: string;
}

/**
 * Sends one call and reads its reply. A read, and the refresh of a token, that the host has put off is
 * not sent before its time: it fails at once as it did before.
 *
 * @throws ApiError that holds nothing of what the call carried
 */
export async function send(
  { instance, limits, ready, retries }: Sender,
  config: AxiosRequestConfig,
  options: RequestOptions = {},
  { headers: extraHeaders = {}, epoch = "" }: Sending = {},
): Promise<unknown> {
  const { accept = "application/json", ifMatch, retries: times = retries } = options;
  const headers = {
    Accept: accept,
    // oxlint-disable-next-line no-misused-spread -- generated calls give plain headers, no class
    ...config.headers,
    ...(ifMatch === undefined ? {} : { "If-Match": ifMatch }),
    ...extraHeaders,
  };
  const method = (config.method ?? "GET").toUpperCase();
  const isPaced = method === "GET" || config.url === REFRESH_PATH;
  const call = `${epoch} ${method} ${instance.getUri(config)}`;
  if (isPaced) limits.check(call);
  try {
    checkPath(config.url ?? "");
    await ready();
    for (let failures = 0; ; failures += 1) {
      try {
        return await exchange(instance, { ...config, headers }, options);
      } catch (cause) {
        const error = await toApiError(cause, secretsOf(config, headers));
        if (method !== "GET" || failures >= times || !isPassingFailure(error)) throw error;
        await pause(retryDelay(failures, error), signalOf(config, options));
      }
    }
  } catch (cause) {
    const error = await toApiError(cause);
    if (isPaced) limits.note(call, error);
    throw error;
  }
}

async function exchange(
  instance: AxiosInstance,
  config: AxiosRequestConfig,
  options: RequestOptions,
): Promise<unknown> {
  const { onUploadProgress, onDownloadProgress, onHeaders, timeoutMs } = options;
  const signal = signalOf(config, options);
  const response = await instance.request<unknown>({
    ...config,
    ...(signal && { signal }),
    ...(timeoutMs !== undefined && { timeout: timeoutMs }),
    ...(onUploadProgress && {
      // `fetch` of a browser has no upload to watch.
      adapter: ["xhr", "fetch"],
      onUploadProgress: (event: TransferEvent) => onUploadProgress(toProgress(event)),
    }),
    ...(onDownloadProgress && {
      onDownloadProgress: (event: TransferEvent) => onDownloadProgress(toProgress(event)),
    }),
  });
  const value =
    config.responseType === "blob"
      ? readFile(response)
      : readReply(response, (config.method ?? "GET").toUpperCase());
  onHeaders?.((name) => header(response, name));
  return value;
}

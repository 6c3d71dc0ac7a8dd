/** How a request goes out and its reply comes in: by `fetch`, or by XMLHttpRequest for an upload that is watched. */
import { ApiError } from "../errors.ts";
import { asRecord, text } from "../model/read.ts";
import { cancelledError } from "./failure.ts";
import { watchingFetch } from "./idle-timeout.ts";

/** A call as its generated function describes it. */
export interface CallConfig {
  /** From the root of the host. */
  url: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  params?: object | undefined;
  data?: unknown;
  /** For a file. */
  responseType?: "blob";
}

/** A request as it goes out. */
export interface OutgoingRequest {
  url: string;
  method: string;
  headers: Headers;
  body: FormData | Blob | string | null;
  /** Whether a reply of success is a file. */
  isFile: boolean;
}

/** A reply of any status. */
export interface Reply {
  status: number;
  statusText: string;
  /** A Blob for a file, else text. */
  body: string | Blob;
  /** A header by its name; '' when it is not there, or not exposed to this origin. */
  header: (name: string) => string;
}

/** Who wants to know how far a transfer has come. */
export interface TransferWatch {
  signal: AbortSignal;
  /** Given where the upload is watched. With 0 when it begins. */
  onSent: ((loaded: number, total?: number) => void) | undefined;
  /** With 0 when the reply begins. */
  onReceived: (loaded: number, total?: number) => void;
}

/**
 * The headers of a call.
 *
 * @throws ApiError that does not repeat their values
 */
export function headersOf(fields: Readonly<Record<string, string>>): Headers {
  try {
    return new Headers(fields);
  } catch {
    throw new ApiError({ kind: "client", message: "A header of the call holds what none may." });
  }
}

/** The body of a call; sets or takes away the header that names its type. */
export function bodyOf(data: unknown, headers: Headers): OutgoingRequest["body"] {
  const isForm = data instanceof FormData;
  // What sends a form names the boundary between its parts.
  if (isForm || data === undefined || data === null) headers.delete("content-type");
  if (data === undefined || data === null) return null;
  if (isForm || typeof data === "string" || data instanceof Blob) return data;
  if (!headers.has("content-type")) headers.set("content-type", "application/json");
  return JSON.stringify(data);
}

/**
 * Sends a request and reads its reply, whatever its status.
 *
 * @throws ApiError of kind `network`, or `cancelled` when the browser drops the call
 */
export async function transfer(request: OutgoingRequest, watch: TransferWatch): Promise<Reply> {
  // `fetch` of a browser has no upload to watch.
  const isByXhr = watch.onSent !== undefined && typeof XMLHttpRequest !== "undefined";
  try {
    return await (isByXhr ? byXhr(request, watch) : byFetch(request, watch));
  } catch (cause) {
    const { name } = asRecord<unknown>(cause);
    if (cause instanceof ApiError) throw cause;
    if (name === "AbortError") throw cancelledError();
    throw new ApiError({
      kind: "network",
      message: "The server cannot be reached.",
      cause: reasonOf(cause),
    });
  }
}

/** What the system says of a failure, as a code such as ECONNREFUSED. */
function reasonOf(cause: unknown): Error | undefined {
  const { code } = asRecord<unknown>(asRecord<unknown>(cause)["cause"]);
  return /^[A-Z][A-Z_\d]+$/.test(text(code)) ? new Error(text(code)) : undefined;
}

/** Node.js alone can send a stream to any host, so only there an upload is counted without XMLHttpRequest. */
const isNode = (): boolean =>
  (globalThis as { process?: { versions?: { node?: string } } }).process?.versions?.node !==
  undefined;

async function byFetch(request: OutgoingRequest, watch: TransferWatch): Promise<Reply> {
  const { url, method, headers, isFile } = request;
  const { signal, onSent, onReceived } = watch;
  const response = await watchingFetch(url, {
    method,
    headers,
    signal,
    body: request.body,
    // Replies are about people: none stays in the cache of a shared computer. By the mode, not by the header
    // of that name, which every host would have to allow in its preflight reply.
    cache: "no-store",
    ...(onSent && isNode() && (await countedBody(request, onSent))),
    onBytes: onReceived,
  });
  const { status, statusText } = response;
  const header = (name: string) => response.headers.get(name) ?? "";
  const body = await (isFile && response.ok ? response.blob() : response.text());
  return { status, statusText, body, header };
}

/** Bytes of an upload that go out between two steps of its progress. */
const PART_BYTES = 64 * 1024;

/** A body that says how far it has been read. */
async function countedBody(
  { body, headers }: OutgoingRequest,
  onSent: NonNullable<TransferWatch["onSent"]>,
): Promise<RequestInit> {
  const encoded = new Response(body);
  if (!headers.has("content-type")) {
    headers.set("content-type", encoded.headers.get("content-type") ?? "");
  }
  const blob = await encoded.blob();
  let sent = 0;
  // By hand: its own stream may give a file as a single part.
  const stream = new ReadableStream<Uint8Array>({
    async pull(next) {
      onSent(sent, blob.size);
      if (sent === blob.size) return next.close();
      const part = blob.slice(sent, sent + PART_BYTES);
      sent += part.size;
      next.enqueue(new Uint8Array(await part.arrayBuffer()));
    },
  });
  // Its type is not known to TypeScript's library of the DOM.
  return { body: stream, duplex: "half" } as RequestInit;
}

function byXhr(
  { url, method, headers, body }: OutgoingRequest,
  { signal, onSent, onReceived }: TransferWatch,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    const on = (
      target: XMLHttpRequestEventTarget,
      type: "abort" | "error" | "load" | "progress",
      listener: (event: ProgressEvent) => void,
    ) => target.addEventListener(type, listener);
    const stepTo =
      (tell: TransferWatch["onReceived"] | undefined) =>
      ({ loaded, total, lengthComputable }: ProgressEvent) =>
        tell?.(loaded, lengthComputable ? total : undefined);
    on(xhr.upload, "progress", stepTo(onSent));
    on(xhr, "progress", stepTo(onReceived));
    xhr.addEventListener("readystatechange", () => {
      if (xhr.readyState === XMLHttpRequest.HEADERS_RECEIVED) onReceived(0);
    });
    on(xhr, "error", reject);
    // The browser itself drops it when the page is left.
    on(xhr, "abort", () => reject(cancelledError()));
    on(xhr, "load", () => {
      const { status, statusText, responseText } = xhr;
      const header = (name: string) => xhr.getResponseHeader(name) ?? "";
      resolve({ status, statusText, body: responseText, header });
    });
    signal.addEventListener("abort", () => xhr.abort());
    xhr.send(body);
  });
}

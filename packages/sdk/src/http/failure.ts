import {
  AxiosError,
  HttpStatusCode,
  isAxiosError,
  isCancel,
  type AxiosRequestConfig,
  type AxiosResponse,
} from "axios";

import {
  ApiError,
  type ApiErrorKind,
  asApiError,
  cancelledError,
  type FieldErrors,
  kindOfStatus,
} from "../errors.ts";
import {
  asList,
  asRecord,
  decodePart,
  firstText,
  httpUrlOrNull,
  isRecord,
  parseJson,
  text,
  textOrNull,
  type UnknownRecord,
} from "../model/read.ts";
import { retryAfterMs } from "./rate-limits.ts";

/** Phrases that differ in axios or are missing there. */
const PHRASES: Readonly<Record<number, string>> = {
  413: "Content Too Large",
  414: "URI Too Long",
  419: "Page Expired",
  422: "Unprocessable Content",
};

/** HTTP/2 sends no phrase. */
function statusPhrase(status: number, sent: string | undefined): string {
  // axios writes them without blanks: NotFound.
  const standard = (HttpStatusCode[status] ?? "").replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");
  return sent?.trim() || (PHRASES[status] ?? standard);
}

/** '' if the header is absent or not exposed. */
export function header(response: AxiosResponse, name: string): string {
  const value: unknown = response.headers[name];
  return typeof value === "string" ? value : "";
}

const CLIENT_CODES: ReadonlySet<string | undefined> = new Set([
  AxiosError.ERR_BAD_OPTION,
  AxiosError.ERR_BAD_OPTION_VALUE,
  AxiosError.ERR_INVALID_URL,
  AxiosError.ERR_NOT_SUPPORT,
]);

/**
 * Only the code of an axios error is kept: the rest contains the whole request.
 *
 * @param secrets are removed from all texts
 */
export async function toApiError(
  cause: unknown,
  secrets: readonly string[] = [],
): Promise<ApiError> {
  if (isCancel(cause)) return cancelledError();
  if (!isAxiosError(cause)) return asApiError(cause);
  if (cause.response !== undefined) return fromResponse(cause.response, secrets);
  // The browser aborts calls when the page is left.
  if (cause.code === AxiosError.ECONNABORTED) return cancelledError();
  const failed = (kind: ApiErrorKind, message: string) =>
    new ApiError({ kind, message, cause: reasonOf(cause) });
  if (cause.code === AxiosError.ETIMEDOUT) {
    return failed("timeout", "The server did not answer in time.");
  }
  if (CLIENT_CODES.has(cause.code)) return failed("client", "The call could not be built.");
  return failed("network", "The server cannot be reached.");
}

/** A code such as ECONNREFUSED. */
function reasonOf(error: AxiosError): Error | undefined {
  const code = text(asRecord<unknown>(error.cause)["code"]) || (error.code ?? "");
  return /^[A-Z][A-Z_\d]+$/.test(code) ? new Error(code) : undefined;
}

async function fromResponse(
  response: AxiosResponse,
  secrets: readonly string[],
): Promise<ApiError> {
  const { status } = response;
  const cleaned = (source: string): string => withoutSecrets(source, secrets);
  const optional = (source?: string | null) => (source ? cleaned(source) : undefined);
  const statusText = cleaned(statusPhrase(status, response.statusText));
  const body = readErrorBody(await bodyText(response.data), header(response, "content-type"));
  const kind = kindOfStatus(status);
  const fieldErrors = Object.entries(body.fieldErrors ?? {}).map(
    ([field, messages]) => [field, messages.map(cleaned)] as const,
  );
  return new ApiError({
    kind,
    status,
    statusText,
    message:
      optional(body.message) ??
      // A 422 shows them beside the message.
      (kind === "validation" ? undefined : fieldErrors[0]?.[1][0]) ??
      (statusText || `Status ${status}`),
    fieldErrors: kind === "validation" ? Object.fromEntries(fieldErrors) : undefined,
    redirectTo: kind === "redirect" ? optional(body.redirectTo) : undefined,
    requestId: optional(header(response, "x-request-id") || body.instance),
    exception: optional(body.exception),
    retryAfterMs: retryAfterMs(
      header(response, "retry-after"),
      header(response, "date"),
      Date.now(),
    ),
  });
}

/** A failed download is a Blob with the error document. */
async function bodyText(data: unknown): Promise<string> {
  if (typeof data === "string") return data;
  if (data instanceof Blob) return data.text();
  return data === undefined || data === null ? "" : JSON.stringify(data);
}

export function malformed(response: AxiosResponse, what: string): ApiError {
  return new ApiError({
    kind: "malformed",
    status: response.status,
    statusText: response.statusText,
    message: `The server's reply cannot be read: ${what}.`,
    requestId: header(response, "x-request-id") || undefined,
  });
}

/** Proxies and captive portals send a web page in place of the API. */
export function isHtml(source: string, contentType: string): boolean {
  return /\bhtml\b/i.test(contentType) || /^\s*(<!doctype|<html|<head|<body)/i.test(source);
}

/** Truncated JSON or XML is no message for a person. */
const BEGINS_AS_DOCUMENT = /^[{["<]/;

const MAX_PLAIN_MESSAGE_LENGTH = 300;

/** Reads errors at the root or in `data` or `error`, problem details (RFC 9457) and JSON:API. */
function readErrorBody(source: string, contentType: string) {
  const parsed = parseJson(source);
  if (parsed === undefined) {
    const plain = source.trim();
    const isMessage = plain.length <= MAX_PLAIN_MESSAGE_LENGTH && !BEGINS_AS_DOCUMENT.test(plain);
    return { message: isMessage && !isHtml(source, contentType) ? plain : "" };
  }
  const root = asRecord(parsed.value);
  const data = asRecord(root["data"]);
  const error = asRecord(root["error"]);
  const errors = [root["errors"], data["errors"], error["errors"], root["invalid-params"]];
  return {
    message: firstText(
      root["message"],
      data["message"],
      error["message"],
      root["error_description"],
      root["detail"],
      root["title"],
      root["error"],
      parsed.value,
    ),
    fieldErrors: readFieldErrors(errors.find(Boolean) ?? asList(parsed.value)),
    redirectTo: httpUrlOrNull(root["redirect_to"]) ?? httpUrlOrNull(data["redirect_to"]),
    exception: firstText(root["exception"], error["exception"]),
    instance: text(root["instance"]),
  };
}

const wordsIn = (entry: UnknownRecord): string =>
  firstText(entry["message"], entry["detail"], entry["reason"], entry["title"]);

/**
 * 'reminders.0.value' for `#/reminders/0/value` and JSON:API's
 * `/data/attributes/reminders/0/value`.
 */
const fieldAt = (pointer: string): string =>
  (decodePart(pointer) ?? pointer)
    .replace(/^#?(?:\/data(?:\/attributes|\/relationships)?(?=\/|$))?\/?/, "")
    .replaceAll("/", ".")
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");

/**
 * Accepts an object of lists, texts or objects, or a list of `{field, message}`, `{pointer,
 * detail}` or texts. Messages without a field have the key ''.
 */
function readFieldErrors(input: unknown): FieldErrors {
  const found = new Map<string, string[]>();
  const add = (field: string, messages: string[]): void => {
    if (messages.length > 0) found.set(field, [...(found.get(field) ?? []), ...messages]);
  };
  if (Array.isArray(input)) {
    for (const entry of input as readonly unknown[]) {
      const record = asRecord(entry);
      const source = asRecord(record["source"]);
      const named = [record["field"], record["name"], record["path"], source["parameter"]];
      const pointer = firstText(record["pointer"], source["pointer"]);
      const words = wordsIn(record);
      add(firstText(...named) || fieldAt(pointer), words === "" ? messagesOf(entry) : [words]);
    }
  } else if (isRecord(input)) {
    for (const [field, messages] of Object.entries(input)) add(field, messagesOf(messages));
  } else {
    add("", messagesOf(input));
  }
  return Object.fromEntries(found);
}

function messagesOf(input: unknown): string[] {
  if (Array.isArray(input)) return input.flatMap(messagesOf);
  const message = textOrNull(isRecord(input) ? input["message"] : input);
  if (message !== null) return [message];
  return isRecord(input) ? Object.values(input).flatMap(messagesOf) : [];
}

const SECRET_FIELD = /password|token|secret/i;

/** The token in a password link opens an account. */
const SECRET_SEGMENT = /\/password\/reset\/([^/]+)/;

/** Hiding shorter texts would spoil any message. */
const MIN_SECRET_LENGTH = 4;

const HIDDEN = "•••";

function inBody(body: unknown): string[] {
  if (!isRecord(body)) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    SECRET_FIELD.test(name) ? [text(value)] : inBody(value),
  );
}

function inPath(path: string): string[] {
  const segment = SECRET_SEGMENT.exec(path)?.[1] ?? "";
  return [segment, decodePart(segment) ?? ""];
}

export function secretsOf(
  { url = "", data }: AxiosRequestConfig,
  headers: Readonly<Record<string, unknown>>,
): string[] {
  const bearer = text(headers["Authorization"]).replace(/^Bearer /, "");
  return [bearer, ...inBody(data), ...inPath(url)];
}

/** A server in debug mode repeats the request, plainly or encoded for a URL or JSON. */
function withoutSecrets(source: string, secrets: readonly string[]): string {
  const long = secrets.filter((secret) => secret.length >= MIN_SECRET_LENGTH);
  return long
    .flatMap((secret) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), source);
}

export const pathWithoutSecrets = (path: string): string => withoutSecrets(path, inPath(path));

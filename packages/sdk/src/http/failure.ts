/**
 * How whatever goes wrong with a call becomes the one error of the SDK: what a reply says of it, in all the
 * shapes that servers use, without the secrets that the call carried.
 */
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
  decoded,
  firstText,
  httpUrlOrNull,
  isRecord,
  parseJson,
  text,
  textOrNull,
  type UnknownRecord,
} from "../model/read.ts";
import { retryAfterMs } from "./rate-limits.ts";

/** Standard phrases that axios has by another name, or not at all. */
const PHRASES: Readonly<Record<number, string>> = {
  413: "Content Too Large",
  414: "URI Too Long",
  419: "Page Expired",
  422: "Unprocessable Content",
};

/**
 * The phrase sent with a status, or else the standard one; '' for a status that has none. HTTP/2 carries no
 * phrase, so it arrives empty there, and a notice '{statusText}: {message}' would begin with a colon (shell 8).
 */
function statusPhrase(status: number, sent: string | undefined): string {
  // Names of axios are phrases without blanks: NotFound.
  const standard = (HttpStatusCode[status] ?? "").replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");
  return sent?.trim() || (PHRASES[status] ?? standard);
}

/** A header of a reply as text; '' when it is not there (or not exposed to this origin). */
export function header(response: AxiosResponse, name: string): string {
  const value: unknown = response.headers[name];
  return typeof value === "string" ? value : "";
}

/** Codes of calls that could not be built: a mistake of the caller, not of the network. */
const CLIENT_CODES: ReadonlySet<string | undefined> = new Set([
  AxiosError.ERR_BAD_OPTION,
  AxiosError.ERR_BAD_OPTION_VALUE,
  AxiosError.ERR_INVALID_URL,
  AxiosError.ERR_NOT_SUPPORT,
]);

/**
 * Turns whatever a call threw into an {@link ApiError}; an ApiError passes through untouched. Nothing
 * of an error of axios is kept but its code: it holds the whole request. Asks time because the body of
 * a failed download has to be read first.
 *
 * @param secrets what the call carried, left out of all that the server says
 */
export async function toApiError(
  cause: unknown,
  secrets: readonly string[] = [],
): Promise<ApiError> {
  if (isCancel(cause)) return cancelledError();
  if (!isAxiosError(cause)) return asApiError(cause);
  if (cause.response !== undefined) return fromResponse(cause.response, secrets);
  // The browser itself dropped the call: the page is being left.
  if (cause.code === AxiosError.ECONNABORTED) return cancelledError();
  const failed = (kind: ApiErrorKind, message: string) =>
    new ApiError({ kind, message, cause: reasonOf(cause) });
  if (cause.code === AxiosError.ETIMEDOUT) {
    return failed("timeout", "The server did not answer in time.");
  }
  if (CLIENT_CODES.has(cause.code)) return failed("client", "The call could not be built.");
  return failed("network", "The server cannot be reached.");
}

/**
 * What an error of axios says of its reason, as a code such as ECONNREFUSED. The error itself holds
 * the request, with the token and the body, and is kept nowhere.
 */
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
      // Those of a 422 are shown as they are, beside the message.
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

/**
 * The body of a reply as text, whatever it was asked for as: a download that fails is a Blob whose
 * content is the usual error document.
 */
async function bodyText(data: unknown): Promise<string> {
  if (typeof data === "string") return data;
  if (data instanceof Blob) return data.text();
  return data === undefined || data === null ? "" : JSON.stringify(data);
}

/** The failure of a successful reply that cannot be read. */
export function malformed(response: AxiosResponse, what: string): ApiError {
  return new ApiError({
    kind: "malformed",
    status: response.status,
    statusText: response.statusText,
    message: `The server's reply cannot be read: ${what}.`,
    requestId: header(response, "x-request-id") || undefined,
  });
}

/** Whether a text is a web page: what proxies and captive portals answer in place of the API. */
export function isHtml(source: string, contentType: string): boolean {
  return /\bhtml\b/i.test(contentType) || /^\s*(<!doctype|<html|<head|<body)/i.test(source);
}

/** The beginning of a JSON document, of which the rest did not come, or of XML: no words for a person either. */
const BEGINS_AS_DOCUMENT = /^[{["<]/;

/** Longer bodies are no message for a person. */
const LONGEST_PLAIN_MESSAGE = 300;

/**
 * Reads the body of a failed reply, tolerant of where things stand: at the root or under `data`,
 * `error` as a text or as an object; as problem details (RFC 9457, 7807) and the errors of JSON:API name them. A
 * page of HTML is never taken as a message.
 */
function readErrorBody(source: string, contentType: string) {
  const parsed = parseJson(source);
  if (parsed === undefined) {
    const plain = source.trim();
    const isMessage = plain.length <= LONGEST_PLAIN_MESSAGE && !BEGINS_AS_DOCUMENT.test(plain);
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
    // A list alone is one of errors.
    fieldErrors: readFieldErrors(errors.find(Boolean) ?? asList(parsed.value)),
    redirectTo: httpUrlOrNull(root["redirect_to"]) ?? httpUrlOrNull(data["redirect_to"]),
    exception: firstText(root["exception"], error["exception"]),
    instance: text(root["instance"]),
  };
}

/** The words of an entry, the most telling first: its own, those of JSON:API, RFC 9457 and RFC 7807. */
const wordsIn = (entry: UnknownRecord): string =>
  firstText(entry["message"], entry["detail"], entry["reason"], entry["title"]);

/**
 * The field that a JSON pointer names, as the contract's hosts write it: `#/reminders/0/value` and the
 * `/data/attributes/reminders/0/value` of JSON:API are 'reminders.0.value'.
 */
const fieldAt = (pointer: string): string =>
  (decoded(pointer) ?? pointer)
    .replace(/^#?(?:\/data(?:\/attributes|\/relationships)?(?=\/|$))?\/?/, "")
    .replaceAll("/", ".")
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");

/**
 * Field messages in every shape that was seen: an object of message lists (the contract's), of
 * single messages or of nested objects, and a list of `{field, message}`, of `{pointer, detail}` or of bare
 * messages, which go under ''.
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

/** Fields of a body that must not be logged. */
const SECRET_FIELD = /password|token|secret/i;

/** The part of an address that opens an account: the token of a link to set a new password. */
const SECRET_SEGMENT = /\/password\/reset\/([^/]+)/;

/** Shorter texts would hide half of any message, and reveal nothing by being in it. */
const SHORTEST = 4;

/** Stands where a secret stood. */
const HIDDEN = "•••";

function inBody(body: unknown): string[] {
  if (!isRecord(body)) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    SECRET_FIELD.test(name) ? [text(value)] : inBody(value),
  );
}

function inPath(path: string): string[] {
  const segment = SECRET_SEGMENT.exec(path)?.[1] ?? "";
  return [segment, decoded(segment) ?? ""];
}

/** What a call carries and no error may repeat: bearer token, passwords, the token of a link. */
export function secretsOf(
  { url = "", data }: AxiosRequestConfig,
  headers: Readonly<Record<string, unknown>>,
): string[] {
  const bearer = text(headers["Authorization"]).replace(/^Bearer /, "");
  return [bearer, ...inBody(data), ...inPath(url)];
}

/**
 * A text of a server, without the secrets that it may repeat: a server in debug mode names what it was
 * sent, plainly or as it stands in an address or in JSON.
 */
function withoutSecrets(source: string, secrets: readonly string[]): string {
  const long = secrets.filter((secret) => secret.length >= SHORTEST);
  return long
    .flatMap((secret) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), source);
}

/** An address without secrets. */
export const pathWithoutSecrets = (path: string): string => withoutSecrets(path, inPath(path));

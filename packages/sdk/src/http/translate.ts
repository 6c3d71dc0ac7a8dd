import { AxiosError, isAxiosError, isCancel, type AxiosResponse } from "axios";

import { ApiError, type ApiErrorKind } from "../errors.ts";
import { bodyText, readErrorBody } from "./error-body.ts";
import { retryAfterMs } from "./rate-limits.ts";
import { reasonOf, withoutSecrets } from "./secrets.ts";

/**
 * The standard phrase of a status. HTTP/2 carries no phrase, so `statusText` arrives empty there,
 * and a notice '{statusText}: {message}' would begin with a colon (shell 8).
 */
const PHRASES: Readonly<Record<number, string>> = {
  300: "Multiple Choices",
  301: "Moved Permanently",
  302: "Found",
  303: "See Other",
  304: "Not Modified",
  305: "Use Proxy",
  307: "Temporary Redirect",
  308: "Permanent Redirect",
  400: "Bad Request",
  401: "Unauthorized",
  402: "Payment Required",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  412: "Precondition Failed",
  413: "Content Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  419: "Page Expired",
  422: "Unprocessable Content",
  423: "Locked",
  425: "Too Early",
  428: "Precondition Required",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
  507: "Insufficient Storage",
};

/** The phrase sent with a status, or else the standard one; '' for a status that has none. */
function statusPhrase(status: number, sent: string | undefined): string {
  const phrase = sent?.trim() ?? "";
  return phrase === "" ? (PHRASES[status] ?? "") : phrase;
}

/** A header of a reply as text; '' when it is not there (or not exposed to this origin). */
export function header(response: AxiosResponse, name: string): string {
  const value: unknown = response.headers[name];
  return typeof value === "string" ? value : "";
}

/** The kind that a status of failure stands for. */
export function kindOfStatus(status: number): ApiErrorKind {
  switch (status) {
    case 401:
      return "unauthorized";
    case 403:
      return "forbidden";
    case 404:
      return "not-found";
    case 422:
      return "validation";
    default:
      if (status >= 500) return "server";
      return status >= 300 && status < 400 ? "redirect" : "client";
  }
}

async function fromResponse(
  response: AxiosResponse,
  secrets: readonly string[],
): Promise<ApiError> {
  const cleaned = (source: string): string => withoutSecrets(source, secrets);
  const optional = (source: string | undefined) => (source ? cleaned(source) : undefined);
  const statusText = cleaned(statusPhrase(response.status, response.statusText));
  const body = readErrorBody(await bodyText(response.data), header(response, "content-type"));
  const kind = kindOfStatus(response.status);
  const fieldErrors = Object.entries(body.fieldErrors).map(
    ([field, messages]) => [field, messages.map(cleaned)] as const,
  );
  return new ApiError({
    kind,
    status: response.status,
    statusText,
    message:
      optional(body.message ?? "") ??
      (statusText === "" ? `Status ${response.status}` : statusText),
    fieldErrors: kind === "validation" ? Object.fromEntries(fieldErrors) : undefined,
    redirectTo: kind === "redirect" ? optional(body.redirectTo) : undefined,
    requestId: optional(header(response, "x-request-id")),
    exception: optional(body.exception),
    retryAfterMs: retryAfterMs(
      header(response, "retry-after"),
      header(response, "date"),
      Date.now(),
    ),
  });
}

/** The error of a call that its caller cancelled. */
export function cancelledError(cause?: unknown): ApiError {
  return new ApiError({ kind: "cancelled", message: "The call was cancelled.", cause });
}

/** Codes of calls that could not be built: a mistake of the caller, not of the network. */
const CLIENT_CODES: ReadonlySet<string | undefined> = new Set([
  AxiosError.ERR_BAD_OPTION,
  AxiosError.ERR_BAD_OPTION_VALUE,
  AxiosError.ERR_INVALID_URL,
  AxiosError.ERR_NOT_SUPPORT,
]);

/** Whatever was thrown, as the one error of the SDK. */
export function asApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ApiError({ kind: "client", message, cause });
}

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
  if (isAxiosError(cause)) {
    if (cause.response !== undefined) return fromResponse(cause.response, secrets);
    // The browser itself dropped the call: the page is being left.
    if (cause.code === AxiosError.ECONNABORTED) return cancelledError();
    const reason = reasonOf(cause);
    if (cause.code === AxiosError.ETIMEDOUT) {
      const message = "The server did not answer in time.";
      return new ApiError({ kind: "timeout", message, cause: reason });
    }
    if (CLIENT_CODES.has(cause.code)) {
      const message = "The call could not be built.";
      return new ApiError({ kind: "client", message, cause: reason });
    }
    return new ApiError({
      kind: "network",
      message: "The server cannot be reached.",
      cause: reason,
    });
  }
  return asApiError(cause);
}

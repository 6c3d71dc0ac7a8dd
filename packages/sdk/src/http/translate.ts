import { AxiosError, isAxiosError, isCancel, type AxiosResponse } from "axios";

import { ApiError, type ApiErrorKind } from "../errors.ts";
import { statusPhrase } from "../status-phrases.ts";
import { bodyText, readErrorBody } from "./error-body.ts";

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

async function fromResponse(response: AxiosResponse, cause: unknown): Promise<ApiError> {
  const statusText = statusPhrase(response.status, response.statusText);
  const body = readErrorBody(await bodyText(response.data), header(response, "content-type"));
  const kind = kindOfStatus(response.status);
  return new ApiError({
    kind,
    status: response.status,
    statusText,
    message: body.message ?? (statusText === "" ? `Status ${response.status}` : statusText),
    fieldErrors: kind === "validation" ? body.fieldErrors : undefined,
    redirectTo: kind === "redirect" ? body.redirectTo : undefined,
    requestId: header(response, "x-request-id") || undefined,
    exception: body.exception,
    cause,
  });
}

/** The error of a call that its caller gave up. */
export function cancelledError(cause?: unknown): ApiError {
  return new ApiError({ kind: "cancelled", message: "The call was cancelled.", cause });
}

/** The error of a call that got no answer in time. */
function timeoutError(cause?: unknown): ApiError {
  return new ApiError({
    kind: "timeout",
    message: "The server did not answer in time.",
    cause,
  });
}

/** Codes of calls that could not be built: a mistake of the caller, not of the network. */
const CLIENT_CODES: ReadonlySet<string | undefined> = new Set([
  AxiosError.ERR_BAD_OPTION,
  AxiosError.ERR_BAD_OPTION_VALUE,
  AxiosError.ERR_INVALID_URL,
  AxiosError.ERR_NOT_SUPPORT,
]);

/**
 * Turns whatever a call threw into an {@link ApiError}; an ApiError passes through untouched. Asks
 * time because the body of a failed download has to be read first.
 */
export async function toApiError(cause: unknown): Promise<ApiError> {
  if (cause instanceof ApiError) return cause;
  if (isCancel(cause)) return cancelledError(cause);
  if (isAxiosError(cause)) {
    if (cause.response !== undefined) return fromResponse(cause.response, cause);
    if (cause.code === AxiosError.ETIMEDOUT) return timeoutError(cause);
    // The browser itself dropped the call: the page is being left.
    if (cause.code === AxiosError.ECONNABORTED) return cancelledError(cause);
    if (CLIENT_CODES.has(cause.code)) {
      return new ApiError({ kind: "client", message: cause.message, cause });
    }
    return new ApiError({
      kind: "network",
      message: "The server cannot be reached.",
      cause,
    });
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ApiError({ kind: "client", message, cause });
}

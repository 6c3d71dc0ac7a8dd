import { AxiosError, isAxiosError, isCancel, type AxiosResponse } from "axios";

import { ApiError, type ApiErrorKind } from "../errors.ts";
import { statusPhrase } from "../status-phrases.ts";
import { bodyText, readErrorBody } from "./error-body.ts";
import { retryAfterMs } from "./rate-limits.ts";
import { reasonOf, withoutSecrets } from "./secrets.ts";

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
  const tellable = (source: string): string => withoutSecrets(source, secrets);
  const optional = (source: string | undefined) => (source ? tellable(source) : undefined);
  const statusText = tellable(statusPhrase(response.status, response.statusText));
  const body = readErrorBody(await bodyText(response.data), header(response, "content-type"));
  const kind = kindOfStatus(response.status);
  const fieldErrors = Object.entries(body.fieldErrors).map(
    ([field, messages]) => [field, messages.map(tellable)] as const,
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

/** The error of a call that its caller gave up. */
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
  if (cause instanceof ApiError) return cause;
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
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ApiError({ kind: "client", message, cause });
}

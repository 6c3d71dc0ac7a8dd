import { AxiosError, HttpStatusCode, isAxiosError, isCancel, type AxiosResponse } from "axios";
import {
  ApiError,
  type ApiErrorKind,
  asApiError,
  cancelledError,
  kindOfStatus,
} from "../errors.ts";
import { asRecord, text } from "../model/read.ts";
import { readErrorBody } from "./error-body.ts";
import { retryAfterMs } from "./rate-limits.ts";
import { header } from "./reply-header.ts";
import { withoutSecrets } from "./secrets.ts";

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

const CLIENT_CODES: ReadonlySet<string | undefined> = new Set([
  AxiosError.ERR_BAD_OPTION,
  AxiosError.ERR_BAD_OPTION_VALUE,
  AxiosError.ERR_INVALID_URL,
  AxiosError.ERR_NOT_SUPPORT,
]);

/**
 * Only the reason of an axios error is kept: the rest contains the whole request.
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
  const toError = (kind: ApiErrorKind, message: string) =>
    new ApiError({ kind, message, cause: reasonOf(cause, secrets) });
  if (cause.code === AxiosError.ETIMEDOUT) {
    return toError("timeout", "The server did not answer in time.");
  }
  // axios names the `Request` once it is built. Before that, nothing was sent.
  if (CLIENT_CODES.has(cause.code) || (cause.config?.env?.Request && !cause.request)) {
    return toError("client", "The call could not be built.");
  }
  return toError("network", "The server cannot be reached.");
}

/** A code such as ECONNREFUSED, or what the browser or a function around `fetch` says. */
function reasonOf(error: AxiosError, secrets: readonly string[]): Error {
  const { code, message } = asRecord<unknown>(error.cause);
  // The code of a DOMException is a number.
  const reason = typeof code === "string" ? code : text(message) || text(error.code);
  return new Error(withoutSecrets(reason, secrets));
}

async function fromResponse(
  response: AxiosResponse,
  secrets: readonly string[],
): Promise<ApiError> {
  const { status } = response;
  const removeSecrets = (source: string): string => withoutSecrets(source, secrets);
  const optional = (source?: string | null) => (source ? removeSecrets(source) : undefined);
  const statusText = removeSecrets(statusPhrase(status, response.statusText));
  const body = readErrorBody(await bodyText(response.data), header(response, "content-type"));
  const kind = kindOfStatus(status);
  const fieldErrors = Object.entries(body.fieldErrors ?? {}).map(
    ([field, messages]) => [field, messages.map(removeSecrets)] as const,
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

/**
 * What went wrong, in the terms a caller decides by:
 *
 * - `network`: no answer at all · `timeout`: none in time · `cancelled`: by the caller
 * - `unauthorized` 401 · `forbidden` 403 · `not-found` 404 · `validation` 422
 * - `redirect`: any 3xx that was not followed, the 305 of the login among them
 * - `server`: 5xx · `client`: any other 4xx, or a call that was refused before it was sent
 * - `malformed`: an answer of success that cannot be read (an HTML page, truncated JSON)
 */
export type ApiErrorKind =
  | "network"
  | "timeout"
  | "cancelled"
  | "unauthorized"
  | "forbidden"
  | "not-found"
  | "validation"
  | "redirect"
  | "server"
  | "malformed"
  | "client";

/** Messages of a 422 by the field they belong to, as the server names it. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** What an {@link ApiError} is made of; everything but the kind and the message has a default. */
export interface ApiErrorDetails {
  kind: ApiErrorKind;
  message: string;
  /** HTTP status; 0 when there was no answer. */
  status?: number | undefined;
  statusText?: string | undefined;
  fieldErrors?: FieldErrors | undefined;
  redirectTo?: string | undefined;
  requestId?: string | undefined;
  exception?: string | undefined;
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/**
 * The one error of the SDK: every failure of every call, whatever its origin, reaches the caller as
 * this, with its status, statusText, message and exception (shell 8). It may be logged as it is: of
 * the request it holds nothing, and no token or password of the call, also where the server says it
 * back. `cause` is an Error with a code such as ECONNREFUSED, where the system gave one.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  declare readonly kind: ApiErrorKind;
  /** HTTP status; 0 when there was no answer. */
  declare readonly status: number;
  /** The phrase of the status, the standard one when none was sent; '' without an answer. */
  declare readonly statusText: string;
  /** Empty but for `validation`. */
  declare readonly fieldErrors: FieldErrors;
  /** Where a `redirect` leads: an http(s) address, else undefined. */
  declare readonly redirectTo: string | undefined;
  /** The server's own number of the request, to quote to support: its header `X-Request-Id`, else `instance` (RFC 9457). */
  declare readonly requestId: string | undefined;
  /** The server's name of the failure, where it gives one. */
  declare readonly exception: string | undefined;
  /**
   * Milliseconds after which the server is to be asked again, by its header Retry-After; undefined when
   * it named no time. From another origin it can be read only where the host exposes that header.
   */
  declare readonly retryAfterMs: number | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.message, details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = details.kind;
    this.status = details.status ?? 0;
    this.statusText = details.statusText ?? "";
    this.fieldErrors = details.fieldErrors ?? {};
    this.redirectTo = details.redirectTo;
    this.requestId = details.requestId;
    this.exception = details.exception;
    this.retryAfterMs = details.retryAfterMs;
  }

  /** Every field message in one list, as an alert above a form shows them (shell 8). */
  get fieldMessages(): readonly string[] {
    return Object.values(this.fieldErrors).flat();
  }
}

/** Whether `input` is an {@link ApiError}. */
export function isApiError(input: unknown): input is ApiError {
  return input instanceof ApiError;
}

const KINDS: Readonly<Record<number, ApiErrorKind>> = {
  401: "unauthorized",
  403: "forbidden",
  404: "not-found",
  422: "validation",
};

/** The kind of a failure by its HTTP status. */
export function kindOfStatus(status: number): ApiErrorKind {
  const other = status >= 300 && status < 400 ? "redirect" : "client";
  return KINDS[status] ?? (status >= 500 ? "server" : other);
}

/** The error of a call that its caller cancelled. */
export function cancelledError(cause?: unknown): ApiError {
  return new ApiError({ kind: "cancelled", message: "The call was cancelled.", cause });
}

/** Whatever was thrown, as an {@link ApiError}. */
export function asApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ApiError({ kind: "client", message, cause });
}

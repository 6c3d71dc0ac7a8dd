/**
 * The reason of a failure:
 *
 * - `network`: no answer · `timeout`: none in time · `cancelled`: by the caller
 * - `unauthorized` 401 · `forbidden` 403 · `not-found` 404 · `validation` 422
 * - `redirect` 3xx that `fetch` does not follow · `server` 5xx · `client`: any other 4xx, or refused before it was sent
 * - `malformed`: a successful reply that cannot be read
 *
 * `validation` with the status 0: a file can no longer be read, so nothing was sent.
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

/** Messages by field of a 422, or of a file that cannot be sent. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  message: string;
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
 * The only error of the SDK, safe to log: it contains no token or password, even if the server
 * repeats one.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  declare readonly kind: ApiErrorKind;
  /** HTTP status; 0 without an answer. */
  declare readonly status: number;
  /** Phrase of the status; '' without an answer. */
  declare readonly statusText: string;
  /** Empty except for `validation`. */
  declare readonly fieldErrors: FieldErrors;
  /** Target of a `redirect`, if it is an http(s) URL. */
  declare readonly redirectTo: string | undefined;
  /** Id to quote to support: `X-Request-Id`, or `instance` (RFC 9457). */
  declare readonly requestId: string | undefined;
  /** Exception name of the server. */
  declare readonly exception: string | undefined;
  /** Milliseconds to wait before a retry, from `Retry-After` if the host exposes it. */
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

  /** All messages of `fieldErrors`. */
  get fieldMessages(): readonly string[] {
    return Object.values(this.fieldErrors).flat();
  }
}

export function isApiError(input: unknown): input is ApiError {
  return input instanceof ApiError;
}

/** With these the host has changed nothing. After any other failure it may have. */
const KINDS_WITHOUT_EFFECT: readonly ApiErrorKind[] = [
  "unauthorized",
  "forbidden",
  "not-found",
  "validation",
  "redirect",
  "client",
];

/**
 * True if the host may have done a write although its call failed: no reply tells, or the call was
 * cancelled. False for anything but an `ApiError`.
 */
export function hasUnknownOutcome(failure: unknown): boolean {
  return isApiError(failure) && !KINDS_WITHOUT_EFFECT.includes(failure.kind);
}

const KINDS: Readonly<Record<number, ApiErrorKind>> = {
  401: "unauthorized",
  403: "forbidden",
  404: "not-found",
  422: "validation",
};

export function kindOfStatus(status: number): ApiErrorKind {
  const other = status >= 300 && status < 400 ? "redirect" : "client";
  return KINDS[status] ?? (status >= 500 ? "server" : other);
}

export function cancelledError(cause?: unknown): ApiError {
  return new ApiError({ kind: "cancelled", message: "The call was cancelled.", cause });
}

export function asApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ApiError({ kind: "client", message, cause });
}

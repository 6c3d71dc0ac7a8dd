import { type ApiErrorKind, isApiError } from "@recurrent/sdk";

/** `cancelled`: the session ended before the reply came, or the upload was cancelled at its end. */
const UNCONFIRMED: readonly ApiErrorKind[] = [
  "network",
  "timeout",
  "cancelled",
  "server",
  "malformed",
];

/** True if the host may have made the change that was sent. */
export function hasUnknownOutcome(failure: unknown): boolean {
  return isApiError(failure) && UNCONFIRMED.includes(failure.kind);
}

import { isApiError, type SignedIn, type StoredToken } from "@recurrent/sdk";
import { formatCount } from "@recurrent/ui-kit";
import { allowedRedirect, type RedirectRule } from "./redirect-rule.ts";

/** A login with the right password, which waits for Accept. */
export type PendingLogin =
  | { readonly kind: "token"; readonly token: StoredToken }
  /** Accept opens this address instead of the portal. */
  | { readonly kind: "redirect"; readonly to: string };

/** Result of a login for its form (shell 2.5). */
type LoginOutcome =
  | PendingLogin
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "bad-redirect" };

/** Shown for a 401 without a message. */
const WRONG_PASSWORD = "Invalid username or password.";

/** The SDK's message for a token without a lifetime (shell 8). */
const NO_EXPIRY = "No expires_in present in the response";

export function onSignedIn(
  { token, expiresAt, redirectTo }: SignedIn,
  rule: RedirectRule,
): LoginOutcome {
  return redirectTo === undefined
    ? { kind: "token", token: { token, expiresAt } }
    : onRedirect(redirectTo, rule);
}

function onRedirect(target: unknown, rule: RedirectRule): LoginOutcome {
  const to = allowedRedirect(target, rule);
  return to === null ? { kind: "bad-redirect" } : { kind: "redirect", to };
}

/**
 * Result of a failed login; the SDK throws for a 305 with a redirect too.
 *
 * @throws an error that is not about the login
 */
export function onRefused(error: unknown, rule: RedirectRule): LoginOutcome {
  if (!isApiError(error)) throw error;
  const { kind, message, status, statusText } = error;
  // Without a message from the server, the SDK uses the status text.
  const ownMessage = message === statusText ? "" : message;
  if (kind === "redirect") return onRedirect(error.redirectTo, rule);
  if (kind === "unauthorized") return { kind: "refused", message: ownMessage || WRONG_PASSWORD };
  if (kind === "malformed" && message === NO_EXPIRY) return { kind: "refused", message };
  if (status === 429) return { kind: "refused", message: tooMany(error.retryAfterMs) };
  throw error;
}

/** Message for a 429, in minutes if the host sends the wait. */
function tooMany(retryAfterMs: number | undefined): string {
  if (retryAfterMs === undefined) return "Too many attempts to sign in. Try again later.";
  const minutes = Math.max(1, Math.ceil(retryAfterMs / 60_000));
  return `Too many attempts to sign in. Try again in ${formatCount(minutes, "minute")}.`;
}

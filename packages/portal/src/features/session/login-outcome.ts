import { isApiError, type SignedIn, type StoredToken } from "@recurrent/sdk";
import { allowedRedirect, type RedirectRule } from "./redirect.ts";

/** What waits for Accept after the password was right. */
export type PendingLogin =
  /** Accept makes a session of it. */
  | { readonly kind: "token"; readonly token: StoredToken }
  /** Accept sends the browser there instead of into the portal. */
  | { readonly kind: "redirect"; readonly to: string };

/** What an answer of the sign-in host means for the login form (shell 2.5, decisions). */
export type LoginOutcome =
  | PendingLogin
  /** Shown on the form. */
  | { readonly kind: "refused"; readonly message: string }
  /** A redirect that may not be followed. */
  | { readonly kind: "bad-redirect" }
  /** Any other failure, for the one place that shows them. */
  | { readonly kind: "failed"; readonly error: unknown };

/** Said for a 401 that brings no words of its own. */
const WRONG_PASSWORD = "Invalid username or password.";

/** The SDK's message for a token of unknown life (shell 8). */
const NO_EXPIRY = "No expires_in present in the response";

/** A login that was answered with a token, and maybe with a redirect beside it. */
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

/** A login that failed; the 305 with a redirect arrives this way too. */
export function onRefused(error: unknown, rule: RedirectRule): LoginOutcome {
  if (!isApiError(error)) return { kind: "failed", error };
  switch (error.kind) {
    case "unauthorized": {
      // A bare status phrase is no message of the server's.
      const own = error.message !== "" && error.message !== error.statusText;
      return { kind: "refused", message: own ? error.message : WRONG_PASSWORD };
    }
    case "redirect":
      return onRedirect(error.redirectTo, rule);
    case "malformed":
      if (error.message !== NO_EXPIRY) return { kind: "failed", error };
      return { kind: "refused", message: NO_EXPIRY };
    case "client":
      if (error.status !== 429) return { kind: "failed", error };
      return { kind: "refused", message: tooMany(error.retryAfterMs) };
    default:
      return { kind: "failed", error };
  }
}

/** What a host that has counted too many failed sign-ins (429) wants, in minutes where it says how long. */
function tooMany(retryAfterMs: number | undefined): string {
  if (retryAfterMs === undefined) return "Too many attempts to sign in. Try again later.";
  const minutes = Math.max(1, Math.ceil(retryAfterMs / 60_000));
  return `Too many attempts to sign in. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
}

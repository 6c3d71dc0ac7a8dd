import { isApiError, type SignedIn, type StoredToken } from "@recurrent/sdk";
import type { PortalConfig } from "../../kernel/runtime/config.ts";
import { loadChunk, reloadAt } from "../../kernel/errors/chunks.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useRuntime } from "../../kernel/runtime/runtime.ts";

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

/** Shown when the host names a redirect that is no http(s) address or not on an allowed host. */
export const UNSAFE_REDIRECT = "The address to continue at is not allowed.";

/** Where a redirect of the server may lead. */
export interface RedirectRule {
  /** Host names, with a port where it is not the usual one; none allows every host. */
  readonly hosts: readonly string[];
  /** Whether plain http will do, because the portal itself came that way. */
  readonly plain: boolean;
}

/** The rule of this installation, as the portal is being visited. */
export function redirectRule({ redirectHosts }: PortalConfig): RedirectRule {
  return { hosts: redirectHosts, plain: location.protocol === "http:" };
}

/**
 * The address that a `redirect_to` of the server may send the browser to, or null. It must be https
 * (http for a portal on http), name nobody to sign in as and, where the configuration names hosts, lie
 * on one of them (decisions, Session).
 */
export function allowedRedirect(target: unknown, { hosts, plain }: RedirectRule): string | null {
  if (typeof target !== "string" || !URL.canParse(target)) return null;
  const url = new URL(target);
  if (url.protocol !== "https:" && !(plain && url.protocol === "http:")) return null;
  // What stands before an @ reads like a host, and would be sent to the real one.
  if (url.username !== "" || url.password !== "") return null;
  if (hosts.length === 0) return url.href;
  const wanted = hosts.map((host) => host.trim().toLowerCase());
  return wanted.includes(url.host) || wanted.includes(url.hostname) ? url.href : null;
}

// The calls are not needed to draw a form, so they are not part of what draws it.
const load = () => import("./enter.ts");

/**
 * The calls that sign in.
 *
 * @param path of the form that makes them, to come back to when a newer build makes it reload
 * @throws ChunkLoadError
 */
export function signInCalls(path: string): ReturnType<typeof load> {
  return loadChunk("sign-in-calls", load, reloadAt(path));
}

/** Fetches them ahead: for the first sign that somebody types. */
export function prepareSignInCalls(): void {
  // A failure is met again, and explained, when they are needed.
  load().catch(() => undefined);
}

/** What is typed in to sign in. */
type Credentials = Parameters<Awaited<ReturnType<typeof signInCalls>>["signIn"]>[0];

/**
 * The two calls of login and unlock: what the password is answered with, and the session that is made of a
 * token.
 *
 * @param path of the form, to come back to when a newer build makes it reload
 * @param onPending the password was right; `enter` makes a session of the token, and shows why where it cannot
 */
export function useSignIn(
  path: string,
  onPending: (login: PendingLogin, enter: (token: StoredToken) => Promise<void>) => void,
) {
  const runtime = useRuntime();
  const { config, messages } = runtime;
  const [refusal, setRefusal] = useState<string | null>(null);

  const entering = useMutation({
    mutationFn: async (token: StoredToken) => (await signInCalls(path)).enter(runtime, token),
    meta: { failure: "stay" },
    gcTime: 0,
  });

  function onOutcome(outcome: LoginOutcome): void {
    switch (outcome.kind) {
      case "token":
      case "redirect":
        onPending(outcome, entering.mutateAsync);
        return;
      case "refused":
        setRefusal(outcome.message);
        return;
      case "bad-redirect":
        messages.notices.error(UNSAFE_REDIRECT);
        return;
      case "failed":
        runtime.failStaying(outcome.error);
    }
  }

  const login = useMutation({
    mutationFn: async (credentials: Credentials) =>
      (await signInCalls(path)).signIn(credentials, { persist: false }),
    meta: { failure: "own" },
    gcTime: 0,
    onMutate() {
      // What the last try left on the screen.
      setRefusal(null);
      messages.onNavigation();
    },
    onSuccess: (signedIn) => onOutcome(onSignedIn(signedIn, redirectRule(config))),
    onError: (error) => onOutcome(onRefused(error, redirectRule(config))),
  });
  return {
    login,
    entering,
    /** Why the host refused; shown on the form. Null for nothing. */
    refusal,
  };
}

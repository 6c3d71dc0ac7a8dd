/** Signing in: what the host's answer means, the calls, and the logic of the login and lock screens. */
import { isApiError, type SignedIn, type StoredToken } from "@recurrent/sdk";
import { useOneCall } from "@recurrent/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { loadChunk, reloadAt } from "../../shared/errors/chunks.ts";
import { address } from "../../shared/routes/address.ts";
import type { PortalConfig } from "../../shared/context/config.ts";
import { useRuntime } from "../../shared/context/runtime.ts";
import { takeIntendedRoute } from "../../shared/session/intended-route.ts";
import { leavePage } from "../../shared/context/leave-page.ts";

/** What waits for Accept after the password was right. */
type PendingLogin =
  /** Accept makes a session of it. */
  | { readonly kind: "token"; readonly token: StoredToken }
  /** Accept sends the browser there instead of into the portal. */
  | { readonly kind: "redirect"; readonly to: string };

/** What an answer of the sign-in host means for the login form (shell 2.5, decisions). */
type LoginOutcome =
  | PendingLogin
  /** Shown on the form. */
  | { readonly kind: "refused"; readonly message: string }
  /** A redirect that may not be followed. */
  | { readonly kind: "bad-redirect" };

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

/**
 * A login that failed; the 305 with a redirect arrives this way too.
 *
 * @throws the error itself where it is none of the login's, for the one place that shows them
 */
export function onRefused(error: unknown, rule: RedirectRule): LoginOutcome {
  if (!isApiError(error)) throw error;
  const { kind, message, status, statusText } = error;
  // A bare status phrase is no message of the server's.
  const own = message !== "" && message !== statusText;
  if (kind === "redirect") return onRedirect(error.redirectTo, rule);
  if (kind === "unauthorized") return { kind: "refused", message: own ? message : WRONG_PASSWORD };
  if (kind === "malformed" && message === NO_EXPIRY) return { kind: "refused", message };
  if (status === 429) return { kind: "refused", message: tooMany(error.retryAfterMs) };
  throw error;
}

/** What a host that has counted too many failed sign-ins (429) wants, in minutes where it says how long. */
function tooMany(retryAfterMs: number | undefined): string {
  if (retryAfterMs === undefined) return "Too many attempts to sign in. Try again later.";
  const minutes = Math.max(1, Math.ceil(retryAfterMs / 60_000));
  return `Too many attempts to sign in. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
}

/** Shown when the host names a redirect that is no http(s) address or not on an allowed host. */
export const UNSAFE_REDIRECT = "That page cannot be opened from here.";

/** Where a redirect of the server may lead. */
interface RedirectRule {
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
type Credentials = Parameters<Awaited<ReturnType<typeof load>>["signIn"]>[0];

/**
 * The two calls of login and unlock: what the password is answered with, and the session that is made of a
 * token.
 *
 * @param path of the form, to come back to when a newer build makes it reload
 * @param onPending the password was right; `enter` makes a session of the token, and shows why where it cannot
 */
export function useSignIn(
  path: string,
  onPending: (
    login: PendingLogin,
    enter: (token: StoredToken) => Promise<void>,
  ) => void | Promise<void>,
) {
  const runtime = useRuntime();
  const { config, messages } = runtime;
  const entering = useMutation({
    mutationFn: async (token: StoredToken) => (await signInCalls(path)).enter(runtime, token),
    meta: { failure: "stay" },
    gcTime: 0,
  });
  const login = useMutation({
    async mutationFn(credentials: Credentials) {
      const { signIn } = await signInCalls(path);
      const rule = redirectRule(config);
      return signIn(credentials, { persist: false }).then(
        (signedIn) => onSignedIn(signedIn, rule),
        (error: unknown) => onRefused(error, rule),
      );
    },
    meta: { failure: "stay" },
    gcTime: 0,
    // What the last try left on the screen.
    onMutate: () => messages.onNavigation(),
    async onSuccess(outcome) {
      if (outcome.kind === "bad-redirect") messages.notices.error(UNSAFE_REDIRECT);
      else if (outcome.kind !== "refused") await onPending(outcome, entering.mutateAsync);
    },
  });
  return {
    login,
    /** Settles once what follows from the answer is there; why it failed is shown by the mutation cache. */
    signIn: (credentials: Credentials) => login.mutateAsync(credentials).catch(() => undefined),
    entering,
    /** Why the host refused; shown on the form. Null for nothing. */
    refusal: login.data?.kind === "refused" ? login.data.message : null,
  };
}

/** The login screen's logic (shell 2.5): password, terms, and what Accept and Decline do. */
export type Login = ReturnType<typeof useLogin>;

/** Drives the login form. */
export function useLogin() {
  const { session, fetchFrameAhead } = useRuntime();
  const navigate = useNavigate();
  // In memory only: until Accept nothing of the login is a session (decisions). Led back to here by
  // the guard the screen stays, but the visit is another one, and what waited in the last is void.
  const visit = useLocation().key;
  const [waiting, setWaiting] = useState<{ login: PendingLogin; visit: string } | null>(null);
  const pending = waiting?.visit === visit ? waiting.login : null;
  const { login, signIn, entering, refusal } = useSignIn(address("system@login"), (answer) => {
    if (answer.kind === "redirect") session.keepRedirect(answer.to);
    else fetchFrameAhead();
    setWaiting({ login: answer, visit });
  });

  async function onEntered(): Promise<void> {
    const target = takeIntendedRoute(session);
    session.forgetRedirect();
    await navigate(target, { replace: true });
  }

  const accept = useOneCall(async () => {
    if (pending === null) return;
    if (pending.kind === "token") {
      await entering.mutateAsync(pending.token).then(onEntered, () => setWaiting(null));
      return;
    }
    // What waits here decides. The stored redirect is the record of it that the requirements name;
    // the storage is shared, and what lies there may be another tab's.
    session.forgetRedirect();
    session.forgetIntended();
    await leavePage(pending.to);
  });

  return {
    submit: signIn,
    submitting: login.isPending,
    refusal,
    /** Whether the terms wait for an answer. */
    termsOpen: pending !== null,
    /** Once, however often it is pressed. */
    accept,
    /** True while the session is being made. */
    accepting: entering.isPending,
    decline() {
      session.forgetRedirect();
      setWaiting(null);
      login.reset();
    },
  };
}

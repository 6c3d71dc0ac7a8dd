import { isApiError, type SignedIn, type StoredToken } from "@recurrent/sdk";
import { useOneCall, formatCount } from "@recurrent/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { useState, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { loadChunk, reloadAt } from "../../shared/errors/chunks.ts";
import { address } from "../../shared/routes/address.ts";
import type { PortalConfig } from "../../shared/context/config.ts";
import { useAppContext } from "../../shared/context/app-context.ts";
import { takeReturnTo } from "../../shared/session/return-to.ts";
import { leavePage } from "../../shared/context/leave-page.ts";

/** A login with the right password, which waits for Accept. */
type PendingLogin =
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
  const own = message !== "" && message !== statusText;
  if (kind === "redirect") return onRedirect(error.redirectTo, rule);
  if (kind === "unauthorized") return { kind: "refused", message: own ? message : WRONG_PASSWORD };
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

/** Shown for a redirect that `allowedRedirect` rejects. */
export const UNSAFE_REDIRECT = "That page cannot be opened from here.";

interface RedirectRule {
  /** A host may include a port; an empty list allows every host. */
  readonly hosts: readonly string[];
  /** Allows http, since the portal itself uses it. */
  readonly plain: boolean;
}

export function redirectRule({ redirectHosts }: PortalConfig): RedirectRule {
  return { hosts: redirectHosts, plain: location.protocol === "http:" };
}

/** Returns the URL of a safe `redirect_to`, else null (shell 2.5). */
export function allowedRedirect(target: unknown, { hosts, plain }: RedirectRule): string | null {
  if (typeof target !== "string" || !URL.canParse(target)) return null;
  const url = new URL(target);
  if (url.protocol !== "https:" && !(plain && url.protocol === "http:")) return null;
  // Text before an @ looks like a host, and credentials would be sent.
  if (url.username !== "" || url.password !== "") return null;
  if (hosts.length === 0) return url.href;
  const wanted = hosts.map((host) => host.trim().toLowerCase());
  return wanted.includes(url.host) || wanted.includes(url.hostname) ? url.href : null;
}

// The form renders without its calls.
const load = () => import("./start-session.ts");

/**
 * @param path of the form, shown again if a newer build reloads the page
 * @throws ChunkLoadError
 */
export function signInCalls(path: string): ReturnType<typeof load> {
  return loadChunk("sign-in-calls", load, reloadAt(path));
}

export function prefetchSignInCalls(): void {
  // `signInCalls` shows a failure.
  load().catch(() => undefined);
}

type Credentials = Parameters<Awaited<ReturnType<typeof load>>["signIn"]>[0];

/**
 * Signs in on the login and lock pages.
 *
 * @param path of the form, shown again if a newer build reloads the page
 * @param onPending called after the right password; `enter` starts the session and shows a failure
 */
export function useSignIn(
  path: string,
  onPending: (
    login: PendingLogin,
    enter: (token: StoredToken) => Promise<void>,
  ) => void | Promise<void>,
) {
  const app = useAppContext();
  const { config, messages } = app;
  const entering = useMutation({
    mutationFn: async (token: StoredToken) => (await signInCalls(path)).startSession(app, token),
    meta: { failure: "in-place" },
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
    meta: { failure: "in-place" },
    gcTime: 0,
    onMutate: () => messages.clearErrors(),
    async onSuccess(outcome) {
      if (outcome.kind === "bad-redirect") messages.notices.error(UNSAFE_REDIRECT);
      else if (outcome.kind !== "refused") await onPending(outcome, entering.mutateAsync);
    },
  });
  return {
    login,
    /** Never rejects, since the mutation cache shows errors. */
    signIn: (credentials: Credentials) => login.mutateAsync(credentials).catch(() => undefined),
    entering,
    /** Shown on the form; null for none. */
    passwordError: login.data?.kind === "refused" ? login.data.message : null,
  };
}

export type Login = ReturnType<typeof useLogin>;

/** State of the login form (shell 2.5). */
export function useLogin() {
  const { session, prefetchMainLayout } = useAppContext();
  const navigate = useNavigate();
  // Only in memory, since there is no session until Accept. A new visit discards the last one's
  // login.
  const visit = useLocation().key;
  const [waiting, setWaiting] = useState<{ login: PendingLogin; visit: string } | null>(null);
  const pending = waiting?.visit === visit ? waiting.login : null;
  // A second press in the same frame still finds the dialog.
  const isDecided = useRef(false);
  const { login, signIn, entering, passwordError } = useSignIn(
    address("system@login"),
    (answer) => {
      if (answer.kind === "redirect") session.keepRedirect(answer.to);
      else prefetchMainLayout();
      isDecided.current = false;
      setWaiting({ login: answer, visit });
    },
  );

  async function onEntered(): Promise<void> {
    const target = takeReturnTo(session);
    session.forgetRedirect();
    await navigate(target, { replace: true });
  }

  const accept = useOneCall(async () => {
    if (pending === null || isDecided.current) return;
    isDecided.current = true;
    if (pending.kind === "token") {
      await entering.mutateAsync(pending.token).then(onEntered, () => setWaiting(null));
      return;
    }
    // The requirements use the stored redirect, but another tab may have overwritten it.
    session.forgetRedirect();
    session.clearReturnTo();
    await leavePage(pending.to);
    // Back, or a stopped load, shows this page again.
    setWaiting(null);
    login.reset();
  });

  return {
    submit: signIn,
    submitting: login.isPending,
    passwordError,
    termsOpen: pending !== null,
    accept,
    /** True while the session starts. */
    accepting: entering.isPending,
    decline() {
      if (isDecided.current) return;
      isDecided.current = true;
      session.forgetRedirect();
      setWaiting(null);
      login.reset();
    },
  };
}

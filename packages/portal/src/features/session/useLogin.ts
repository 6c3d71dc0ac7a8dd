import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { fetchFrameAhead } from "../../app/navigation.ts";
import { useRuntime } from "../../app/runtime-context.ts";
import { address } from "../../routes/address.ts";
import { allowedRedirect } from "../../session/redirect.ts";
import { type LoginOutcome, onRefused, onSignedIn, type PendingLogin } from "./login-outcome.ts";
import { UNSAFE_REDIRECT } from "./messages.ts";

/** What the login form types in. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The login screen's logic (shell 2.5): password, terms, and what Accept and Decline do. */
export interface Login {
  submit(credentials: Credentials): void;
  readonly submitting: boolean;
  /** Why the host refused; shown on the form. */
  readonly refusal: string | null;
  /** Whether the terms wait for an answer. */
  readonly termsOpen: boolean;
  accept(): void;
  readonly accepting: boolean;
  decline(): void;
  /** Fetches the code of the calls; for the first sign that somebody types. */
  prepare(): void;
}

// The calls are not needed to draw the form, so they are not part of what draws it.
const loadCalls = () => import("./enter.ts");

/** Drives the login form. */
export function useLogin(): Login {
  const runtime = useRuntime();
  const { session, config, messages } = runtime;
  const navigate = useNavigate();
  // In memory only: until Accept nothing of the login is a session (decisions). Led back to here by
  // the guard the screen stays, but the visit is another one, and what waited in the last is void.
  const visit = useLocation().key;
  const [waiting, setWaiting] = useState<{ login: PendingLogin; visit: string } | null>(null);
  const pending = waiting?.visit === visit ? waiting.login : null;
  const [refusal, setRefusal] = useState<string | null>(null);

  function onOutcome(outcome: LoginOutcome): void {
    switch (outcome.kind) {
      case "terms":
        if (outcome.pending.redirectTo !== null) session.keepRedirect(outcome.pending.redirectTo);
        if (outcome.pending.token) fetchFrameAhead();
        setWaiting({ login: outcome.pending, visit });
        return;
      case "refused":
        setRefusal(outcome.message);
        return;
      case "bad-redirect":
        messages.notices.error(UNSAFE_REDIRECT);
        return;
      case "failed":
        runtime.failStaying(outcome.error);
        return;
    }
  }

  const login = useMutation({
    mutationFn: async (credentials: Credentials) =>
      (await loadCalls()).signIn(credentials, { persist: false }),
    meta: { failure: "own" },
    gcTime: 0,
    onMutate: () => {
      setRefusal(null);
      messages.onNavigation();
    },
    onSuccess: (signedIn) => onOutcome(onSignedIn(signedIn, config.redirectHosts)),
    onError: (error) => onOutcome(onRefused(error, config.redirectHosts)),
  });

  const entering = useMutation({
    mutationFn: async (token: NonNullable<PendingLogin["token"]>) =>
      (await loadCalls()).enter(runtime, token),
    meta: { failure: "stay" },
    gcTime: 0,
    onSuccess: () => {
      const target = session.intended() ?? address("home");
      session.forgetIntended();
      void navigate(target, { replace: true });
    },
    onError: () => setWaiting(null),
  });

  function accept(): void {
    const redirectTo = allowedRedirect(session.redirect(), config.redirectHosts);
    if (redirectTo !== null) {
      session.forgetRedirect();
      session.forgetIntended();
      location.assign(redirectTo);
      return;
    }
    if (pending?.token && !entering.isPending) entering.mutate(pending.token);
    else if (!pending?.token) setWaiting(null);
  }

  return {
    submit: (credentials) => login.mutate(credentials),
    submitting: login.isPending,
    refusal,
    termsOpen: pending !== null,
    accept,
    accepting: entering.isPending,
    decline() {
      session.forgetRedirect();
      setWaiting(null);
      login.reset();
    },
    prepare: () => void loadCalls().catch(() => undefined),
  };
}

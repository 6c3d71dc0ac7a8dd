import type { StoredToken } from "@recurrent/sdk";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useRuntime } from "../../kernel/runtime/runtime.ts";
import { address } from "../../kernel/routes/address.ts";
import { redirectRule, UNSAFE_REDIRECT } from "./redirect.ts";
import { type LoginOutcome, onRefused, onSignedIn, type PendingLogin } from "./login-outcome.ts";
import { signInCalls } from "./sign-in-calls.ts";

const HERE = address("system@login");

/** What the login form types in. */
type Credentials = Parameters<Awaited<ReturnType<typeof signInCalls>>["signIn"]>[0];

/** The login screen's logic (shell 2.5): password, terms, and what Accept and Decline do. */
export type Login = ReturnType<typeof useLogin>;

/** Drives the login form. */
export function useLogin() {
  const runtime = useRuntime();
  const { session, config } = runtime;
  const navigate = useNavigate();
  // In memory only: until Accept nothing of the login is a session (decisions). Led back to here by
  // the guard the screen stays, but the visit is another one, and what waited in the last is void.
  const visit = useLocation().key;
  const [waiting, setWaiting] = useState<{ login: PendingLogin; visit: string } | null>(null);
  const pending = waiting?.visit === visit ? waiting.login : null;
  const { refusal, clear, show } = useRefusals();

  function onOutcome(outcome: LoginOutcome): void {
    if (outcome.kind !== "terms") {
      show(outcome);
      return;
    }
    if (outcome.pending.kind === "redirect") session.keepRedirect(outcome.pending.to);
    else runtime.fetchFrameAhead();
    setWaiting({ login: outcome.pending, visit });
  }

  const login = useMutation({
    mutationFn: async (credentials: Credentials) =>
      (await signInCalls(HERE)).signIn(credentials, { persist: false }),
    meta: { failure: "own" },
    gcTime: 0,
    onMutate: clear,
    onSuccess: (signedIn) => onOutcome(onSignedIn(signedIn, redirectRule(config))),
    onError: (error) => onOutcome(onRefused(error, redirectRule(config))),
  });

  const entering = useMutation({
    mutationFn: async (token: StoredToken) => (await signInCalls(HERE)).enter(runtime, token),
    meta: { failure: "stay" },
    gcTime: 0,
    onSuccess: () => {
      const target = session.intended() ?? address("home");
      session.forgetIntended();
      session.forgetRedirect();
      void navigate(target, { replace: true });
    },
    onError: () => setWaiting(null),
  });

  function accept(): void {
    if (pending === null || entering.isPending) return;
    if (pending.kind === "token") {
      entering.mutate(pending.token);
      return;
    }
    // What waits here decides. The stored redirect is the record of it that the requirements name;
    // the storage is shared, and what lies there may be another tab's.
    session.forgetRedirect();
    session.forgetIntended();
    location.assign(pending.to);
  }

  return {
    submit: (credentials: Credentials) => login.mutate(credentials),
    submitting: login.isPending,
    /** Why the host refused; shown on the form. */
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

/** Keeps why a password was not taken, and tells of everything else that may go wrong. */
export function useRefusals() {
  const { messages, failStaying } = useRuntime();
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    /** Shown on the form; null for nothing. */
    refusal,
    /** Takes away what the last try left on the screen. */
    clear() {
      setRefusal(null);
      messages.onNavigation();
    },
    show(outcome: Exclude<LoginOutcome, { kind: "terms" }>) {
      switch (outcome.kind) {
        case "refused":
          setRefusal(outcome.message);
          return;
        case "bad-redirect":
          messages.notices.error(UNSAFE_REDIRECT);
          return;
        case "failed":
          failStaying(outcome.error);
          return;
      }
    },
  };
}

import type { StoredToken } from "@recurrent/sdk";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useRuntime } from "../../kernel/runtime/runtime.ts";
import { type LoginOutcome, onRefused, onSignedIn, type PendingLogin } from "./login-outcome.ts";
import { redirectRule, UNSAFE_REDIRECT } from "./redirect.ts";
import { signInCalls } from "./sign-in-calls.ts";

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

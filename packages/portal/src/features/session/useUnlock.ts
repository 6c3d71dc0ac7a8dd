import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useRuntime } from "../../app/runtime-context.ts";
import { address } from "../../routes/address.ts";
import { onRefused, onSignedIn } from "./login-outcome.ts";
import { UNSAFE_REDIRECT } from "./messages.ts";

const loadCalls = () => import("./enter.ts");

/** The lock screen's logic (shell 2.7): a login with the stored username, without the terms. */
export function useUnlock(username: string) {
  const runtime = useRuntime();
  const { session, config, messages } = runtime;
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string | null>(null);

  const unlock = useMutation({
    mutationFn: async (password: string) => {
      const { signIn, enter } = await loadCalls();
      const outcome = await signIn({ username, password }, { persist: false }).then(
        (signedIn) => onSignedIn(signedIn, config.redirectHosts),
        (error: unknown) => onRefused(error, config.redirectHosts),
      );
      if (outcome.kind === "terms" && outcome.pending.token) {
        await enter(runtime, outcome.pending.token);
      }
      return outcome;
    },
    meta: { failure: "stay" },
    gcTime: 0,
    onMutate: () => {
      setRefusal(null);
      messages.onNavigation();
    },
    onSuccess: (outcome) => {
      switch (outcome.kind) {
        case "refused":
          setRefusal(outcome.message);
          return;
        case "bad-redirect":
          messages.notices.error(UNSAFE_REDIRECT);
          return;
        case "failed":
          runtime.failStaying(outcome.error);
          return;
        case "terms":
          // A host that wants the person elsewhere asks for the terms first, as every login does.
          void navigate(
            outcome.pending.token ? (session.lockedFrom() ?? address("home")) : "/login",
            { replace: true },
          );
          return;
      }
    },
  });

  return {
    submit: (password: string) => unlock.mutate(password),
    pending: unlock.isPending,
    refusal,
    /** Fetches the code of the calls; for the first sign that somebody types. */
    prepare: () => void loadCalls().catch(() => undefined),
  };
}

import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useRuntime } from "../../app/runtime-context.ts";
import { address } from "../../routes/address.ts";
import { redirectRule } from "../../session/redirect.ts";
import { onRefused, onSignedIn } from "./login-outcome.ts";
import { signInCalls } from "./sign-in-calls.ts";
import { useRefusals } from "./useRefusals.ts";

/** The lock screen's logic (shell 2.7): a login with the stored username, without the terms. */
export function useUnlock(username: string) {
  const runtime = useRuntime();
  const { session, config } = runtime;
  const navigate = useNavigate();
  const { refusal, clear, show } = useRefusals();

  const unlock = useMutation({
    mutationFn: async (password: string) => {
      const { signIn, enter } = await signInCalls(address("system@lock"));
      const outcome = await signIn({ username, password }, { persist: false }).then(
        (signedIn) => onSignedIn(signedIn, redirectRule(config)),
        (error: unknown) => onRefused(error, redirectRule(config)),
      );
      if (outcome.kind === "terms" && outcome.pending.kind === "token") {
        await enter(runtime, outcome.pending.token);
      }
      return outcome;
    },
    meta: { failure: "stay" },
    gcTime: 0,
    onMutate: clear,
    onSuccess: (outcome) => {
      if (outcome.kind !== "terms") {
        show(outcome);
        return;
      }
      // A host that wants the person elsewhere asks for the terms first, as every login does.
      const unlocked = outcome.pending.kind === "token";
      const target = unlocked ? (session.lockedFrom() ?? address("home")) : address("system@login");
      void navigate(target, { replace: true });
    },
  });

  return {
    submit: (password: string) => unlock.mutate(password),
    pending: unlock.isPending,
    refusal,
  };
}

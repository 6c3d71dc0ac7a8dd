import { useState } from "react";
import { useRuntime } from "../../app/runtime-context.ts";
import type { LoginOutcome } from "./login-outcome.ts";
import { UNSAFE_REDIRECT } from "./messages.ts";

/** What the login and the lock screen do with an answer that is not the one hoped for. */
export interface Refusals {
  /** Shown on the form; null for nothing. */
  readonly refusal: string | null;
  /** Takes away what the last try left on the screen. */
  clear(): void;
  show(outcome: Exclude<LoginOutcome, { kind: "terms" }>): void;
}

/** Keeps why a password was not taken, and tells of everything else that may go wrong. */
export function useRefusals(): Refusals {
  const { messages, failStaying } = useRuntime();
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    refusal,
    clear() {
      setRefusal(null);
      messages.onNavigation();
    },
    show(outcome) {
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

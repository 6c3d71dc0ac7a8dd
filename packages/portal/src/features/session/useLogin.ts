import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useRuntime } from "../../kernel/runtime/runtime.ts";
import { address } from "../../kernel/routes/address.ts";
import { type PendingLogin, useSignIn } from "./sign-in.ts";

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
  const { login, entering, refusal } = useSignIn(address("system@login"), (answer) => {
    if (answer.kind === "redirect") session.keepRedirect(answer.to);
    else fetchFrameAhead();
    setWaiting({ login: answer, visit });
  });

  function onEntered(): void {
    const target = session.intended() ?? address("home");
    session.forgetIntended();
    session.forgetRedirect();
    void navigate(target, { replace: true });
  }

  function accept(): void {
    if (pending === null || entering.isPending) return;
    if (pending.kind === "token") {
      void entering.mutateAsync(pending.token).then(onEntered, () => setWaiting(null));
      return;
    }
    // What waits here decides. The stored redirect is the record of it that the requirements name;
    // the storage is shared, and what lies there may be another tab's.
    session.forgetRedirect();
    session.forgetIntended();
    location.assign(pending.to);
  }

  return {
    submit: login.mutate,
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

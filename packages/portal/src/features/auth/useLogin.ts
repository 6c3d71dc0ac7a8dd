import { useOneCall } from "@recurrent/ui-kit";
import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAppContext } from "../../shared/context/app-context.ts";
import { leavePage } from "../../shared/context/leave-page.ts";
import { address } from "../../shared/routes/address.ts";
import { takeReturnTo } from "../../shared/session/return-to.ts";
import type { PendingLogin } from "./login-outcome.ts";
import { useSignIn } from "./useSignIn.ts";

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
      if (answer.kind === "redirect") session.redirect.set(answer.to);
      else prefetchMainLayout();
      isDecided.current = false;
      setWaiting({ login: answer, visit });
    },
  );

  async function onEntered(): Promise<void> {
    const target = takeReturnTo(session);
    session.redirect.clear();
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
    session.redirect.clear();
    session.returnTo.clear();
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
      session.redirect.clear();
      setWaiting(null);
      login.reset();
    },
  };
}

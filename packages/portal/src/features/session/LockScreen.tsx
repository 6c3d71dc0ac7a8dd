import Box from "@mui/material/Box";
import { Avatar, KitLink, SubmitButton } from "@recurrent/ui-kit";
import { CentredLayout } from "../../kernel/layout/StandalonePages.tsx";
import { PageTitle } from "../../kernel/layout/PageTitle.tsx";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { BannerAlert } from "../../kernel/runtime/BannerAlert.tsx";
import { useFooter, useRuntime, useSession } from "../../kernel/runtime/runtime.ts";
import { address, href } from "../../kernel/routes/address.ts";
import type { Identity } from "../../kernel/session/entries.ts";
import { redirectRule } from "./redirect.ts";
import { AuthBanner, AuthForm, AuthLinks, SecretField } from "./AuthForm.tsx";
import { onRefused, onSignedIn } from "./login-outcome.ts";
import { prepareSignInCalls, signInCalls } from "./sign-in-calls.ts";
import { useRefusals } from "./useLogin.ts";

/** /lock (shell 2.7). Opening it has already locked the session. */
export function LockScreen() {
  const state = useSession();
  // Between unlocking and leaving there is nobody locked any more.
  if (state.kind !== "locked") return null;
  return <UnlockForm identity={state.identity} />;
}

function UnlockForm({ identity }: { identity: Identity }) {
  const footer = useFooter();
  const unlock = useUnlock(identity.username);
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (password !== "" && !unlock.pending) unlock.submit(password);
  }

  return (
    <CentredLayout footer={footer}>
      <AuthBanner>
        <BannerAlert />
      </AuthBanner>
      <Box sx={{ display: "grid", justifyItems: "center", gap: 2, mb: 4, textAlign: "center" }}>
        <Avatar fullName={identity.fullName} image={identity.avatar} />
        <PageTitle focusOnMount>{identity.fullName}</PageTitle>
      </Box>
      <AuthForm noValidate onSubmit={onSubmit} onInput={prepareSignInCalls}>
        {/* Lets a password manager know whose password is asked for. */}
        <input type="hidden" name="username" autoComplete="username" value={identity.username} />
        <SecretField
          value={password}
          onValueChange={setPassword}
          tried={tried}
          refusal={unlock.refusal}
        />
        <SubmitButton pending={unlock.pending} size="large" fullWidth>
          Unlock
        </SubmitButton>
      </AuthForm>
      <Box sx={{ textAlign: "center" }}>
        <AuthLinks>
          <KitLink href={href("system@login")}>Log in to another account</KitLink>
        </AuthLinks>
      </Box>
    </CentredLayout>
  );
}

/** The lock screen's logic (shell 2.7): a login with the stored username, without the terms. */
function useUnlock(username: string) {
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

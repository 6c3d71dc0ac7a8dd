import Box from "@mui/material/Box";
import { Avatar, KitLink, SubmitButton } from "@recurrent/ui-kit";
import { CentredLayout } from "../../kernel/layout/StandalonePages.tsx";
import { PageTitle } from "../../kernel/layout/PageTitle.tsx";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { BannerAlert } from "../../kernel/components/Notices.tsx";
import { useFooter, useRuntime, useSession } from "../../kernel/runtime/runtime.ts";
import { address, href } from "../../kernel/routes/address.ts";
import type { Identity } from "../../kernel/session/entries.ts";
import { AuthBanner, AuthForm, AuthLinks, SecretField } from "./AuthForm.tsx";
import { prepareSignInCalls, useSignIn } from "./sign-in.ts";

/** /lock (shell 2.7). Opening it has already locked the session. */
export function LockScreen() {
  const state = useSession();
  // Between unlocking and leaving there is nobody locked any more.
  if (state.kind !== "locked") return null;
  return <UnlockForm identity={state.identity} />;
}

/** A login with the stored username, without the terms. */
function UnlockForm({ identity }: { identity: Identity }) {
  const { username } = identity;
  const footer = useFooter();
  const { session } = useRuntime();
  const navigate = useNavigate();
  const leadTo = (path: string) => navigate(path, { replace: true });
  const { login, entering, refusal } = useSignIn(address("system@lock"), (answer, enter) => {
    if (answer.kind === "token") {
      void enter(answer.token).then(
        () => leadTo(session.lockedFrom() ?? address("home")),
        // The mutation cache has shown it.
        () => undefined,
      );
    } else {
      // A host that wants the person elsewhere asks for the terms first, as every login does.
      void leadTo(address("system@login"));
    }
  });
  const pending = login.isPending || entering.isPending;
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (password !== "" && !pending) login.mutate({ username, password });
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
        <input type="hidden" name="username" autoComplete="username" value={username} />
        <SecretField value={password} onValueChange={setPassword} tried={tried} refusal={refusal} />
        <SubmitButton pending={pending} size="large" fullWidth>
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

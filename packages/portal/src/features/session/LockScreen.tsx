import Box from "@mui/material/Box";
import { Avatar, CentredLayout, KitLink, PageTitle, SubmitButton } from "@recurrent/ui-kit";
import { type FormEvent, useState } from "react";
import { BannerAlert } from "../../app/BannerAlert.tsx";
import { useSession } from "../../app/runtime-context.ts";
import { useFooter } from "../../app/useFooter.ts";
import { href } from "../../routes/address.ts";
import type { Identity } from "../../session/entries.ts";
import { AuthBanner, AuthForm, AuthLinks } from "./AuthForm.tsx";
import { SecretField } from "./AuthFields.tsx";
import { prepareSignInCalls } from "./sign-in-calls.ts";
import { useUnlock } from "./useUnlock.ts";

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

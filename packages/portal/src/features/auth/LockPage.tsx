import Box from "@mui/material/Box";
import { Avatar, AppLink } from "@recurrent/ui-kit";
import { useNavigate } from "react-router-dom";
import { PageTitle } from "../../shared/layout/PageTitle.tsx";
import { CentredLayout } from "../../shared/layout/StandalonePages.tsx";
import { address, href } from "../../shared/routes/address.ts";
import { useFooter, useAppContext, useSession } from "../../shared/context/app-context.ts";
import type { Identity } from "../../shared/session/session-storage.ts";
import { AuthBanner, AuthLinks } from "./AuthForm.tsx";
import { prefetchSignInCalls } from "./sign-in-calls.ts";
import { useSignIn } from "./useSignIn.ts";
import { UnlockForm } from "./UnlockForm.tsx";

/** /lock (shell 2.7). The router has already locked the session. */
export function LockPage() {
  const state = useSession();
  // After unlocking, the page is still shown for a moment.
  if (state.kind !== "locked") return null;
  return <LockedIdentity identity={state.identity} />;
}

/** A login with the stored username, without the terms. */
function LockedIdentity({ identity: { username, fullName, avatar } }: { identity: Identity }) {
  const footer = useFooter();
  const { session } = useAppContext();
  const navigate = useNavigate();
  const leadTo = async (path: string) => navigate(path, { replace: true });
  const { login, signIn, entering, passwordError } = useSignIn(
    address("system@lock"),
    (answer, enter) => {
      // A redirect needs the terms first, as in every login.
      if (answer.kind === "redirect") return leadTo(address("system@login"));
      return enter(answer.token).then(
        () => leadTo(session.lockedFrom() ?? address("home")),
        // The mutation cache shows the error.
        () => undefined,
      );
    },
  );

  return (
    <CentredLayout footer={footer}>
      <AuthBanner />
      <Box sx={{ display: "grid", justifyItems: "center", gap: 2, mb: 4, textAlign: "center" }}>
        <Avatar fullName={fullName} image={avatar} />
        <PageTitle focusOnMount>{fullName}</PageTitle>
      </Box>
      <UnlockForm
        username={username}
        pending={login.isPending || entering.isPending}
        passwordError={passwordError}
        onSubmit={(password) => signIn({ username, password })}
        onInput={prefetchSignInCalls}
        // A locked session has only the stored username and may not call the hosts.
        hint={`This unlocks the account ${username}. If your username has changed, choose “Log in to another account” and use the new one.`}
      />
      <Box sx={{ textAlign: "center" }}>
        <AuthLinks>
          <AppLink href={href("system@login")}>Log in to another account</AppLink>
        </AuthLinks>
      </Box>
    </CentredLayout>
  );
}

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Avatar } from "@recurrent/ui-kit";
import { useState } from "react";
import { useAppContext } from "../../shared/context/app-context.ts";
import type { Identity } from "../../shared/session/session-storage.ts";
import { unlockErrorText } from "./unlock-error.ts";
import { UnlockForm } from "./UnlockForm.tsx";

/** The session continues, so the password is only checked. */
export function PrivacyScreenForm({ identity }: { identity: Identity }) {
  const { username, fullName, avatar } = identity;
  const app = useAppContext();
  const [isPending, setPending] = useState(false);
  const [passwordError, setPasswordError] = useState<string | null>(null);

  async function unlock(password: string): Promise<void> {
    setPending(true);
    setPasswordError(null);
    try {
      // `signInCalls` could reload the page and end running transfers.
      const { isPasswordOf } = await import("./start-session.ts");
      if (await isPasswordOf(app, identity, password)) {
        app.session.system.noteActive(Date.now());
        app.pagesHidden.set(false);
        return;
      }
      setPasswordError(`${username} now belongs to another person.`);
      setPending(false);
    } catch (thrown) {
      setPasswordError(unlockErrorText(thrown));
      setPending(false);
    }
  }

  return (
    <>
      <Box sx={{ display: "grid", justifyItems: "center", gap: 2, mb: 4, textAlign: "center" }}>
        <Avatar fullName={fullName} image={avatar} />
        <Typography component="h1" variant="h5">
          {fullName}
        </Typography>
        <Typography color="textSecondary">
          Locked. Running tasks continue. Their results appear after you unlock.
        </Typography>
      </Box>
      <UnlockForm
        username={username}
        pending={isPending}
        passwordError={passwordError}
        onSubmit={unlock}
        onInput={() => setPasswordError(null)}
        hint={`This unlocks the account ${username}. If your username has changed, wait until running tasks have ended, then reload and log in with the new one.`}
      />
    </>
  );
}

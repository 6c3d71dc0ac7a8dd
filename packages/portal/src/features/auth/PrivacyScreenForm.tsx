import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { isApiError } from "@recurrent/sdk";
import { Avatar } from "@recurrent/ui-kit";
import { useState } from "react";
import { toInPlaceFailureEffect } from "../../shared/errors/failure.ts";
import { useAppContext } from "../../shared/context/app-context.ts";
import type { Identity } from "../../shared/session/session-storage.ts";
import { UnlockForm } from "./UnlockForm.tsx";

/** The session goes on, so the password is only checked. */
export function PrivacyScreenForm({
  identity: { username, fullName, avatar },
}: {
  identity: Identity;
}) {
  const { session, pagesHidden } = useAppContext();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function unlock(password: string): Promise<void> {
    setPending(true);
    try {
      // `signInCalls` could reload the page and end running transfers.
      const { signIn } = await import("./start-session.ts");
      await signIn({ username, password }, { persist: false });
      session.noteActive(Date.now());
      pagesHidden.set(false);
    } catch (thrown) {
      setRefusal(wordsOf(thrown));
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
          Locked. What you began goes on, and is told here once you have unlocked.
        </Typography>
      </Box>
      <UnlockForm
        username={username}
        pending={isPending}
        refusal={refusal}
        onSubmit={unlock}
        onInput={() => setRefusal(null)}
      />
    </>
  );
}

function wordsOf(error: unknown): string {
  if (isApiError(error) && error.kind === "unauthorized" && error.message !== "") {
    return error.message;
  }
  return toInPlaceFailureEffect(error).text ?? "This could not be unlocked. Try again.";
}

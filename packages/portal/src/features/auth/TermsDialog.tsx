import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { DialogFrame, Dialog, LoadError } from "@recurrent/ui-kit";
import { useEffect, useState } from "react";
import type { Login } from "./useLogin.ts";

const TITLE = "Terms and Conditions";

export interface TermsDialogProps {
  /** http(s); not shown anywhere (shell 2.5). */
  src: string;
  login: Pick<Login, "accept" | "accepting" | "decline">;
  /** Milliseconds until the page counts as failed. Default 20,000. */
  timeoutMs?: number;
}

/**
 * Terms after the password (shell 2.5): an external page in a sandbox that may only open links in
 * new tabs. Only the buttons close the dialog. Browsers do not report that a frame failed to load,
 * so a time-out is needed.
 */
export function TermsDialog({ src, login, timeoutMs = 20_000 }: TermsDialogProps) {
  const { accept, accepting, decline } = login;
  const [phase, setPhase] = useState<"loading" | "shown" | "failed">("loading");
  useEffect(() => {
    if (phase !== "loading") return;
    const timer = setTimeout(() => setPhase("failed"), timeoutMs);
    return () => clearTimeout(timer);
  }, [phase, timeoutMs]);
  return (
    <Dialog
      open
      maxWidth="sm"
      title={TITLE}
      actions={
        <>
          <Button variant="outlined" disabled={accepting} onClick={decline}>
            Decline
          </Button>
          <Button
            variant="contained"
            aria-disabled={accepting}
            aria-busy={accepting}
            onClick={accept}
          >
            Accept
          </Button>
        </>
      }
    >
      <DialogFrame
        aria-busy={phase === "loading"}
        sx={{
          flex: "0 1 auto",
          height: 400,
          minHeight: 160,
          // The external page has dark text and expects a white background.
          bgcolor: phase === "shown" ? "common.white" : "background.paper",
        }}
      >
        {phase === "failed" ? (
          <LoadError
            title="The page could not be loaded"
            message="It did not answer in time."
            onRetry={() => setPhase("loading")}
          />
        ) : (
          <iframe
            src={src}
            title={TITLE}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="no-referrer"
            onLoad={() => setPhase("shown")}
          />
        )}
        {phase === "loading" && (
          <Skeleton
            sx={{ position: "absolute", inset: 0, height: 1, bgcolor: "background.sunken" }}
          />
        )}
      </DialogFrame>
    </Dialog>
  );
}

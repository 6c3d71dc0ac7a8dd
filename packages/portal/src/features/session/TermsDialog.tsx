import Button from "@mui/material/Button";
import { FrameDialog } from "@recurrent/ui-kit";
import type { Login } from "./useLogin.ts";

interface TermsDialogProps {
  /** Address of the terms page; not shown anywhere (shell 2.5). */
  src: string;
  login: Pick<Login, "accept" | "accepting" | "decline">;
}

/** The terms that stand between a right password and the portal (shell 2.5). */
export function TermsDialog({ src, login: { accept, accepting, decline } }: TermsDialogProps) {
  return (
    <FrameDialog
      title="Terms and Conditions"
      src={src}
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
    />
  );
}

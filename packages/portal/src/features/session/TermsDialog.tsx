import Button from "@mui/material/Button";
import { FrameDialog } from "@recurrent/ui-kit";

export interface TermsDialogProps {
  /** Address of the terms page; not shown anywhere (shell 2.5). */
  src: string;
  /** True while the session is being made. */
  accepting: boolean;
  onAccept: () => void;
  onDecline: () => void;
}

/** The terms that stand between a right password and the portal (shell 2.5). */
export function TermsDialog({ src, accepting, onAccept, onDecline }: TermsDialogProps) {
  return (
    <FrameDialog
      title="Terms and Conditions"
      src={src}
      actions={
        <>
          <Button variant="outlined" disabled={accepting} onClick={onDecline}>
            Decline
          </Button>
          <Button
            variant="contained"
            aria-disabled={accepting}
            aria-busy={accepting}
            onClick={() => {
              if (!accepting) onAccept();
            }}
          >
            Accept
          </Button>
        </>
      }
    />
  );
}

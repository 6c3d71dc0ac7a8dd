import Button from "@mui/material/Button";
import { KitDialog } from "./KitDialog.tsx";
import { SafeButton } from "./SafeButton.tsx";

/** What is asked. */
export interface ConfirmQuestion {
  /** The exact question, for example 'Do you really want to delete this group?'. */
  question: string;
  /** Default 'Confirmation' (shell 8). */
  title?: string;
  /** Default 'Delete'. */
  confirmLabel?: string;
  /** Default 'Cancel'. */
  cancelLabel?: string;
  /** `danger` paints the confirming button red. Default `danger`. */
  tone?: "danger" | "plain";
}

export interface ConfirmDialogProps extends ConfirmQuestion {
  open: boolean;
  onConfirm: () => void;
  /** Also called by Escape, a press outside and a navigation. */
  onCancel: () => void;
  /** Called when the dialog has left the screen. */
  onClosed?: () => void;
}

/** Asks before something that cannot be undone. Cancel has the focus, so Enter does no harm. */
export function ConfirmDialog({
  open,
  question,
  title = "Confirmation",
  confirmLabel = "Delete",
  cancelLabel = "Cancel",
  tone = "danger",
  onConfirm,
  onCancel,
  onClosed,
}: ConfirmDialogProps) {
  return (
    <KitDialog
      open={open}
      title={title}
      message={question}
      onClose={onCancel}
      {...(onClosed && { slotProps: { transition: { onExited: onClosed } } })}
      actions={
        <>
          <SafeButton variant="outlined" color="inherit" onClick={onCancel}>
            {cancelLabel}
          </SafeButton>
          <Button
            variant="contained"
            color={tone === "danger" ? "error" : "primary"}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}

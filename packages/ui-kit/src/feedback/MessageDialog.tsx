import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import type { ReactNode } from "react";
import { KitDialog } from "./KitDialog.tsx";
import { SafeButton } from "./SafeButton.tsx";

export interface MessageDialogProps {
  open: boolean;
  /** Default 'Validation Error' (shell 5). */
  title?: string;
  /** What has to be known before going on. */
  children: ReactNode;
  /** Default 'Ok'. */
  okLabel?: string;
  onClose: () => void;
}

/** Says one thing that needs no decision. */
export function MessageDialog({
  open,
  title = "Validation Error",
  children,
  okLabel = "Ok",
  onClose,
}: MessageDialogProps) {
  const id = useId();
  return (
    <KitDialog
      role="alertdialog"
      open={open}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 440 } } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ color: "text.secondary" }}>
        {children}
      </DialogContent>
      <DialogActions>
        <SafeButton variant="contained" onClick={onClose}>
          {okLabel}
        </SafeButton>
      </DialogActions>
    </KitDialog>
  );
}

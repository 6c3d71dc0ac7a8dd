import type { ReactNode } from "react";
import { KitDialog } from "./KitDialog.tsx";
import { SafeButton } from "./SafeButton.tsx";

export interface MessageDialogProps {
  open: boolean;
  /** Default 'Validation Error' (shell 5). */
  title?: string;
  /** What has to be known before going on. */
  children: ReactNode;
  onClose: () => void;
}

/** Says one thing that needs no decision. */
export function MessageDialog({
  open,
  title = "Validation Error",
  children,
  onClose,
}: MessageDialogProps) {
  return (
    <KitDialog
      open={open}
      title={title}
      message={children}
      onClose={onClose}
      actions={
        <SafeButton variant="contained" onClick={onClose}>
          Ok
        </SafeButton>
      }
    />
  );
}

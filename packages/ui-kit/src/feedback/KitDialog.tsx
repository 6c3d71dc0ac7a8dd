import Dialog from "@mui/material/Dialog";
import type { DialogProps } from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import type { ReactNode } from "react";
import { useClosedByNavigation } from "../links/useClosedByNavigation.ts";

export interface KitDialogProps extends Omit<DialogProps, "onClose" | "title"> {
  title?: ReactNode;
  /** All that the dialog says, where it interrupts: read out with its title. */
  message?: ReactNode;
  /** The buttons below. */
  actions?: ReactNode;
  /** Called by Escape, a press outside and a navigation; leave out when only its buttons close it. */
  onClose?: (() => void) | undefined;
}

/** What every dialog of the product is made of. It closes with the page that it was opened on. */
export function KitDialog({
  title,
  message,
  actions,
  onClose,
  children,
  ...dialog
}: KitDialogProps) {
  const id = useId();
  useClosedByNavigation(dialog.open, onClose);
  return (
    <Dialog
      fullWidth
      maxWidth="xs"
      {...(message !== undefined && { role: "alertdialog", "aria-describedby": id })}
      {...dialog}
      {...(onClose && { onClose })}
    >
      {title !== undefined && <DialogTitle>{title}</DialogTitle>}
      {message !== undefined && (
        <DialogContent>
          <DialogContentText component="div" id={id}>
            {message}
          </DialogContentText>
        </DialogContent>
      )}
      {children}
      {actions !== undefined && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
}

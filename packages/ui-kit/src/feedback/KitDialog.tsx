import Button from "@mui/material/Button";
import type { ButtonProps } from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import type { DialogProps } from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";
import { useEffect, useId, useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { useClosedByNavigation } from "../links/useClosedByNavigation.ts";

export interface KitDialogProps extends Omit<DialogProps, "onClose" | "title"> {
  title?: ReactNode;
  /** All that the dialog says, where it interrupts: read out with its title. */
  message?: ReactNode;
  /** The buttons below. */
  actions?: ReactNode;
  /** Called by Escape, a press outside and a navigation; leave out when only its buttons close it. */
  onClose?: ((event?: object, reason?: "backdropClick" | "escapeKeyDown") => void) | undefined;
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

/** Another document inside a dialog: a page, a picture. */
export const DialogFrame = styled("div")(({ theme }) => ({
  position: "relative",
  display: "grid",
  alignItems: "center",
  margin: theme.spacing(1.5, 3, 2),
  overflow: "auto",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.sunken,
  "& > iframe": { width: "100%", height: "100%", border: 0, colorScheme: "light" },
  [theme.breakpoints.down("sm")]: { marginInline: theme.spacing(2) },
}));

/**
 * Gives what is drawn with a dialog the focus when that opens: the answer that does no harm. `autoFocus`
 * does so while drawing only; a dialog that is set up twice, as in React's strict mode, has it on its frame
 * then, where Enter does nothing.
 */
function useFirstFocus<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useEffect(() => control.current?.focus(), []);
  return control;
}

/** The answer of a dialog that does no harm: it has the focus at first. */
export function SafeButton(button: ButtonProps) {
  return <Button {...button} ref={useFirstFocus<HTMLButtonElement>()} />;
}

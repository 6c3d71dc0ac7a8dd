import Button, { type ButtonProps } from "@mui/material/Button";
import MuiDialog, { type DialogProps as MuiDialogProps } from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useCloseOnNavigation } from "../links/AppLink.tsx";
import { COVERED_BELOW } from "../../theme/tokens.ts";

export interface DialogProps extends Omit<MuiDialogProps, "onClose" | "title"> {
  title?: ReactNode;
  /** Text of an alert dialog, announced with its title. */
  message?: ReactNode;
  /** Label of the button that only calls `onClose`; it has the initial focus. */
  cancelLabel?: string;
  /** Makes that button the primary one. Default false. */
  isCancelMain?: boolean;
  /** Further buttons. */
  actions?: ReactNode;
  /** Called on Escape, a click outside and navigation; omit it if only buttons close the dialog. */
  onClose?: ((event?: object, reason?: "backdropClick" | "escapeKeyDown") => void) | undefined;
}

/** Stays above an on-screen keyboard; does not scroll the page at its end. */
const Frame = styled(MuiDialog)({
  "& > .MuiDialog-container": {
    boxSizing: "border-box",
    paddingBottom: `max(env(safe-area-inset-bottom), ${COVERED_BELOW})`,
  },
  "& .MuiDialogContent-root, & .MuiDialog-scrollBody": { overscrollBehavior: "contain" },
});

/** Base of all dialogs. It closes when the page changes. */
export function Dialog({
  title,
  message,
  cancelLabel,
  isCancelMain = false,
  actions,
  onClose,
  children,
  ...dialog
}: DialogProps) {
  const id = useId();
  useCloseOnNavigation(dialog.open, onClose);
  return (
    <Frame
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
      {(cancelLabel ?? actions) !== undefined && (
        <DialogActions>
          {cancelLabel !== undefined && (
            <InitialFocusButton variant={isCancelMain ? "contained" : "outlined"} onClick={onClose}>
              {cancelLabel}
            </InitialFocusButton>
          )}
          {actions}
        </DialogActions>
      )}
    </Frame>
  );
}

/**
 * Focuses itself on mount. In React's strict mode, `autoFocus` would leave the focus on the dialog,
 * where Enter does nothing.
 */
function InitialFocusButton(button: ButtonProps) {
  const control = useRef<HTMLButtonElement>(null);
  useEffect(() => control.current?.focus(), []);
  return <Button {...button} ref={control} />;
}

export function MessageDialog({
  title = "Validation Error",
  children,
  ...dialog
}: Pick<DialogProps, "children" | "onClose" | "open" | "title">) {
  return (
    <Dialog
      {...dialog}
      title={title}
      message={children}
      actions={
        <InitialFocusButton variant="contained" onClick={dialog.onClose}>
          Ok
        </InitialFocusButton>
      }
    />
  );
}

/** Frame for a document or picture in a dialog. */
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

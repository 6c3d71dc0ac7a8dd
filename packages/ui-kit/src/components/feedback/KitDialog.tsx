import Button, { type ButtonProps } from "@mui/material/Button";
import Dialog, { type DialogProps } from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useClosedByNavigation } from "../links/KitLink.tsx";
import { COVERED_BELOW } from "../../theme/tokens.ts";

export interface KitDialogProps extends Omit<DialogProps, "onClose" | "title"> {
  title?: ReactNode;
  /** All that the dialog says, where it interrupts: read out with its title. */
  message?: ReactNode;
  /** The word of the button that changes nothing: it calls `onClose` and has the focus at first. */
  leave?: string;
  /** That button is the main one. Default false. */
  isLeaveMain?: boolean;
  /** Further buttons below. */
  actions?: ReactNode;
  /** Called by Escape, a press outside and a navigation; leave out when only its buttons close it. */
  onClose?: ((event?: object, reason?: "backdropClick" | "escapeKeyDown") => void) | undefined;
}

/** It stands above an on-screen keyboard and the edge of a phone; scrolling on at its end leaves the page alone. */
const Frame = styled(Dialog)({
  "& > .MuiDialog-container": {
    boxSizing: "border-box",
    paddingBottom: `max(env(safe-area-inset-bottom), ${COVERED_BELOW})`,
  },
  "& .MuiDialogContent-root, & .MuiDialog-scrollBody": { overscrollBehavior: "contain" },
});

/** What every dialog of the product is made of. It closes with the page that it was opened on. */
export function KitDialog({
  title,
  message,
  leave,
  isLeaveMain = false,
  actions,
  onClose,
  children,
  ...dialog
}: KitDialogProps) {
  const id = useId();
  useClosedByNavigation(dialog.open, onClose);
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
      {(leave ?? actions) !== undefined && (
        <DialogActions>
          {leave !== undefined && (
            <SafeButton variant={isLeaveMain ? "contained" : "outlined"} onClick={onClose}>
              {leave}
            </SafeButton>
          )}
          {actions}
        </DialogActions>
      )}
    </Frame>
  );
}

/**
 * The answer of a dialog that does no harm: it has the focus at first. `autoFocus` gives it that while
 * drawing only; a dialog that is set up twice, as in React's strict mode, has it on its frame then, where
 * Enter does nothing.
 */
function SafeButton(button: ButtonProps) {
  const control = useRef<HTMLButtonElement>(null);
  useEffect(() => control.current?.focus(), []);
  return <Button {...button} ref={control} />;
}

/** What is asked. */
export interface ConfirmQuestion {
  /** The exact question, for example 'Do you really want to delete this group?'. */
  question: string;
  /** Whom or what it is about, on a line of its own. */
  subject?: string | undefined;
  /** The other answer is the main button: what this one does is seldom wanted. Default false. */
  isCancelMain?: boolean;
  /** Default 'Confirmation' (shell 8). */
  title?: string;
  /** Default 'Delete', which is red. */
  confirmLabel?: string;
  /** Default 'Cancel'. */
  cancelLabel?: string;
}

const Subject = styled("p")(({ theme }) => ({
  margin: "8px 0 0",
  color: theme.vars.palette.text.primary,
  fontWeight: theme.typography.fontWeightMedium,
  overflowWrap: "anywhere",
}));

/** Asks and answers true for yes; closing the dialog in any other way answers false. */
export type Confirm = (question: ConfirmQuestion) => Promise<boolean>;

const ConfirmContext = createContext<Confirm>(() => {
  throw new Error("useConfirm needs a ConfirmProvider above it.");
});

/**
 * Asks in a dialog: `if (await confirm({ question: "…" })) …`. A second question while one is open
 * answers the first with false. A call without a `ConfirmProvider` above throws.
 */
export const useConfirm = (): Confirm => use(ConfirmContext);

/**
 * Gives everything below `useConfirm`. Place it near the root, one for the application. Cancel has the
 * focus, so Enter does no harm; Escape, a press outside and a navigation mean no.
 */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  // What was asked stays while the dialog fades away.
  const [asked, setAsked] = useState<ConfirmQuestion>({ question: "" });
  const [open, setOpen] = useState(false);
  const answer = useRef<(yes: boolean) => void>(undefined);

  // A caller that waits for an answer must not wait for ever.
  useEffect(() => () => answer.current?.(false), []);

  const confirm = useCallback<Confirm>((question) => {
    answer.current?.(false);
    setAsked(question);
    setOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);

  const settle = (yes: boolean) => {
    setOpen(false);
    answer.current?.(yes);
  };
  const { question, subject, title = "Confirmation" } = asked;
  const { confirmLabel, cancelLabel = "Cancel", isCancelMain = false } = asked;
  return (
    <ConfirmContext value={confirm}>
      {children}
      <KitDialog
        open={open}
        title={title}
        message={
          subject === undefined ? (
            question
          ) : (
            <>
              {question}
              <Subject>{subject}</Subject>
            </>
          )
        }
        onClose={() => settle(false)}
        leave={cancelLabel}
        isLeaveMain={isCancelMain}
        actions={
          <Button
            variant={isCancelMain ? "outlined" : "contained"}
            color={confirmLabel === undefined ? "error" : "primary"}
            onClick={() => settle(true)}
          >
            {confirmLabel ?? "Delete"}
          </Button>
        }
      />
    </ConfirmContext>
  );
}

/** Says one thing that needs no decision: what has to be known before going on. */
export function MessageDialog({
  title = "Validation Error",
  children,
  ...dialog
}: Pick<KitDialogProps, "children" | "onClose" | "open" | "title">) {
  return (
    <KitDialog
      {...dialog}
      title={title}
      message={children}
      actions={
        <SafeButton variant="contained" onClick={dialog.onClose}>
          Ok
        </SafeButton>
      }
    />
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

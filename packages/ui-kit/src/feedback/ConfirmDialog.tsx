import Button from "@mui/material/Button";
import { createContext, use, useCallback, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { KitDialog, SafeButton } from "./KitDialog.tsx";

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

/** Asks and answers true for yes; closing the dialog in any other way answers false. */
export type Confirm = (question: ConfirmQuestion) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

/**
 * Asks in a dialog: `if (await confirm({ question: "…" })) …`. A second question while one is open
 * answers the first with false.
 *
 * @throws when there is no `ConfirmProvider` above
 */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (confirm === null) throw new Error("useConfirm needs a ConfirmProvider above it.");
  return confirm;
}

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
  const { question, title = "Confirmation", tone = "danger" } = asked;
  return (
    <ConfirmContext value={confirm}>
      {children}
      <KitDialog
        open={open}
        title={title}
        message={question}
        onClose={() => settle(false)}
        actions={
          <>
            <SafeButton variant="outlined" color="inherit" onClick={() => settle(false)}>
              {asked.cancelLabel ?? "Cancel"}
            </SafeButton>
            <Button
              variant="contained"
              color={tone === "danger" ? "error" : "primary"}
              onClick={() => settle(true)}
            >
              {asked.confirmLabel ?? "Delete"}
            </Button>
          </>
        }
      />
    </ConfirmContext>
  );
}

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

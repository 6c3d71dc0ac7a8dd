import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { Dialog } from "./Dialog.tsx";

export interface ConfirmQuestion {
  /** For example 'Do you really want to delete this group?'. */
  question: string;
  /** Object of the question, on its own line. */
  subject?: string | undefined;
  /** Makes Cancel the primary button, if yes is unlikely. Default false. */
  isCancelMain?: boolean;
  /** Default 'Confirmation' (shell 8). */
  title?: string;
  confirmLabel: string;
  /** Makes the confirming button red. Default false. */
  isDestructive?: boolean;
  /** Default 'Cancel'. */
  cancelLabel?: string;
}

const Subject = styled("p")(({ theme }) => ({
  margin: "8px 0 0",
  color: theme.vars.palette.text.primary,
  fontWeight: theme.typography.fontWeightMedium,
  overflowWrap: "anywhere",
}));

/** Resolves to true for yes, and to false when the dialog closes in any other way. */
export type Confirm = (question: ConfirmQuestion) => Promise<boolean>;

const ConfirmContext = createContext<Confirm>(() => {
  throw new Error("useConfirm needs a ConfirmProvider above it.");
});

/**
 * Asks in a dialog: `if (await confirm({ question, confirmLabel })) …`. A second question answers an open
 * one with false. Throws without a `ConfirmProvider`.
 */
export const useConfirm = (): Confirm => use(ConfirmContext);

/**
 * Provides `useConfirm`; place one near the root. Cancel has the focus, so that Enter does no harm.
 */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  // The text stays while the dialog fades out.
  const [current, setCurrent] = useState<ConfirmQuestion>({ question: "", confirmLabel: "" });
  const [open, setOpen] = useState(false);
  const answer = useRef<(yes: boolean) => void>(undefined);

  // A caller must not wait forever.
  useEffect(() => () => answer.current?.(false), []);

  const confirm = useCallback<Confirm>((question) => {
    answer.current?.(false);
    setCurrent(question);
    setOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);

  const settle = (yes: boolean) => {
    setOpen(false);
    answer.current?.(yes);
  };
  const { question, subject, title = "Confirmation" } = current;
  const { confirmLabel, cancelLabel = "Cancel" } = current;
  const { isCancelMain = false, isDestructive = false } = current;
  return (
    <ConfirmContext value={confirm}>
      {children}
      <Dialog
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
        cancelLabel={cancelLabel}
        isCancelMain={isCancelMain}
        actions={
          <Button
            variant={isCancelMain ? "outlined" : "contained"}
            color={isDestructive ? "error" : "primary"}
            onClick={() => settle(true)}
          >
            {confirmLabel}
          </Button>
        }
      />
    </ConfirmContext>
  );
}

import { ConfirmDialog } from "../feedback/ConfirmDialog.tsx";

export interface UncheckedDialogProps {
  open: boolean;
  /** What is edited, as a sentence names it: 'this event'. */
  subject: string;
  onRetry: () => void;
  /** Also called by Escape and a press outside. */
  onBack: () => void;
}

/** Before a form is sent: whether somebody else has changed the thing could not be asked. */
export function UncheckedDialog({ open, subject, onRetry, onBack }: UncheckedDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Nothing was saved"
      question={`Whether someone else has changed ${subject} meanwhile could not be checked. What you typed is still here.`}
      confirmLabel="Try again"
      cancelLabel="Back to the form"
      tone="plain"
      onConfirm={onRetry}
      onCancel={onBack}
    />
  );
}

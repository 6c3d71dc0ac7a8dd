import { MessageDialog } from "../feedback/MessageDialog.tsx";

export interface TraineeRuleDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Says why a trainee was not saved (shell 5 and 8). */
export function TraineeRuleDialog({ open, onClose }: TraineeRuleDialogProps) {
  return (
    <MessageDialog open={open} title="Validation Error" okLabel="Ok" onClose={onClose}>
      Must have at least one RPE and one Role
    </MessageDialog>
  );
}

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, useState } from "react";
import { KitDialog } from "../feedback/KitDialog.tsx";
import { SafeButton } from "../feedback/SafeButton.tsx";
import { SubmitButton } from "../forms/SubmitButton.tsx";
import { KitLink } from "../links/KitLink.tsx";
import { shownName } from "./shown-name.ts";

export interface ReviewDialogProps {
  /** The lesson to review; null closes the dialog. */
  lessonName: string | null;
  /** True while the address of the preview is being fetched. */
  pending: boolean;
  /** The preview's address, once a browser has refused to open it by itself. */
  blockedHref?: string | null;
  onConfirm: () => void;
  /** Also called by Escape and a press outside. */
  onCancel: () => void;
}

/** Asks before a lesson is opened without counting for the record (training 2.4). */
export function ReviewDialog({
  lessonName,
  pending,
  blockedHref = null,
  onConfirm,
  onCancel,
}: ReviewDialogProps) {
  const id = useId();
  // Kept while the dialog leaves the screen, so that its title does not vanish first.
  const [last, setLast] = useState(lessonName);
  if (lessonName !== null && lessonName !== last) setLast(lessonName);
  return (
    <KitDialog
      open={lessonName !== null}
      onClose={onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 440 } } }}
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: "anywhere" }}>
        {shownName(last ?? "")}
      </DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ color: "text.secondary" }}>
        {blockedHref === null ? (
          "You are launching a lesson review. This will not update training records."
        ) : (
          <span role="alert">
            Your browser did not let a new tab open.{" "}
            <KitLink href={blockedHref} target="_blank" sx={{ textDecoration: "underline" }}>
              Open the lesson review
            </KitLink>
          </span>
        )}
      </DialogContent>
      <DialogActions>
        <SafeButton variant="outlined" color="inherit" onClick={onCancel}>
          {blockedHref === null ? "Cancel" : "Close"}
        </SafeButton>
        {blockedHref === null && (
          <SubmitButton pending={pending} onClick={onConfirm}>
            I understand
          </SubmitButton>
        )}
      </DialogActions>
    </KitDialog>
  );
}

import { useState } from "react";
import { KitDialog, SafeButton } from "../feedback/KitDialog.tsx";
import { SubmitButton } from "../forms/SubmitButton.tsx";
import { KitLink } from "../links/KitLink.tsx";
import { shownName } from "./training-rules.ts";

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
  // Kept while the dialog leaves the screen, so that its title does not vanish first.
  const [last, setLast] = useState(lessonName);
  if (lessonName !== null && lessonName !== last) setLast(lessonName);
  const isBlocked = blockedHref !== null;
  return (
    <KitDialog
      open={lessonName !== null}
      role="dialog"
      title={shownName(last ?? "")}
      message={
        isBlocked ? (
          <span role="alert">
            Your browser did not let a new tab open.{" "}
            <KitLink href={blockedHref} target="_blank" sx={{ textDecoration: "underline" }}>
              Open the lesson review
            </KitLink>
          </span>
        ) : (
          "You are launching a lesson review. This will not update training records."
        )
      }
      onClose={onCancel}
      actions={
        <>
          <SafeButton variant="outlined" color="inherit" onClick={onCancel}>
            {isBlocked ? "Close" : "Cancel"}
          </SafeButton>
          {!isBlocked && (
            <SubmitButton pending={pending} onClick={onConfirm}>
              I understand
            </SubmitButton>
          )}
        </>
      }
    />
  );
}

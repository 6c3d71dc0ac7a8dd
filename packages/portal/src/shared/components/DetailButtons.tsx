import Button from "@mui/material/Button";
import { ArrowLeft, Pencil } from "lucide-react";
import type { ReactNode } from "react";

interface DetailButtonsProps {
  backHref?: string | undefined;
  /** The trail leads to the same page, so that Back is an icon on phones and tablets. Default false. */
  isBackInTrail?: boolean;
  /** Left out for those who may not edit. */
  editHref?: string | undefined;
  moreActions?: ReactNode;
  /** The likeliest action, after Edit, which is then outlined. */
  mainAction?: ReactNode;
  /** Outlines Edit, so that a status beside it is louder. Default: if there is a main action. */
  isEditQuiet?: boolean;
  /** Disables Edit. Default false. */
  pending?: boolean;
}

export function DetailButtons({
  backHref,
  isBackInTrail = false,
  editHref,
  moreActions,
  mainAction = false,
  isEditQuiet = mainAction !== false,
  pending = false,
}: DetailButtonsProps) {
  return (
    <>
      {backHref !== undefined && (
        <Button
          href={backHref}
          startIcon={<ArrowLeft size={16} />}
          // An icon on phones and tablets (`PageHeader`).
          data-in-trail={isBackInTrail || undefined}
          sx={{ ml: -1, mr: "auto" }}
        >
          Back
        </Button>
      )}
      {moreActions}
      {editHref !== undefined && (
        <Button
          href={editHref}
          variant={isEditQuiet ? "outlined" : "contained"}
          disabled={pending}
          startIcon={<Pencil size={16} />}
        >
          Edit
        </Button>
      )}
      {mainAction}
    </>
  );
}

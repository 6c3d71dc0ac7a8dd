import Button from "@mui/material/Button";
import { Pencil } from "lucide-react";
import type { ReactNode } from "react";

interface DetailButtonsProps {
  /** Left out for those who may not edit. */
  editHref?: string | undefined;
  moreActions?: ReactNode;
  /** The likeliest action, after Edit. */
  mainAction?: ReactNode;
  /** Disables Edit. Default false. */
  pending?: boolean;
}

export function DetailButtons({
  editHref,
  moreActions,
  mainAction,
  pending = false,
}: DetailButtonsProps) {
  return (
    <>
      {moreActions}
      {editHref !== undefined && (
        <Button
          href={editHref}
          variant="outlined"
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

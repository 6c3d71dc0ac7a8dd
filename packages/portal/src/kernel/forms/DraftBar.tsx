import Button from "@mui/material/Button";
import { FormNote } from "@recurrent/ui-kit";
import { PencilLine } from "lucide-react";

export interface DraftBarProps {
  /** What was found; null draws nothing. */
  draft: { restore: () => void; discard: () => void } | null;
}

/** Offers back what was typed and never saved. */
export function DraftBar({ draft }: DraftBarProps) {
  if (!draft) return null;
  return (
    <FormNote
      sign={<PencilLine size={18} />}
      actions={
        <>
          <Button size="small" variant="outlined" onClick={draft.restore}>
            Restore draft
          </Button>
          <Button size="small" color="inherit" onClick={draft.discard}>
            Discard
          </Button>
        </>
      }
    >
      You have unsaved changes from an earlier visit.
    </FormNote>
  );
}

import Button from "@mui/material/Button";
import { ChangesDialog, FormNote } from "@recurrent/ui-kit";
import { PencilLine } from "lucide-react";
import { useState } from "react";
import type { Asked } from "./useEditForm.ts";

export interface FormQuestionsProps {
  /** What was typed and never saved; null offers nothing. */
  draft: { restore: () => void; discard: () => void } | null;
  /** Whose changes are kept, before a form is sent whose thing others have changed (`useEditForm`). */
  asked?: Asked | null;
}

/** What a form asks by itself, above its fields or in a dialog. */
export function FormQuestions({ draft, asked = null }: FormQuestionsProps) {
  // What was asked last is drawn while its dialog fades.
  const [last, setLast] = useState(asked);
  const [count, setCount] = useState(0);
  if (asked !== null && asked !== last) {
    setLast(asked);
    // Another question begins with nothing chosen.
    setCount(count + 1);
  }
  return (
    <>
      {draft && (
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
      )}
      {last && <ChangesDialog key={count} open={asked !== null} {...last} />}
    </>
  );
}

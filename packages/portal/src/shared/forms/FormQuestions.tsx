import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { ChangesDialog, type ChangesDialogProps, FormAlert } from "@recurrent/ui-kit";
import { PencilLine } from "lucide-react";
import { useRef } from "react";
import type { DraftOffer } from "./useDraft.ts";

export interface Conflict extends ChangesDialogProps {
  /** A new key resets earlier choices. */
  readonly count: number;
}

const FIELDS = "input, textarea, [role=combobox], [role=spinbutton], [contenteditable=true]";

function focusFirstField(form: Element | null | undefined): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  fields
    .find((field) => !field.matches(":disabled, [tabindex='-1']") && field.checkVisibility())
    ?.focus();
}

interface FormQuestionsProps {
  draft: DraftOffer | null;
  conflict?: Conflict | null;
}

/** Texts about values that are never stored in a draft, by their key. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  files: "The files that you had chosen were not kept. Choose them again.",
  password: "The new password that you had entered was not kept. Enter it again.",
};

function draftTexts({ restore, leftOut }: DraftOffer): string[] {
  const offer = restore === null ? [] : ["You have unsaved changes from an earlier visit."];
  return [...offer, ...leftOut.flatMap((key) => LEFT_OUT[key] ?? [])];
}

/** Placed beside the form. The pressed button of an offer goes, so the focus moves into the form. */
export function FormQuestions({ draft, conflict }: FormQuestionsProps) {
  const region = useRef<HTMLDivElement>(null);
  const texts = draft ? draftTexts(draft) : [];
  const restore = draft?.restore;
  const answer = (act: () => void) => {
    act();
    focusFirstField(region.current?.parentElement?.querySelector("form"));
  };
  return (
    <>
      {/* A live region must exist before its text. */}
      <Box ref={region} role="status" sx={{ "&:empty": { position: "absolute" } }}>
        {draft && texts.length > 0 && (
          <FormAlert
            icon={<PencilLine size={18} />}
            actions={
              <>
                {restore && (
                  <Button size="small" variant="outlined" onClick={() => answer(restore)}>
                    Restore draft
                  </Button>
                )}
                <Button size="small" color="inherit" onClick={() => answer(draft.discard)}>
                  {restore ? "Discard" : "Dismiss"}
                </Button>
              </>
            }
          >
            {texts.map((text) => (
              <div key={text}>{text}</div>
            ))}
          </FormAlert>
        )}
      </Box>
      {conflict && <ChangesDialog key={conflict.count} {...conflict} />}
    </>
  );
}

import { ChangesDialog, ConfirmDialog } from "@recurrent/ui-kit";
import { useState } from "react";
import type { Asked } from "./useEditForm.ts";

/** What a form asks before it is sent (`useEditForm`). */
export function MergeDialogs({ asked }: { asked: Asked | null }) {
  // What was asked last is drawn while its dialog fades.
  const [last, setLast] = useState(asked);
  const [count, setCount] = useState(0);
  if (asked !== null && asked !== last) {
    setLast(asked);
    // Another question begins with nothing chosen.
    setCount(count + 1);
  }
  const open = asked !== null;
  switch (last?.kind) {
    case undefined:
      return null;
    case "changes":
      return <ChangesDialog key={count} open={open} {...last.props} />;
    case "unchecked":
      return (
        <ConfirmDialog
          open={open}
          title="Nothing was saved"
          question={`Whether someone else has changed ${last.subject} meanwhile could not be checked. What you typed is still here.`}
          confirmLabel="Try again"
          cancelLabel="Back to the form"
          tone="plain"
          onConfirm={last.onRetry}
          onCancel={last.onBack}
        />
      );
  }
}

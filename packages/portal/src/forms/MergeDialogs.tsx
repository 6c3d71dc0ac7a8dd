import { ChangesDialog, UncheckedDialog } from "@recurrent/ui-kit";
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
      return <UncheckedDialog open={open} {...last} />;
  }
}

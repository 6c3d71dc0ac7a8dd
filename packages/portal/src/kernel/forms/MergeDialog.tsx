import { ChangesDialog } from "@recurrent/ui-kit";
import { useState } from "react";
import type { Asked } from "./useEditForm.ts";

/** What a form asks before it is sent, when others have changed its thing (`useEditForm`). */
export function MergeDialog({ asked }: { asked: Asked | null }) {
  // What was asked last is drawn while its dialog fades.
  const [last, setLast] = useState(asked);
  const [count, setCount] = useState(0);
  if (asked !== null && asked !== last) {
    setLast(asked);
    // Another question begins with nothing chosen.
    setCount(count + 1);
  }
  return last && <ChangesDialog key={count} open={asked !== null} {...last} />;
}

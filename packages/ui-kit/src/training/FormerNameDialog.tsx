import { useState } from "react";
import { MessageDialog } from "../feedback/MessageDialog.tsx";

/** What was renamed. */
export interface FormerNameSubject {
  kind: "topic" | "lesson";
  formerName: string;
}

const WORDS = {
  topic: {
    title: "Former Topic Name",
    text: "This Topic was renamed to better reflect its updated content.",
  },
  lesson: {
    title: "Former Lesson Name",
    text: "This lesson was renamed to better reflect its updated content.",
  },
} as const satisfies Record<FormerNameSubject["kind"], { title: string; text: string }>;

export interface FormerNameDialogProps {
  /** Null closes it. */
  subject: FormerNameSubject | null;
  onClose: () => void;
}

/** Says what a topic or a lesson was called before (training 2.6). */
export function FormerNameDialog({ subject, onClose }: FormerNameDialogProps) {
  // Kept while the dialog leaves the screen, so that its words do not vanish first.
  const [last, setLast] = useState(subject);
  if (subject !== null && subject !== last) setLast(subject);
  if (last === null) return null;
  const { title, text } = WORDS[last.kind];
  return (
    <MessageDialog open={subject !== null} title={title} onClose={onClose}>
      <p style={{ margin: 0 }}>{text}</p>
      <p style={{ margin: "8px 0 0", overflowWrap: "anywhere" }}>{last.formerName}</p>
    </MessageDialog>
  );
}

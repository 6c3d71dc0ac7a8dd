import { useState } from "react";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/**
 * Announces `words` whenever `subject` changes, also when the words stay the same: an `output` is
 * announced only when its text changes.
 *
 * @param props.subject another text for each search
 */
export function Announcement({ subject, words }: { subject: string; words: string }) {
  const [last, setLast] = useState({ subject, isOdd: false });
  if (last.subject !== subject) setLast({ subject, isOdd: !last.isOdd });
  return (
    <VisuallyHidden as="output">
      {words !== "" && last.isOdd ? `${words}\u00A0` : words}
    </VisuallyHidden>
  );
}

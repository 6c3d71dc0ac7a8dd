import { useState } from "react";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/**
 * Announces `text` whenever `subject` changes. An `output` is announced only when its text changes,
 * hence the space at every second change.
 *
 * @param props.subject another text for each search
 */
export function LiveRegion({ subject, text }: { subject: string; text: string }) {
  const [last, setLast] = useState({ subject, isOdd: false });
  if (last.subject !== subject) setLast({ subject, isOdd: !last.isOdd });
  return (
    <VisuallyHidden as="output">
      {text !== "" && last.isOdd ? `${text}\u00A0` : text}
    </VisuallyHidden>
  );
}

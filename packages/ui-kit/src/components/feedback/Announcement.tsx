import { useState } from "react";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/**
 * Words that a screen reader hears whenever their subject changes, also where they stay the same: a second search may
 * have as many hits as the first. An `output` is a polite live region, and is read out only when its text changes.
 *
 * @param props.subject what the words are about; another text for each search
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

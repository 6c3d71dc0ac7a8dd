import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import { Archive, ArchiveRestore } from "lucide-react";
import { useEffect, useRef } from "react";

export interface ArchiveButtonProps {
  /** Makes it Archive. */
  onArchive: (() => void) | undefined;
  /** Makes it Restore; without either there is no button. */
  onRestore: (() => void) | undefined;
  /** True from the press until the answer: further presses do nothing. */
  pending: boolean;
  /** Whether its sign stands before the word. Default false. */
  withSign?: boolean;
}

/**
 * Archive, or Restore once that is done: one button, so that the focus stays on it. When it was undone from
 * somewhere that is gone by then, such as a notice, the focus comes back to it.
 */
export function ArchiveButton({
  onArchive,
  onRestore,
  pending,
  withSign = false,
}: ArchiveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const moves = useRef(false);
  const isArchived = onRestore !== undefined;
  const shown = useRef(isArchived);
  useEffect(() => {
    if (pending) moves.current = true;
    if (shown.current === isArchived) return;
    shown.current = isArchived;
    // Another tab or person may have moved it: then the focus is none of this button's business.
    if (moves.current && document.activeElement === document.body) button.current?.focus();
    moves.current = false;
  }, [pending, isArchived]);
  const onPress = onRestore ?? onArchive;
  if (onPress === undefined) return null;
  const Sign = isArchived ? ArchiveRestore : Archive;
  return (
    <Button
      ref={button}
      variant="outlined"
      // Not `disabled`: that would drop the focus to the page while the call runs.
      aria-disabled={pending}
      onClick={({ detail }) => {
        // The second press of a double click would take back what the first one did.
        if (!pending && detail < 2) onPress();
      }}
      sx={pending ? { opacity: 0.8, cursor: "progress" } : {}}
      startIcon={withSign && <Sign size={16} />}
    >
      {isArchived ? "Restore" : "Archive"}
    </Button>
  );
}

/** Says that something lies in the archive. Neutral: it was put away, and nothing is wrong with it. */
export function ArchivedPill() {
  return <Chip size="small" icon={<Archive size={14} />} label="Archived" />;
}

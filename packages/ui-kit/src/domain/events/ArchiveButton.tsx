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
  /** Shows its icon. Default false. */
  withSign?: boolean;
}

/**
 * Archive, or Restore afterwards: one button, so that the focus stays. After an Undo in a notice
 * that is gone, the focus returns here.
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
    // Another tab or person may have moved it: then the focus stays where it is.
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
      // `disabled` would lose the focus during the call.
      aria-disabled={pending}
      onClick={({ detail }) => {
        // The second press of a double click would undo the first.
        if (!pending && detail < 2) onPress();
      }}
      sx={pending ? { opacity: 0.8, cursor: "progress" } : {}}
      startIcon={withSign && <Sign size={16} />}
    >
      {isArchived ? "Restore" : "Archive"}
    </Button>
  );
}

/** Neutral: an archived event is no fault. */
export function ArchivedPill() {
  return <Chip size="small" icon={<Archive size={14} />} label="Archived" />;
}

import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import { Archive, ArchiveRestore } from "lucide-react";
import { useEffect, useRef } from "react";

export interface ArchiveButtonProps {
  onArchive: (() => void) | undefined;
  /** Shows Restore instead of Archive. */
  onRestore: (() => void) | undefined;
  /** True from the click until the response; further clicks do nothing. */
  pending: boolean;
  /** Shows its icon. Default false. */
  withSign?: boolean;
}

/**
 * One button for both, so that the focus stays. After an Undo in a notice, the focus returns here.
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
    // If another tab or person archived the event, the focus does not move.
    if (moves.current && document.activeElement === document.body) button.current?.focus();
    moves.current = false;
  }, [pending, isArchived]);
  const onPress = onRestore ?? onArchive;
  if (onPress === undefined) return null;
  const Icon = isArchived ? ArchiveRestore : Archive;
  return (
    <Button
      ref={button}
      variant="outlined"
      // `disabled` would lose the focus during the request.
      aria-disabled={pending}
      onClick={({ detail }) => {
        // The second click of a double click would undo the first.
        if (!pending && detail < 2) onPress();
      }}
      sx={pending ? { opacity: 0.8 } : {}}
      startIcon={withSign && <Icon size={16} />}
    >
      {isArchived ? "Restore" : "Archive"}
    </Button>
  );
}

/** Neutral, because an archived event is no fault. */
export function ArchivedPill() {
  return <Chip size="small" icon={<Archive size={14} />} label="Archived" />;
}

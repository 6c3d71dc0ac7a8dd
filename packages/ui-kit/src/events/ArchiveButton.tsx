import Button from "@mui/material/Button";
import { Archive, ArchiveRestore } from "lucide-react";
import { useEffect, useRef } from "react";
import { Icon } from "../layout/Icon.tsx";

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
      startIcon={withSign && <Icon source={isArchived ? ArchiveRestore : Archive} size={16} />}
    >
      {isArchived ? "Restore" : "Archive"}
    </Button>
  );
}

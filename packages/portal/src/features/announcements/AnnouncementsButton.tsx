import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { formatCount } from "@recurrent/ui-kit";
import { Megaphone } from "lucide-react";
import type { RefObject } from "react";
import { REGION_ID } from "./Announcements.tsx";

export interface ReadAnnouncements {
  /** Number of read announcements. */
  count: number;
  /** Number of those that have arrived while the page is open. */
  newCount: number;
  isUnfolded: boolean;
  onToggle: () => void;
  ref: RefObject<HTMLButtonElement | null>;
}

/** Folds and unfolds read announcements, and shows those that have arrived; hidden if there are none. */
export function AnnouncementsButton({
  count,
  newCount,
  isUnfolded,
  onToggle,
  ref,
}: ReadAnnouncements) {
  if (count + newCount === 0) return null;
  const label =
    newCount > 0
      ? formatCount(newCount, "new announcement")
      : formatCount(count, "read announcement");
  return (
    <Tooltip title={label}>
      <IconButton
        ref={ref}
        aria-label={label}
        aria-expanded={isUnfolded}
        {...(isUnfolded && { "aria-controls": REGION_ID })}
        onClick={onToggle}
        color={newCount > 0 ? "primary" : "default"}
      >
        <Megaphone size={18} fill={newCount > 0 ? "currentColor" : "none"} />
      </IconButton>
    </Tooltip>
  );
}

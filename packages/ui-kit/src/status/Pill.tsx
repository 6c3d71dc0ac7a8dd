import Chip from "@mui/material/Chip";
import { Archive } from "lucide-react";

/** Says that something lies in the archive. Neutral: it was put away, and nothing is wrong with it. */
export function ArchivedPill() {
  return (
    <Chip
      size="small"
      icon={<Archive size={14} strokeWidth={1.75} aria-hidden />}
      label="Archived"
    />
  );
}

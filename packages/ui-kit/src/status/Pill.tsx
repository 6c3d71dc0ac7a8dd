import { styled } from "@mui/material/styles";
import { Archive } from "lucide-react";

/** A word on a soft surface that stands alone, beside a name or in a heading. */
export const Pill = styled("span")(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  flex: "none",
  minHeight: 24,
  padding: "0 10px 0 6px",
  borderRadius: 12,
  whiteSpace: "nowrap",
  color: theme.vars.palette.status.neutral.text,
  backgroundColor: theme.vars.palette.status.neutral.soft,
}));

/** Says that something lies in the archive. Neutral: it was put away, and nothing is wrong with it. */
export function ArchivedPill() {
  return (
    <Pill>
      <Archive size={14} strokeWidth={1.75} aria-hidden />
      Archived
    </Pill>
  );
}

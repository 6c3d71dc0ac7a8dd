import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { PencilLine } from "lucide-react";

const Bar = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "8px 12px",
  maxWidth: 928,
  marginBottom: 24,
  padding: "10px 12px 10px 14px",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  "& > svg": { flex: "none", color: theme.vars.palette.text.secondary },
  "& > p": { flex: "1 1 240px", margin: 0 },
}));

export interface DraftBarProps {
  /** What was found; null draws nothing. */
  draft: { restore: () => void; discard: () => void } | null;
}

/** Offers back what was typed and never saved. */
export function DraftBar({ draft }: DraftBarProps) {
  if (!draft) return null;
  return (
    <Bar role="status">
      <PencilLine size={18} strokeWidth={1.75} aria-hidden />
      <p>You have unsaved changes from an earlier visit.</p>
      <Button size="small" variant="outlined" onClick={draft.restore}>
        Restore draft
      </Button>
      <Button size="small" color="inherit" onClick={draft.discard}>
        Discard
      </Button>
    </Bar>
  );
}

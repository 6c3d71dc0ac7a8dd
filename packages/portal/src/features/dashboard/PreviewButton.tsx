import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { PanelRight } from "lucide-react";

const Button = styled(IconButton)(({ theme }) => ({
  flex: "none",
  // Where it stands behind a name in a cell, at the end of it.
  marginLeft: "auto",
  color: theme.vars.palette.text.tertiary,
  "[role=row]:is(:hover, :focus-within) &": { color: theme.vars.palette.primary.text },
  // A phone has no room beside the board: there a press on the row opens the person's page.
  [theme.breakpoints.down("sm")]: { display: "none" },
  "@media print": { display: "none" },
}));

/**
 * Shows a person beside the board. It takes no stop of Tab: Space on the name, or on any cell of the row,
 * presses it.
 */
export function PreviewButton({ id, fullName }: { id: string; fullName: string }) {
  return (
    <Button
      size="small"
      tabIndex={-1}
      data-preview={id}
      aria-haspopup="dialog"
      aria-label={`Preview ${fullName}`}
    >
      <PanelRight size={16} />
    </Button>
  );
}

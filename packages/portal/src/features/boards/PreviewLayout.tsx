import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { TOUCH } from "@recurrent/ui-kit";
import { PanelRight } from "lucide-react";
import { createContext, use } from "react";

/** True if a preview opens beside the list. */
export const IsBesideContext = createContext(false);

/** A list of several columns without room for the button beside the names: it is below them. */
const NARROW = "@container (max-width: 49.99rem)";
const IN_COLUMNS = "[role=grid]:not([aria-colcount='1'])";

export const SideBySide = styled("div")({
  display: "flex",
  alignItems: "flex-start",
  "& > section": { flex: "1 1 0", minWidth: 0 },
  // Beside usual names, the buttons are below each other.
  "& [role=rowheader]:has(> [data-preview]) > :not([data-preview])": {
    minWidth: "min(13.5rem, 60%)",
  },
  [NARROW]: {
    [`& ${IN_COLUMNS} [role=rowheader]:has(> [data-preview])`]: {
      flexWrap: "wrap",
      alignContent: "center",
      "& > :not([data-preview])": { flexBasis: "100%" },
      // Name and button are a touch target each.
      [TOUCH]: { paddingBlock: 0, "& > :not([data-preview])": { minHeight: 44 } },
    },
    // The other cells begin in the line of the name, not between name and button.
    [TOUCH]: {
      [`& ${IN_COLUMNS} [role=row]:has([data-preview]) > [role=gridcell]`]: {
        alignItems: "flex-start",
        paddingTop: 12,
      },
    },
  },
});

const RowButton = styled(Button)(({ theme }) => ({
  flex: "none",
  minHeight: 28,
  marginLeft: 8,
  padding: "0 8px",
  color: theme.vars.palette.text.tertiary,
  "& > .MuiButton-startIcon": { marginRight: 6 },
  "[role=row]:is(:hover, :focus-within) &": { color: theme.vars.palette.primary.text },
  // The icon is below the first letter of the line above.
  [NARROW]: { [`${IN_COLUMNS} &`]: { marginLeft: 24 } },
  // A phone has no room for a preview: a press on the row opens the page.
  [theme.breakpoints.down("sm")]: { display: "none" },
}));

/** Not a tab stop: Space on any cell of the row presses it. */
export function PreviewButton({ id, fullName }: { id: string; fullName: string }) {
  return (
    <RowButton
      variant="text"
      size="small"
      tabIndex={-1}
      data-preview={id}
      aria-haspopup={use(IsBesideContext) ? undefined : "dialog"}
      aria-label={`Preview ${fullName}`}
      startIcon={<PanelRight size={16} />}
    >
      Preview
    </RowButton>
  );
}

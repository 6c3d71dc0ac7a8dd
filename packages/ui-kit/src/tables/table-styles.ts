import { styled } from "@mui/material/styles";
import { TABULAR_FIGURES } from "../theme/tokens.ts";
import { LEAD_WIDTH, withoutRoom } from "./table-room.ts";
import type { TableRoom } from "./table-room.ts";

/** The card that holds toolbar, rows and pager, and knows how much room there is for columns. */
export const TableFrame = styled("section", { shouldForwardProp: (name) => name !== "room" })<{
  room: TableRoom;
}>(({ theme, room }) => ({
  container: `${room} / inline-size`,
  overflow: "hidden",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
}));

/**
 * One style sheet on the table instead of one styled component per cell: a page of 100 rows has
 * hundreds of cells, and each would cost a style lookup.
 */
export const Sheet = styled("table")(({ theme }) => {
  const { palette } = theme.vars;
  const hairline = `1px solid ${palette.divider}`;
  const actions = { display: "inline-flex", alignItems: "center", gap: 8 };
  return {
    ...theme.typography.body1,
    width: "100%",
    borderCollapse: "separate",
    borderSpacing: 0,
    // Columns keep their width whatever rows a search leaves.
    tableLayout: "fixed",
    "& thead th": {
      ...theme.typography.body2,
      height: 36,
      padding: "0 16px",
      textAlign: "left",
      whiteSpace: "nowrap",
      color: palette.text.secondary,
      backgroundColor: palette.background.sunken,
      borderBottom: hairline,
    },
    "& thead th > span": actions,
    "& tbody :is(th, td)": {
      height: 44,
      padding: "6px 16px",
      textAlign: "left",
      verticalAlign: "middle",
      fontWeight: theme.typography.fontWeightRegular,
      borderBottom: hairline,
      // A word breaks only where it is wider than a column, as some addresses are.
      overflowWrap: "break-word",
    },
    "& tbody tr:last-child > *": { borderBottom: 0 },
    "& tbody tr:hover > *": { backgroundColor: palette.action.hover },
    "& .tabular": TABULAR_FIGURES,
    // The narrow column of a check box.
    "& tbody [data-lead]": { lineHeight: 0 },
    "& [data-lead]": { width: LEAD_WIDTH, paddingRight: 0 },
    '& tbody tr[data-selected="true"] > *': { backgroundColor: palette.primary.soft },
    "& tbody tr[data-pressable]": { cursor: "pointer" },
    ...withoutRoom({
      "&, & tbody, & tbody :is(th, td)": { display: "block" },
      "& thead": { display: "none" },
      "& tbody tr": {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: 2,
        padding: "12px 16px",
        borderBottom: hairline,
      },
      "& tbody tr:last-child": { borderBottom: 0 },
      "& tbody :is(th, td)": { height: "auto", padding: 0, border: 0, minWidth: 0 },
      "& tbody tr:hover > *": { backgroundColor: "transparent" },
      // Whichever column names the row comes first.
      "& tbody th": { marginBottom: 4, order: -1 },
      "& tbody tr > th:only-child": { marginBottom: 0 },
      // A check box stands before the name.
      "& tbody tr[data-selected]": { gridTemplateColumns: "32px minmax(0, 1fr)" },
      "& tbody tr[data-selected] > *": { gridColumn: 2 },
      "& tbody tr[data-selected] > [data-lead]": { gridColumn: 1, gridRow: 1, width: "auto" },
      '& tbody tr[data-selected="true"]': { backgroundColor: palette.primary.soft },
      "& tbody tr[data-selected] > th:nth-of-type(1):last-child": { marginBottom: 0 },
      "& tbody [data-label]": {
        display: "grid",
        gridTemplateColumns: "minmax(6.5rem, max-content) minmax(0, 1fr)",
        gap: 8,
        fontSize: "0.875rem",
        lineHeight: "1.25rem",
      },
      // A label without a value says nothing.
      "& tbody [data-label]:is(:empty, :has(> div:only-child:empty))": { display: "none" },
      "& tbody [data-label]::before": {
        content: "attr(data-label)",
        color: palette.text.secondary,
        fontSize: "0.8125rem",
        letterSpacing: 0,
      },
    }),
  };
});

/** The name of a sortable column, pressed to sort. */
export const SortButton = styled("button")(({ theme }) => ({
  font: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  margin: "0 -4px",
  padding: "2px 4px",
  border: 0,
  borderRadius: 4,
  background: "none",
  cursor: "pointer",
  "& > svg": { opacity: 0 },
  "&:hover > svg, &:focus-visible > svg": { opacity: 0.6 },
  "&[data-sorted=true]": {
    color: theme.vars.palette.text.primary,
    fontWeight: theme.typography.fontWeightMedium,
  },
  "&[data-sorted=true] > svg": { opacity: 1 },
}));

/** Title at the left, what narrows the rows at the right. */
export const Toolbar = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "8px 12px",
  minHeight: 60,
  padding: "12px 16px",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "&:only-child": { borderBottom: 0 },
  [theme.breakpoints.down("sm")]: { padding: 12 },
}));

export const ToolbarTitle = styled("h2")(({ theme }) => ({
  ...theme.typography.h3,
  display: "flex",
  alignItems: "center",
  gap: 8,
  minWidth: 0,
  margin: "0 auto 0 0",
  overflowWrap: "anywhere",
  [theme.breakpoints.down("sm")]: { width: "100%" },
}));

/** Sorting and filtering where there is no head to press. */
export const HeadlessTools = styled("div")(({ theme }) => ({
  display: "none",
  alignItems: "center",
  ...withoutRoom({ display: "flex" }),
  // Under the search their signs begin where it does.
  [theme.breakpoints.down("sm")]: { marginLeft: -12 },
}));

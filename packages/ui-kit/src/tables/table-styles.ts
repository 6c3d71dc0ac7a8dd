import { styled } from "@mui/material/styles";
import { STUCK } from "../theme/components/rules.ts";
import { withoutRoom } from "./table-room.ts";
import type { TableRoom } from "./table-room.ts";

/** The card that holds toolbar, rows and pager, and knows how much room there is for columns. */
export const TableFrame = styled("section", { shouldForwardProp: (name) => name !== "room" })<{
  room: TableRoom;
}>(({ theme, room }) => ({
  container: `${room} / inline-size`,
  // Not hidden: the head of a grid sticks to the window.
  overflow: "clip",
  // Where a new page begins, below what stops at the top.
  scrollMarginTop: `calc(${STUCK} + 8px)`,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
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
  // Paper cannot be searched.
  "@media print": { "& > :not(h2)": { display: "none" }, "&:not(:has(> h2))": { display: "none" } },
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

/** Sorting where there is no head to press. */
export const HeadlessTools = styled("div")(({ theme }) => ({
  display: "none",
  alignItems: "center",
  ...withoutRoom({ display: "flex" }),
  // Under the search their signs begin where it does.
  [theme.breakpoints.down("sm")]: { marginLeft: -12 },
}));

import type { Components, Theme } from "@mui/material/styles";
import { WEIGHT } from "../tokens.ts";
import { PHONE, root } from "./rules.ts";

/** Cards, tables, tabs, progress and what stands in for content on its way. */
export const content: Components<Theme> = {
  MuiAvatar: root(({ typography }) => ({
    display: "inline-flex",
    color: "#FFFFFF",
    fontWeight: typography.fontWeightMedium,
  })),
  MuiCard: { defaultProps: { variant: "outlined" } },
  MuiCardHeader: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        gap: 8,
        padding: "12px 24px",
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        color: theme.vars.palette.text.secondary,
        [PHONE]: { padding: "12px 16px" },
      }),
      avatar: { margin: 0 },
      action: { alignSelf: "center", margin: 0 },
    },
  },
  MuiCardContent: root({
    flex: 1,
    display: "grid",
    alignContent: "start",
    gap: 16,
    "&, &:last-child": { padding: 24, [PHONE]: { padding: "24px 16px" } },
  }),
  MuiCardActions: {
    defaultProps: { disableSpacing: true },
    ...root((theme) => ({
      flexWrap: "wrap",
      gap: 12,
      padding: "16px 24px",
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      [PHONE]: { padding: 16, "& > *": { flex: "1 1 auto" } },
    })),
  },
  // Columns keep their width whatever rows a search leaves.
  MuiTable: root({ tableLayout: "fixed" }),
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        height: 44,
        padding: "6px 16px",
        borderColor: theme.vars.palette.divider,
        // A word breaks only where it is wider than a column, as some addresses are.
        overflowWrap: "break-word",
      }),
      head: ({ theme }) => ({
        ...theme.typography.body2,
        height: 36,
        padding: "0 16px",
        whiteSpace: "nowrap",
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.background.sunken,
      }),
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: {
        "&:hover, &:focus": { color: "inherit" },
        "&.Mui-active": { fontWeight: WEIGHT.strong },
      },
      icon: { width: 16, height: 16, marginRight: 0 },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        display: "block",
        height: "auto",
        border: 0,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        color: theme.vars.palette.text.secondary,
        fontVariantNumeric: "tabular-nums",
      }),
      toolbar: {
        flexWrap: "wrap",
        justifyContent: "flex-end",
        gap: "0 8px",
        padding: "2px 8px 2px 16px",
        [PHONE]: { justifyContent: "space-between", gap: 0, padding: "2px 0 2px 12px" },
      },
      spacer: { display: "none" },
      select: { minHeight: 0, [PHONE]: { lineHeight: "2.75rem" } },
      selectRoot: { margin: 0, [PHONE]: { marginLeft: -8 } },
      actions: { marginLeft: 0, "& .Mui-disabled > svg": { opacity: 0.4 } },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44 },
      list: { gap: 24, [PHONE]: { gap: 20 } },
      // An edge, which forced colours draw as well.
      indicator: ({ theme }) => ({
        height: 0,
        borderBottom: `2px solid ${theme.vars.palette.text.primary}`,
      }),
    },
  },
  MuiTab: root((theme) => ({
    ...theme.typography.body1,
    minWidth: 0,
    minHeight: 44,
    padding: 0,
    "&:hover, &.Mui-selected": { color: theme.vars.palette.text.primary },
    "&.Mui-selected": { fontWeight: WEIGHT.strong },
    // The row cuts off what reaches over it.
    "&:focus-visible": { outlineOffset: -2 },
  })),
  MuiLinearProgress: {
    styleOverrides: {
      root: {
        borderRadius: 2,
        "@media (forced-colors: active)": { border: "1px solid CanvasText" },
      },
      bar: { borderRadius: 2 },
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: "rounded" },
    styleOverrides: { rounded: { borderRadius: 4 } },
  },
};

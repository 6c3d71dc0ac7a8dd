import type { Components, Theme } from "@mui/material/styles";
import { WEIGHT } from "../tokens.ts";

/** Links, tables, tabs and progress. */
export const content: Components<Theme> = {
  MuiLink: {
    defaultProps: { underline: "hover" },
    styleOverrides: {
      root: ({ theme }) => ({
        textUnderlineOffset: 3,
        textDecorationThickness: 1,
        variants: [
          { props: { color: "primary" }, style: { color: theme.vars.palette.primary.text } },
        ],
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 44,
        padding: "6px 16px",
        fontSize: "inherit",
        lineHeight: "inherit",
        borderColor: theme.vars.palette.divider,
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
      root: ({ theme }) => ({
        "&.Mui-active": { color: theme.vars.palette.text.primary, fontWeight: WEIGHT.strong },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      indicator: ({ theme }) => ({ backgroundColor: theme.vars.palette.text.primary }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        minHeight: 44,
        padding: 0,
        ...theme.typography.body1,
        color: theme.vars.palette.text.secondary,
        "&.Mui-selected": {
          color: theme.vars.palette.text.primary,
          fontWeight: WEIGHT.strong,
        },
      }),
    },
  },
  MuiLinearProgress: { styleOverrides: { root: { height: 4, borderRadius: 2 } } },
};

import type { Components, Theme } from "@mui/material/styles";
import { PHONE } from "./phone.ts";

/** Cards: a quiet head, what it is about, and what can be done. */
export const cards: Components<Theme> = {
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
  MuiCardContent: {
    styleOverrides: {
      root: {
        flex: 1,
        display: "grid",
        alignContent: "start",
        gap: 16,
        "&, &:last-child": { padding: 24 },
        [PHONE]: { "&, &:last-child": { padding: "24px 16px" } },
      },
    },
  },
  MuiCardActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: "wrap",
        gap: 12,
        padding: "16px 24px",
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        [PHONE]: { padding: 16, "& > *": { flex: "1 1 auto" } },
      }),
    },
  },
};

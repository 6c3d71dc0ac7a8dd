import type { Components, Theme } from "@mui/material/styles";
import { PHONE } from "./phone.ts";

/** What lies on or over the page: dialogs, menus, tooltips, skeletons. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: "none" },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: theme.vars.palette.pop,
        [PHONE]: { margin: 12, maxHeight: "calc(100% - 24px)", width: "calc(100% - 24px)" },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h3,
        padding: "20px 24px 0",
        [PHONE]: { padding: "16px 16px 0" },
      }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        padding: "8px 24px 20px",
        [PHONE]: { padding: "8px 16px 16px" },
        // MUI takes the padding under a title away.
        ".MuiDialogTitle-root + &": { paddingTop: 8 },
      },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: "12px 16px",
        borderTop: `1px solid ${theme.vars.palette.divider}`,
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.scrim,
        "&.MuiBackdrop-invisible": { backgroundColor: "transparent" },
      }),
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: theme.vars.palette.pop,
      }),
    },
  },
  MuiMenu: {
    styleOverrides: { paper: { minWidth: 200 }, list: { padding: 4 } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        gap: 10,
        minHeight: 36,
        // MUI lets go of the height above its own breakpoint.
        [theme.breakpoints.up("sm")]: { minHeight: 36 },
        padding: "6px 10px",
        borderRadius: 6,
        color: theme.vars.palette.text.primary,
        "& svg": { color: theme.vars.palette.text.secondary },
        "&:hover, &.Mui-focusVisible": { backgroundColor: theme.vars.palette.action.hover },
        "&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible": {
          backgroundColor: theme.vars.palette.action.selected,
        },
        // The gap of the ring would be cut off by the menu's edge.
        "&:focus-visible": { outlineOffset: -2 },
        [PHONE]: { minHeight: 44 },
      }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.body2,
        maxWidth: 280,
        padding: "6px 10px",
        borderRadius: 6,
        color: "#FFFFFF",
        backgroundColor: theme.vars.palette.tooltip,
        boxShadow: theme.vars.palette.pop,
      }),
      arrow: ({ theme }) => ({ color: theme.vars.palette.tooltip }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: "pulse" },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.action.selected,
        "@media (prefers-reduced-motion: reduce)": { animation: "none" },
      }),
      rounded: { borderRadius: 4 },
    },
  },
};

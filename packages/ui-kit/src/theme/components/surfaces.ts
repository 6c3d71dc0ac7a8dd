import type { Components, Theme } from "@mui/material/styles";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { createElement } from "react";
import { PHONE } from "./phone.ts";

const drawn = (icon: LucideIcon, size = 18) =>
  createElement(icon, { size, strokeWidth: 1.75, "aria-hidden": true });

/** What lies on or over the page: alerts, dialogs, menus, tooltips, skeletons. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: "none" },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiAlert: {
    defaultProps: {
      iconMapping: {
        error: drawn(CircleAlert),
        info: drawn(Info),
        success: drawn(CircleCheck),
        warning: drawn(TriangleAlert),
      },
      slots: { closeIcon: () => drawn(X, 16) },
    },
    styleOverrides: {
      // `standard` in the soft tone, `outlined` on paper, `filled` on ink whatever its colour.
      root: ({ theme, ownerState: { color, severity = "success", variant } }) => {
        const { palette } = theme.vars;
        const tone = palette[color ?? severity];
        const looks = {
          standard: { borderColor: "transparent", backgroundColor: tone.soft },
          outlined: {
            borderColor: palette.divider,
            backgroundColor: palette.background.paper,
          },
          filled: {
            borderColor: palette.nav.bg,
            color: palette.nav.strong,
            backgroundColor: palette.nav.bg,
            "& a": { color: palette.nav.accent },
          },
        };
        return {
          ...theme.typography.body1,
          padding: "10px 12px",
          border: "1px solid",
          color: palette.text.primary,
          "& .MuiAlert-icon, & .MuiAlertTitle-root": { color: tone.text },
          ...looks[variant ?? "standard"],
          ...(variant === "filled" && { "& .MuiAlert-icon": { color: palette.nav.strong } }),
        };
      },
      icon: { marginRight: 10, padding: "1px 0 0", opacity: 1 },
      message: {
        flex: 1,
        maxWidth: "120ch",
        padding: 0,
        overflow: "visible",
        overflowWrap: "anywhere",
      },
      // The cross is higher than the line it stands in.
      action: {
        margin: "-4px -4px -4px auto",
        padding: "0 0 0 8px",
        [PHONE]: { marginBlock: -9 },
      },
    },
  },
  MuiAlertTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.subtitle1, margin: 0 }) },
  },
  MuiSnackbar: {
    styleOverrides: {
      // Several stand one under the other; what holds them says where.
      root: ({ theme }) => ({
        position: "static",
        width: 360,
        maxWidth: "100%",
        transform: "none",
        pointerEvents: "auto",
        "& .MuiAlert-root": { flex: 1, boxShadow: theme.vars.palette.pop },
        // A button behind the words.
        "& .MuiAlert-message": { display: "flex", justifyContent: "space-between", gap: 8 },
        "& .MuiAlert-message > .MuiButton-root": { flex: "none", margin: "-8px 0" },
      }),
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
    defaultProps: { animation: "pulse", variant: "rounded" },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.action.selected,
        "@media (prefers-reduced-motion: reduce)": { animation: "none" },
      }),
      rounded: { borderRadius: 4 },
    },
  },
};

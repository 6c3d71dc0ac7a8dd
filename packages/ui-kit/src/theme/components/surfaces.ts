import type { Components, Theme } from "@mui/material/styles";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { createElement } from "react";
import { PHONE, root } from "./rules.ts";

const drawn = (icon: LucideIcon, size = 18) =>
  createElement(icon, { size, strokeWidth: 1.75, "aria-hidden": true });

/** What floats has an edge beside its shadow. */
const edge = ({ theme }: { theme: Theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
});

/** What lies on or over the page: alerts, notices, dialogs, menus, tooltips. */
export const surfaces: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, ...root({ backgroundImage: "none" }) },
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
      root: ({ theme, ownerState: { color, severity = "success" } }) => {
        const { palette } = theme.vars;
        const tone = palette[color ?? severity];
        return {
          ...theme.typography.body1,
          padding: "10px 12px",
          border: "1px solid transparent",
          color: palette.text.primary,
          backgroundColor: tone.soft,
          "& .MuiAlert-icon, & .MuiAlertTitle-root": { color: tone.text },
          variants: [
            {
              props: { variant: "outlined" },
              style: { borderColor: palette.divider, backgroundColor: palette.background.paper },
            },
            {
              props: { variant: "filled" },
              style: {
                color: palette.nav.strong,
                backgroundColor: palette.nav.bg,
                "& .MuiAlert-icon": { color: palette.nav.strong },
                "& a": { color: palette.nav.accent },
              },
            },
          ],
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
  MuiAlertTitle: root((theme) => ({ ...theme.typography.subtitle1, margin: 0 })),
  // Several stand one under the other; what holds them says where.
  MuiSnackbar: root((theme) => ({
    position: "static",
    width: 360,
    maxWidth: "100%",
    transform: "none",
    pointerEvents: "auto",
    "& .MuiAlert-root": { flex: 1, boxShadow: theme.vars.palette.pop },
    // A button behind the words.
    "& .MuiAlert-message": { display: "flex", justifyContent: "space-between", gap: 8 },
    "& .MuiAlert-message > .MuiButton-root": { flex: "none", margin: "-8px 0" },
  })),
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        ...edge({ theme }),
        [PHONE]: { margin: 12, maxHeight: "calc(100% - 24px)", width: "calc(100% - 24px)" },
      }),
    },
  },
  MuiDialogTitle: root({ padding: "20px 24px 0", [PHONE]: { padding: "16px 16px 0" } }),
  MuiDialogContent: root({
    padding: "8px 24px 20px",
    [PHONE]: { padding: "8px 16px 16px" },
    // MUI takes the padding under a title away.
    ".MuiDialogTitle-root + &": { paddingTop: 8 },
  }),
  MuiDialogActions: root((theme) => ({
    padding: "12px 16px",
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  })),
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: "rgb(14 18 25 / 56%)" },
      invisible: { backgroundColor: "transparent" },
    },
  },
  MuiPopover: { styleOverrides: { paper: edge } },
  MuiMenu: { styleOverrides: { paper: { minWidth: 200 }, list: { padding: 4 } } },
  MuiMenuItem: root((theme) => ({
    gap: 10,
    // MUI lets go of the height above its own breakpoint.
    minHeight: 36,
    [theme.breakpoints.up("sm")]: { minHeight: 36 },
    [PHONE]: { minHeight: 44 },
    padding: "6px 10px",
    borderRadius: 6,
    "& svg": { color: theme.vars.palette.text.secondary },
    "&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible": {
      backgroundColor: theme.vars.palette.action.selected,
    },
    // The gap of the ring would be cut off by the menu's edge.
    "&:focus-visible": { outlineOffset: -2 },
  })),
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.body2,
        maxWidth: 280,
        padding: "6px 10px",
        borderRadius: 6,
        boxShadow: theme.vars.palette.pop,
      }),
    },
  },
};

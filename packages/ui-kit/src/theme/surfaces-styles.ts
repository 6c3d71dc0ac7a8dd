import { TABULAR_FIGURES, WEIGHT } from "./tokens.ts";
import { PHONE, root, type ThemeComponents } from "./common-styles.ts";

export const surfaces: ThemeComponents = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      // Floating surfaces have a border and a shadow.
      root: ({ theme, ownerState: { elevation = 0 } }) => ({
        backgroundImage: "none",
        ...(elevation > 0 && { border: `1px solid ${theme.vars.palette.divider}` }),
      }),
    },
  },
  MuiAvatar: root(({ typography }) => ({
    display: "inline-flex",
    color: "#FFFFFF",
    fontWeight: typography.fontWeightMedium,
    // A lower line would be rounded up, and the initials with it.
    lineHeight: "normal",
    "@media print": { display: "none" },
  })),
  MuiCard: { defaultProps: { variant: "outlined" } },
  MuiCardHeader: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 45,
        padding: "12px 24px",
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        color: theme.vars.palette.text.secondary,
        [PHONE]: { padding: "12px 16px" },
      }),
      avatar: { marginRight: 8 },
      action: { display: "flex", alignItems: "center", gap: 12, alignSelf: "center", margin: 0 },
    },
  },
  MuiCardContent: root({
    flex: 1,
    display: "grid",
    alignContent: "start",
    gap: 16,
    "&, &:last-child": { padding: 24, [PHONE]: { padding: "24px 16px" } },
  }),
  // Columns keep their width when a search changes the rows.
  MuiTable: root({ tableLayout: "fixed" }),
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        height: 44,
        padding: "6px 16px",
        borderColor: theme.vars.palette.divider,
        // Breaks only words wider than a column, such as addresses.
        overflowWrap: "break-word",
        "@media print": { height: "auto", paddingBlock: 4 },
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
      root: { "&.Mui-active": { fontWeight: WEIGHT.strong } },
      icon: { width: 16, height: 16, marginRight: 0, "@media print": { display: "none" } },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        ...TABULAR_FIGURES,
        display: "block",
        height: "auto",
        border: 0,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        color: theme.vars.palette.text.secondary,
        "@media print": { display: "none" },
      }),
      toolbar: { flexWrap: "wrap", justifyContent: "flex-end", [PHONE]: { paddingLeft: 12 } },
      spacer: { display: "none" },
      selectRoot: { margin: "0 8px 0 0" },
      actions: {
        marginLeft: 0,
        // An icon that grows with the text size stays inside its button.
        "& svg": { maxWidth: "100%" },
        "& .Mui-disabled > svg": { opacity: 0.4 },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44 },
      list: { gap: 24, [PHONE]: { gap: 16 } },
      // Forced colours also draw a border.
      indicator: ({ theme }) => ({
        height: 0,
        borderBottom: `2px solid ${theme.vars.palette.text.primary}`,
      }),
    },
  },
  MuiTab: root((theme) => ({
    ...theme.typography.body1,
    [PHONE]: { fontSize: theme.typography.body2.fontSize },
    minWidth: 0,
    minHeight: 44,
    padding: 0,
    "&:hover, &.Mui-selected": { color: theme.vars.palette.text.primary },
    "&.Mui-selected": { fontWeight: WEIGHT.strong },
    // The row clips what overflows.
    "&.Mui-focusVisible": { outlineOffset: -2 },
  })),
  MuiLinearProgress: root({
    borderRadius: 2,
    "@media (forced-colors: active)": { border: "1px solid CanvasText" },
  }),
  MuiSkeleton: {
    defaultProps: { variant: "rounded" },
    ...root({ "@media print": { height: "auto", "&&::before": { content: '"…"' } } }),
  },
  MuiAlert: {
    styleOverrides: {
      // `standard` in the soft tone, `outlined` on paper, `filled` always dark.
      root: ({ theme, ownerState: { color, severity = "success" } }) => {
        const { palette } = theme.vars;
        const tone = palette[color ?? severity];
        return {
          ...theme.typography.body1,
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
      icon: { padding: "9px 0", fontSize: 18 },
      message: { flex: 1, maxWidth: "120ch", overflow: "visible", overflowWrap: "anywhere" },
    },
  },
  // Their container positions several snackbars.
  MuiSnackbar: root((theme) => ({
    position: "static",
    width: 360,
    maxWidth: "100%",
    transform: "none",
    pointerEvents: "auto",
    "& .MuiAlert-root": { flex: 1, boxShadow: theme.vars.palette.pop },
    "& .MuiAlert-message": { display: "flex", justifyContent: "space-between", gap: 8 },
    "& .MuiAlert-message > .MuiButton-root": { flex: "none", margin: "-8px 0" },
  })),
  MuiDialog: {
    styleOverrides: {
      paper: {
        [PHONE]: { margin: 12, maxHeight: "calc(100% - 24px)", width: "calc(100% - 24px)" },
      },
    },
  },
  MuiDialogTitle: root({ [PHONE]: { paddingInline: 16 } }),
  MuiDialogContent: root({ [PHONE]: { paddingInline: 16 } }),
  MuiDialogActions: root((theme) => ({
    // Ends where the content does.
    padding: "12px 24px",
    [PHONE]: { padding: "12px 16px" },
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  })),
  MuiMenu: { styleOverrides: { paper: { minWidth: 200 } } },
  MuiMenuItem: root((theme) => ({
    gap: 10,
    // A status icon keeps its own colour.
    ":where(& svg)": { color: theme.vars.palette.text.secondary },
    "&[aria-checked] > svg:last-child": { marginLeft: "auto" },
    // Also for a link, whose own ring the menu would clip.
    "&.Mui-focusVisible": { outlineOffset: -2 },
  })),
  MuiTooltip: { styleOverrides: { tooltip: ({ theme }) => theme.typography.body2 } },
};

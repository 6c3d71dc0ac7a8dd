import type { Components, Theme } from "@mui/material/styles";
import { MEASURE } from "../tokens.ts";
import { root } from "./rules.ts";

/** The sidebar, the title bar and the trail. */
export const navigation: Components<Theme> = {
  MuiDrawer: {
    styleOverrides: {
      docked: {
        "& > .MuiDrawer-paper": { width: "inherit" },
        "@media print": { display: "none" },
      },
      paper: ({ theme }) => ({
        width: MEASURE.drawer,
        maxWidth: "calc(100vw - 48px)",
        border: 0,
        overflow: "hidden auto",
        scrollbarWidth: "thin",
        scrollbarColor: `${theme.vars.palette.nav.active} transparent`,
        color: theme.vars.palette.nav.text,
        backgroundColor: theme.vars.palette.nav.bg,
        "& .MuiButtonBase-root:focus-visible": { outlineColor: theme.vars.palette.nav.accent },
        "& .MuiListSubheader-root": {
          padding: "0 8px 6px",
          color: theme.vars.palette.nav.label,
          backgroundColor: "transparent",
        },
        ...theme.applyStyles("dark", {
          borderRight: `1px solid ${theme.vars.palette.nav.line}`,
        }),
      }),
    },
  },
  MuiListItemButton: root((theme) => {
    const { nav, primary } = theme.vars.palette;
    return {
      gap: 12,
      minHeight: 34,
      marginBottom: 2,
      padding: "6px 8px",
      borderRadius: theme.vars.shape.borderRadius,
      transition: "none",
      "& svg": { flex: "none", color: nav.label },
      "&:hover": { color: nav.strong, backgroundColor: nav.hover },
      "&.Mui-focusVisible": { backgroundColor: "transparent" },
      "&.Mui-selected, &.Mui-selected:hover": {
        color: nav.strong,
        fontWeight: theme.typography.fontWeightMedium,
        backgroundColor: nav.active,
        "& svg": { color: nav.strong },
      },
      "&[data-highlight]": {
        color: nav.strong,
        // A frame, for the ground says which page is open.
        boxShadow: `inset 0 0 0 1px ${nav.goHover}`,
        "& svg": { color: nav.accent },
        "&:hover": { backgroundColor: nav.go },
      },
      "&[data-highlight].Mui-selected": {
        boxShadow: "none",
        backgroundColor: primary.main,
        "& svg": { color: nav.strong },
      },
    };
  }),
  MuiAppBar: {
    defaultProps: { position: "sticky", color: "inherit", elevation: 0 },
    ...root((theme) => ({
      flexDirection: "row",
      alignItems: "center",
      flex: "none",
      minHeight: MEASURE.topBar,
      backgroundColor: theme.vars.palette.background.paper,
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      "@media print": { display: "none" },
    })),
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        color: theme.vars.palette.text.secondary,
      }),
      ol: { flexWrap: "nowrap" },
      li: {
        display: "flex",
        minWidth: 0,
        // The list is short and always readable; the name gives way.
        "&:first-of-type": { flex: "none" },
        // 24 px high to the finger, reaching into the room above: the line itself takes no more than its
        // letters.
        "& > *": {
          padding: "6px 0 2px",
          margin: "-6px 0 -2px",
          overflow: "hidden",
          textOverflow: "ellipsis",
          whiteSpace: "nowrap",
        },
      },
      separator: { flex: "none", marginInline: 4 },
    },
  },
};

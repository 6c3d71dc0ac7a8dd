import { LINK_LINE, MEASURE, TABULAR_FIGURES, TEXT } from "./tokens.ts";
import { focusRing, PHONE, root, TOUCH, type ThemeComponents } from "./common-styles.ts";

const bodySize = ({ size, line }: { size: number; line: number }) => ({
  "--body-size": `${size / 16}rem`,
  "--body-line": `calc(${line} / ${size})`,
});

export const page: ThemeComponents = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: {
        ...bodySize(TEXT.body),
        [PHONE]: bodySize(TEXT.bodyPhone),
      },
      body: { textRendering: "optimizeLegibility" },
      // The page's background extends into the margins of paper.
      "@media print": {
        ":root": { colorScheme: "light !important" },
        "html, body": { background: "#fff !important" },
      },
      ":focus-visible": {
        ...focusRing(theme),
        borderRadius: theme.vars.shape.borderRadius,
      },
      // While a page shows skeletons, the footer would move with each part that loads.
      "main:has(.MuiSkeleton-root) + footer": { visibility: "hidden" },
      time: { whiteSpace: "nowrap", ...TABULAR_FIGURES },
      "@media (prefers-reduced-motion: reduce)": {
        "*, *::before, *::after": {
          animationDuration: "0.01ms !important",
          animationIterationCount: "1 !important",
          // A duration alone would change each element a frame later than its parent.
          transition: "none !important",
          scrollBehavior: "auto !important",
        },
      },
    }),
  },
  MuiLink: {
    defaultProps: { underline: "always" },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        variants: [
          { props: { color: "primary" }, style: { color: vars.palette.primary.text } },
          {
            props: { color: "textPrimary" },
            style: { "&:hover": { color: vars.palette.primary.text } },
          },
        ],
      }),
      underlineAlways: LINK_LINE,
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // It waits for a response, and keeps the focus.
    ...root(() => ({ "&[aria-disabled=true]": { cursor: "progress" } })),
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    ...root(({ vars: { palette } }) => ({
      minWidth: 0,
      minHeight: 36,
      [TOUCH]: { minHeight: 44 },
      "@media print": { display: "none" },
      variants: [
        { props: { size: "large" }, style: { minHeight: 40, fontSize: "0.875rem" } },
        {
          props: { variant: "text", color: "primary" },
          style: { color: palette.primary.text },
        },
        {
          props: { variant: "outlined" },
          style: {
            color: palette.text.primary,
            borderColor: palette.control,
            backgroundColor: palette.background.paper,
            "&:hover": { backgroundColor: palette.action.hover },
          },
        },
        {
          props: { variant: "contained", color: "error" },
          style: { "&, &:hover": { backgroundColor: palette.danger } },
        },
      ],
    })),
  },
  MuiIconButton: root((theme) => ({
    width: 36,
    height: 36,
    padding: 0,
    borderRadius: theme.vars.shape.borderRadius,
    // Also where MUI inherits a colour, such as in an alert.
    color: theme.vars.palette.text.secondary,
    "&:hover": {
      color: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.action.hover,
    },
    [TOUCH]: { width: 44, height: 44 },
    // Nobody presses paper.
    "@media print": { display: "none" },
    variants: [
      {
        props: { size: "small" },
        style: { width: 28, height: 28, [TOUCH]: { width: 44, height: 44 } },
      },
    ],
  })),
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
        colorScheme: "dark",
        overflowX: "hidden",
        scrollbarWidth: "thin",
        color: theme.vars.palette.nav.text,
        backgroundColor: theme.vars.palette.nav.bg,
        "& .MuiButtonBase-root.Mui-focusVisible": { outlineColor: theme.vars.palette.nav.accent },
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
      // A clicked entry is highlighted until its page has loaded.
      "&:hover, &[data-coming]": { color: nav.strong, backgroundColor: nav.hover },
      "&.Mui-selected, &.Mui-selected:hover": {
        color: nav.strong,
        fontWeight: theme.typography.fontWeightMedium,
        backgroundColor: nav.active,
        "& svg": { color: nav.strong },
      },
      "&[data-highlight]": {
        // Only the background marks the open page.
        color: nav.strong,
        "& svg": { color: nav.accent },
        "&:hover": { backgroundColor: nav.go },
      },
      "&[data-highlight].Mui-selected": {
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
      minHeight: MEASURE.topBar,
      backgroundColor: theme.vars.palette.background.paper,
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      "@media print": { position: "static", border: 0, "& button": { display: "none" } },
    })),
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: ({ theme }) => theme.typography.caption,
      ol: { flexWrap: "nowrap" },
      li: {
        display: "flex",
        minWidth: 0,
        // The list stays readable; the name is truncated.
        "&:first-of-type": { flex: "none" },
        // A touch target of 24 px that extends above the line.
        "& > *": { minWidth: 0, padding: "6px 0 2px", margin: "-6px 0 -2px" },
        // A link's target extends over its edges, which truncate its text.
        "& > span, & > a > span": {
          display: "block",
          overflow: "hidden",
          textOverflow: "ellipsis",
          whiteSpace: "nowrap",
        },
      },
      separator: { flex: "none", marginInline: 4 },
    },
  },
};

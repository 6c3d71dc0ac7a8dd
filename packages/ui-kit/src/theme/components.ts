import type { Components, Theme } from "@mui/material/styles";
import { BREAKPOINT, TABULAR_FIGURES, WEIGHT } from "./tokens.ts";
import { BODY_SIZE } from "./typography.ts";

const PHONE = `@media (max-width:${BREAKPOINT.sm - 0.05}px)`;

/** The bare elements of a page: text, focus ring, dates. */
const baseline: Components<Theme>["MuiCssBaseline"] = {
  styleOverrides: (theme) => ({
    html: {
      WebkitTextSizeAdjust: "100%",
      colorScheme: "light",
      ...BODY_SIZE.wide,
      [PHONE]: BODY_SIZE.phone,
    },
    'html[data-theme="dark"]': { colorScheme: "dark" },
    body: {
      fontOpticalSizing: "auto",
      textRendering: "optimizeLegibility",
      WebkitFontSmoothing: "antialiased",
    },
    ":focus-visible": {
      outline: `2px solid ${theme.vars.palette.focus}`,
      outlineOffset: 2,
      borderRadius: theme.vars.shape.borderRadius,
    },
    time: { whiteSpace: "nowrap", ...TABULAR_FIGURES },
    "@media (prefers-reduced-motion: reduce)": {
      "*, *::before, *::after": {
        animationDuration: "0.01ms !important",
        animationIterationCount: "1 !important",
        transitionDuration: "0.01ms !important",
        scrollBehavior: "auto !important",
      },
    },
  }),
};

const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        "&:focus-visible": {
          outline: `2px solid ${theme.vars.palette.focus}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        minHeight: 36,
        padding: "6px 14px",
        gap: theme.spacing(1),
        "&.Mui-disabled": {
          color: theme.vars.palette.text.tertiary,
          backgroundColor: theme.vars.palette.action.disabledBackground,
          borderColor: "transparent",
        },
        [PHONE]: { minHeight: 44 },
        variants: [
          {
            props: { size: "large" },
            style: {
              fontSize: theme.typography.button.fontSize,
              minHeight: 40,
              padding: "8px 18px",
            },
          },
          {
            props: { variant: "text" },
            style: {
              padding: "6px 10px",
              color: theme.vars.palette.primary.text,
              "&:hover": { backgroundColor: theme.vars.palette.action.hover },
              "&.Mui-disabled": { backgroundColor: "transparent" },
            },
          },
          {
            props: { variant: "text", color: "error" },
            style: {
              color: theme.vars.palette.error.text,
              "&:hover": { backgroundColor: theme.vars.palette.error.soft },
            },
          },
          {
            props: { variant: "outlined" },
            style: {
              color: theme.vars.palette.text.primary,
              borderColor: theme.vars.palette.control,
              backgroundColor: theme.vars.palette.background.paper,
              "&:hover": {
                borderColor: theme.vars.palette.control,
                backgroundColor: theme.vars.palette.action.hover,
              },
            },
          },
          {
            props: { variant: "contained", color: "error" },
            style: {
              color: theme.vars.palette.error.contrastText,
              backgroundColor: theme.vars.palette.error.fill,
              "&:hover": { backgroundColor: theme.vars.palette.error.fill },
            },
          },
        ],
      }),
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 36,
        height: 36,
        padding: 0,
        borderRadius: theme.vars.shape.borderRadius,
        color: theme.vars.palette.text.secondary,
        "&:hover": {
          color: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.action.hover,
        },
        [PHONE]: { width: 44, height: 44 },
        variants: [
          {
            props: { size: "small" },
            style: { width: 28, height: 28, [PHONE]: { width: 40, height: 40 } },
          },
        ],
      }),
    },
  },
};

const fields: Components<Theme> = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 36,
        backgroundColor: theme.vars.palette.background.paper,
        "& .MuiOutlinedInput-notchedOutline": { borderColor: theme.vars.palette.control },
        "&:hover .MuiOutlinedInput-notchedOutline": { borderColor: theme.vars.palette.control },
        "&.Mui-focused .MuiOutlinedInput-notchedOutline": {
          borderColor: theme.vars.palette.focus,
          borderWidth: 2,
        },
        "&.Mui-error .MuiOutlinedInput-notchedOutline": {
          borderColor: theme.vars.palette.error.main,
          borderWidth: 2,
        },
        "&.Mui-disabled": { backgroundColor: theme.vars.palette.background.sunken },
        "&.Mui-disabled .MuiOutlinedInput-notchedOutline": {
          borderColor: theme.vars.palette.divider,
        },
        [PHONE]: { minHeight: 44 },
      }),
      input: ({ theme }) => ({
        padding: "7px 12px",
        height: "auto",
        // The edge of the field is the ring; a second one inside it would be noise.
        "&:focus-visible": { outline: 0 },
        "&::placeholder": { color: theme.vars.palette.text.tertiary, opacity: 1 },
        "&.Mui-disabled": { WebkitTextFillColor: theme.vars.palette.text.tertiary },
        // Sixteen pixels keep iOS from zooming into the field.
        [PHONE]: { fontSize: "1rem" },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle2,
        color: theme.vars.palette.text.primary,
        "&.Mui-focused, &.Mui-error": { color: theme.vars.palette.text.primary },
        "&.Mui-disabled": { color: theme.vars.palette.text.tertiary },
      }),
      asterisk: ({ theme }) => ({
        color: theme.vars.palette.error.text,
        fontWeight: WEIGHT.regular,
      }),
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        margin: "6px 0 0",
        color: theme.vars.palette.text.secondary,
        "&.Mui-error": { color: theme.vars.palette.error.text },
      }),
    },
  },
};

const surfaces: Components<Theme> = {
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

const content: Components<Theme> = {
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

/** How MUI's own components take on the tokens. Styles only: no component is imported here. */
export const components: Components<Theme> = {
  MuiCssBaseline: baseline,
  ...buttons,
  ...fields,
  ...surfaces,
  ...content,
};

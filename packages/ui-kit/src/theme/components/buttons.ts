import type { Components, Theme } from "@mui/material/styles";
import { TABULAR_FIGURES } from "../tokens.ts";
import { PHONE, root } from "./rules.ts";

/** The bare elements of a page, links, and buttons of every kind. */
export const buttons: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: {
        "--body-size": "0.875rem",
        "--body-line": "calc(20 / 14)",
        [PHONE]: { "--body-size": "0.9375rem", "--body-line": "calc(22 / 15)" },
      },
      body: { textRendering: "optimizeLegibility" },
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
          // A duration alone would make every element pass a change on a frame later than its parent.
          transition: "none !important",
          scrollBehavior: "auto !important",
        },
      },
    }),
  },
  MuiLink: {
    defaultProps: { underline: "hover" },
    ...root((theme) => ({
      textUnderlineOffset: 3,
      textDecorationThickness: 1,
      variants: [
        { props: { color: "primary" }, style: { color: theme.vars.palette.primary.text } },
      ],
    })),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    ...root((theme) => ({
      "&:focus-visible": { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
    })),
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => {
        const { action, background, control, danger, error, primary, text } = theme.vars.palette;
        return {
          minWidth: 0,
          minHeight: 36,
          padding: "6px 14px",
          gap: 8,
          [PHONE]: { minHeight: 44 },
          variants: [
            {
              props: { size: "large" },
              style: {
                minHeight: 40,
                padding: "8px 18px",
                fontSize: theme.typography.button.fontSize,
              },
            },
            {
              props: { variant: "text" },
              style: {
                padding: "6px 10px",
                color: primary.text,
                "&:hover": { backgroundColor: action.hover },
              },
            },
            {
              props: { variant: "text", color: "error" },
              style: { color: error.text, "&:hover": { backgroundColor: error.soft } },
            },
            {
              props: { variant: "outlined" },
              style: {
                color: text.primary,
                borderColor: control,
                backgroundColor: background.paper,
                "&:hover": { borderColor: control, backgroundColor: action.hover },
                "&.Mui-disabled": { backgroundColor: action.disabledBackground },
              },
            },
            {
              props: { variant: "contained", color: "error" },
              style: { "&, &:hover": { backgroundColor: danger } },
            },
          ],
        };
      },
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
  },
  MuiIconButton: root((theme) => ({
    width: 36,
    height: 36,
    padding: 0,
    borderRadius: theme.vars.shape.borderRadius,
    // Also where MUI gives it the colour around it, such as the cross of an alert.
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
  })),
};

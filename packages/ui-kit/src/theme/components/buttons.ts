import type { Components, Theme } from "@mui/material/styles";
import { PHONE } from "./phone.ts";

/** Buttons of every kind. */
export const buttons: Components<Theme> = {
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

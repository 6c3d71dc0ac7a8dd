import type { Components, Theme } from "@mui/material/styles";
import { WEIGHT } from "../tokens.ts";
import { PHONE } from "./phone.ts";

/** Text fields and what else a form is filled in with. */
export const fields: Components<Theme> = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 36,
        backgroundColor: theme.vars.palette.background.paper,
        // The label stands above, so the edge has no gap for it.
        "& .MuiOutlinedInput-notchedOutline": {
          top: 0,
          borderColor: theme.vars.palette.control,
          "& > legend": { display: "none" },
        },
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
  MuiInputLabel: {
    // `required: false`: the sign is drawn below, so that it is in no label's text.
    defaultProps: { shrink: true, required: false },
    styleOverrides: {
      root: {
        position: "static",
        marginBottom: 6,
        maxWidth: "none",
        overflow: "visible",
        transform: "none",
        whiteSpace: "normal",
        overflowWrap: "anywhere",
        userSelect: "auto",
      },
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

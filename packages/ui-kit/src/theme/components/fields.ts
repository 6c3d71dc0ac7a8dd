import type { Components, Theme } from "@mui/material/styles";
import { PHONE } from "./phone.ts";

/** Stands behind the label of what has to be filled in; drawn, so that it is in no accessible name. */
export const requiredSign = (theme: Theme) => ({
  content: ['" *"', '" *" / ""'],
  color: theme.vars.palette.error.main,
  fontWeight: theme.typography.fontWeightRegular,
});

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
        "&.Mui-error .MuiOutlinedInput-notchedOutline": {
          borderColor: theme.vars.palette.error.main,
          borderWidth: 2,
        },
        "&.Mui-focused .MuiOutlinedInput-notchedOutline": {
          borderColor: theme.vars.palette.focus,
          borderWidth: 2,
        },
        "&.Mui-disabled, &.MuiInputBase-readOnly": {
          backgroundColor: theme.vars.palette.background.sunken,
        },
        "&.Mui-disabled .MuiOutlinedInput-notchedOutline": {
          borderColor: theme.vars.palette.divider,
        },
        "&.MuiInputBase-adornedStart": { paddingLeft: 12 },
        "&.MuiInputBase-adornedEnd": { paddingRight: 12, "&:has(button)": { paddingRight: 4 } },
        [PHONE]: { minHeight: 44 },
      }),
      input: ({ theme }) => ({
        padding: "7px 12px",
        ".MuiInputBase-adornedStart > &": { paddingLeft: 0 },
        height: "auto",
        textOverflow: "ellipsis",
        // The edge of the field is the ring; a second one inside it would be noise.
        "&:focus-visible": { outline: 0 },
        "&::placeholder": { color: theme.vars.palette.text.tertiary, opacity: 1 },
        "&.Mui-disabled": { WebkitTextFillColor: theme.vars.palette.text.tertiary },
        // Browsers paint filled-in fields blue or yellow; this keeps their text readable in both schemes.
        "&:-webkit-autofill": {
          WebkitTextFillColor: theme.vars.palette.text.primary,
          WebkitBoxShadow: `inset 0 0 0 100px ${theme.vars.palette.primary.soft}`,
        },
        "&::-ms-reveal": { display: "none" },
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
        "&.Mui-focused, &.Mui-error, &.Mui-disabled": { color: theme.vars.palette.text.primary },
        "legend&": { marginBottom: 6 },
        ".MuiFormControl-root:has(> .MuiInputBase-root > :required) > &::after":
          requiredSign(theme),
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
  MuiSelect: {
    // What stands for no choice is an option like any other.
    defaultProps: { displayEmpty: true },
    styleOverrides: {
      select: ({ theme }) => ({
        minHeight: 0,
        "&:has(+ [value=''])": { color: theme.vars.palette.text.tertiary },
      }),
    },
  },
  MuiFormGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: "nowrap",
        // The frame around switches: a lone switch without it would float.
        "&:not(.MuiRadioGroup-root)": {
          border: `1px solid ${theme.vars.palette.divider}`,
          borderRadius: theme.vars.shape.borderRadius,
          backgroundColor: theme.vars.palette.background.paper,
          "& > * + *": { borderTop: `1px solid ${theme.vars.palette.divider}` },
        },
      }),
    },
  },
  // Parts the options of a list or menu.
  MuiListSubheader: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        padding: "6px 16px",
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.background.sunken,
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { margin: "0 16px 0 0", minHeight: 36, [PHONE]: { minHeight: 44 } },
      label: ({ theme }) => ({
        minWidth: 0,
        overflowWrap: "anywhere",
        "&.Mui-disabled": { color: theme.vars.palette.text.tertiary },
      }),
      // A switch at the end of its row, which is its target.
      labelPlacementStart: {
        display: "flex",
        justifyContent: "space-between",
        gap: 12,
        minHeight: 44,
        margin: 0,
        padding: "4px 16px",
        "&:has([aria-readonly])": { cursor: "default" },
        [PHONE]: { padding: "10px 16px" },
      },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 8,
        color: theme.vars.palette.control,
        "&.Mui-disabled": { color: theme.vars.palette.divider },
        "& .MuiSvgIcon-root": { fontSize: 20 },
        [PHONE]: { padding: 12 },
      }),
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 8,
        marginLeft: -8,
        color: theme.vars.palette.control,
        "& .MuiSvgIcon-root": { fontSize: 20 },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 32, height: 20, padding: 0, overflow: "visible" },
      switchBase: ({ theme }) => ({
        padding: 4,
        color: theme.vars.palette.control,
        "&:hover": { backgroundColor: "transparent" },
        "&.Mui-checked": {
          transform: "translateX(12px)",
          color: theme.vars.palette.primary.contrastText,
          "&:hover": { backgroundColor: "transparent" },
          "& + .MuiSwitch-track": {
            opacity: 1,
            borderColor: theme.vars.palette.primary.main,
            backgroundColor: theme.vars.palette.primary.main,
          },
        },
        "&.Mui-focusVisible + .MuiSwitch-track": {
          outline: `2px solid ${theme.vars.palette.focus}`,
          outlineOffset: 2,
        },
        "&.Mui-disabled": {
          color: theme.vars.palette.text.tertiary,
          "& + .MuiSwitch-track": {
            opacity: 1,
            borderColor: theme.vars.palette.divider,
            backgroundColor: theme.vars.palette.action.disabledBackground,
          },
        },
        "& .MuiSwitch-input": { left: 0, width: "100%" },
      }),
      track: ({ theme }) => ({
        boxSizing: "border-box",
        opacity: 1,
        border: `1.5px solid ${theme.vars.palette.control}`,
        borderRadius: 10,
        backgroundColor: theme.vars.palette.background.paper,
      }),
      thumb: { width: 12, height: 12, boxShadow: "none" },
    },
  },
};

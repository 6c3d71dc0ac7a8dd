import type { Theme } from "@mui/material/styles";
import type { PickerComponents } from "@mui/x-date-pickers/themeAugmentation";
import { TABULAR_FIGURES } from "./tokens.ts";
import {
  DATE_FIELD_WIDTH,
  focusRing,
  PHONE,
  root,
  TOUCH,
  type ThemeComponents,
} from "./common-styles.ts";

/** Drawn by CSS, so that no accessible name has it. */
const requiredSign = (theme: Theme) => ({
  content: ['" *"', '" *" / ""'],
  color: theme.vars.palette.error.main,
  fontWeight: theme.typography.fontWeightRegular,
});

/** The border of a text field is its focus ring, which surrounds the border of an error. */
const frame = (theme: Theme) => {
  const { palette } = theme.vars;
  return {
    minHeight: 36,
    backgroundColor: palette.background.paper,
    // The label is above, so the border needs no gap.
    "& fieldset": { top: 0, "& > legend": { display: "none" } },
    "&&, &&:hover": { "& fieldset": { borderColor: palette.control } },
    "&&.Mui-focused": { "& fieldset": { borderColor: palette.focus } },
    "&&.Mui-error": {
      "& fieldset": { borderColor: palette.error.main, borderWidth: 2 },
      "&.Mui-focused": focusRing(theme),
    },
    "&&.Mui-disabled": { "& fieldset": { borderColor: palette.divider } },
    "&.Mui-disabled, &.MuiInputBase-readOnly, &.MuiPickersInputBase-readOnly": {
      backgroundColor: palette.background.sunken,
    },
    [TOUCH]: { minHeight: 44 },
  };
};

const box = { padding: 8, "& .MuiSvgIcon-root": { fontSize: 20 } };

export const fields: ThemeComponents = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...frame(theme),
        "&.MuiInputBase-adornedStart": { paddingLeft: 12 },
        "&.MuiInputBase-adornedEnd": { paddingRight: 12, "&:has(button)": { paddingRight: 4 } },
      }),
      input: ({ theme }) => ({
        padding: "7px 12px",
        ".MuiInputBase-adornedStart > &": { paddingLeft: 0 },
        height: "auto",
        textOverflow: "ellipsis",
        "&:focus-visible": { outline: 0 },
        "&::placeholder": { color: theme.vars.palette.text.tertiary, opacity: 1 },
        // Browsers colour autofilled fields; this keeps their text readable in both schemes.
        "&:-webkit-autofill": {
          WebkitTextFillColor: theme.vars.palette.text.primary,
          WebkitBoxShadow: `inset 0 0 0 100px ${theme.vars.palette.primary.soft}`,
        },
        // Edge only; elsewhere a rule of its own throws.
        "@supports selector(::-ms-reveal)": { "&::-ms-reveal": { display: "none" } },
        [TOUCH]: { fontSize: "1rem" },
      }),
    },
  },
  MuiInputLabel: {
    // `required: false`: the sign is drawn below, outside the label's text.
    defaultProps: { shrink: true, required: false },
    ...root({
      position: "static",
      marginBottom: 6,
      maxWidth: "none",
      overflow: "visible",
      transform: "none",
      whiteSpace: "normal",
      overflowWrap: "anywhere",
      userSelect: "auto",
    }),
  },
  MuiFormLabel: root((theme) => ({
    ...theme.typography.subtitle2,
    "&, &.Mui-focused, &.Mui-error, &.Mui-disabled": {
      color: theme.vars.palette.text.primary,
    },
    "legend&": { marginBottom: 6 },
    ".MuiFormControl-root:has(> .MuiInputBase-root > :required) > &::after": requiredSign(theme),
  })),
  MuiFormHelperText: root((theme) => ({ ...theme.typography.body2, margin: "6px 0 0" })),
  MuiSelect: {
    // "No choice" is an option like any other.
    defaultProps: { displayEmpty: true },
    styleOverrides: {
      select: ({ theme }) => ({
        minHeight: 0,
        "&:has(+ [value=''])": { color: theme.vars.palette.text.tertiary },
      }),
      // In px, as the room for it: it would cover large text.
      icon: { fontSize: 24 },
    },
  },
  MuiFormGroup: root((theme) => ({
    flexWrap: "nowrap",
    "&:not(.MuiRadioGroup-root)": {
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.vars.shape.borderRadius,
      backgroundColor: theme.vars.palette.background.paper,
      "& > * + *": { borderTop: `1px solid ${theme.vars.palette.divider}` },
    },
  })),
  MuiListSubheader: root((theme) => ({
    ...theme.typography.caption,
    padding: "6px 16px",
    backgroundColor: theme.vars.palette.background.sunken,
  })),
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        margin: "0 16px 0 0",
        minHeight: 36,
        "[aria-readonly=true] &": { cursor: "default" },
        [TOUCH]: { minHeight: 44 },
      },
      // Two lines do not touch the lines of a list.
      label: { minWidth: 0, padding: "6px 0", overflowWrap: "anywhere" },
      // The whole row is the target of its switch, which is beside its label; on phones near the thumb.
      labelPlacementStart: {
        display: "flex",
        flexDirection: "row",
        gap: 12,
        minHeight: 44,
        margin: 0,
        padding: "0 16px",
        "&:has([aria-readonly])": { cursor: "default" },
        [PHONE]: {
          flexDirection: "row-reverse",
          justifyContent: "space-between",
          padding: "4px 16px",
        },
      },
    },
  },
  MuiCheckbox: root((theme) => ({
    ...box,
    color: theme.vars.palette.control,
    "&.Mui-disabled": { color: theme.vars.palette.divider },
    [TOUCH]: { padding: 12 },
  })),
  MuiRadio: root((theme) => ({
    ...box,
    marginLeft: -8,
    color: theme.vars.palette.control,
    "[aria-readonly=true] &": { cursor: "default", backgroundColor: "transparent" },
  })),
  MuiSwitch: {
    styleOverrides: {
      // Its state is in its background, which browsers otherwise leave out.
      root: { width: 32, height: 20, padding: 0, overflow: "visible", printColorAdjust: "exact" },
      switchBase: ({ theme: { vars } }) => ({
        padding: 4,
        color: vars.palette.control,
        "&&:hover": { backgroundColor: "transparent" },
        "&.Mui-checked": {
          transform: "translateX(12px)",
          color: vars.palette.primary.contrastText,
        },
        "&.Mui-checked + .MuiSwitch-track": {
          borderColor: vars.palette.primary.main,
          backgroundColor: vars.palette.primary.main,
        },
        "& .MuiSwitch-input": { left: 0, width: "100%" },
      }),
      track: ({ theme }) => ({
        boxSizing: "border-box",
        border: `1.5px solid ${theme.vars.palette.control}`,
        borderRadius: 10,
        backgroundColor: theme.vars.palette.background.paper,
      }),
      thumb: { width: 12, height: 12, boxShadow: "none" },
    },
  },
};

export const pickers: Pick<ThemeComponents, keyof PickerComponents> = {
  MuiPickersTextField: root((theme) => ({
    [PHONE]: { width: "100%" },
    "&& .clearButton": { opacity: 1 },
    "&:has(:required) > label::after": requiredSign(theme),
  })),
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: DATE_FIELD_WIDTH,
        maxWidth: "100%",
        padding: "0 4px 0 12px",
        ...frame(theme),
        [TOUCH]: { minHeight: 44, fontSize: "1rem" },
        [PHONE]: { width: "auto" },
      }),
      sectionsContainer: ({ theme }) => ({
        ...TABULAR_FIGURES,
        padding: "7px 0",
        opacity: "1 !important",
        // An empty date does not look like one that is filled in.
        "&:not(:has([aria-valuenow]))": { color: theme.vars.palette.text.tertiary },
      }),
    },
  },
  // Seven days of 40 px fit a window of 320 px.
  MuiDateCalendar: root({ width: "min(320px, calc(100vw - 34px))" }),
  // Month and year open the list of years, so they look like a button.
  MuiPickersCalendarHeader: {
    styleOverrides: {
      labelContainer: ({ theme }) => ({
        minHeight: 36,
        maxHeight: "none",
        padding: "0 2px 0 10px",
        border: `1px solid ${theme.vars.palette.control}`,
        borderRadius: theme.vars.shape.borderRadius,
        "&:hover": { backgroundColor: theme.vars.palette.action.hover },
        [TOUCH]: { minHeight: 46 },
      }),
    },
  },
  MuiPickerDay: root((theme) => ({
    ...theme.typography.body1,
    // The week clips what overflows.
    "&.Mui-focusVisible": { outlineOffset: -2 },
    // Not colour alone: a disabled day is crossed out.
    "&.Mui-disabled": { textDecoration: "line-through" },
  })),
};

import type { Theme } from "@mui/material/styles";
import type { PickerComponents } from "@mui/x-date-pickers/themeAugmentation";
import { TABULAR_FIGURES } from "../tokens.ts";
import { requiredSign } from "./fields.ts";
import { PHONE } from "./phone.ts";

/** Seven days of 40 px still fit a window of 320. */
const WEEK = "min(320px, calc(100vw - 34px))";

/** Date fields and their calendar. */
export const pickers: PickerComponents<Theme> = {
  MuiPickersTextField: {
    styleOverrides: {
      root: ({ theme }) => ({
        // Always there, as all that can be done with a field is.
        "&& .clearButton": { opacity: 1 },
        "&:has(:required) > label::after": requiredSign(theme),
      }),
    },
  },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars;
        const edge = "& .MuiPickersOutlinedInput-notchedOutline";
        return {
          width: 208,
          maxWidth: "100%",
          minHeight: 36,
          padding: "0 4px 0 12px",
          backgroundColor: palette.background.paper,
          // The label stands above: the edge has no gap for it.
          [edge]: { inset: 0, borderColor: palette.control, "& legend": { display: "none" } },
          [`&&:hover ${edge.slice(2)}`]: { borderColor: palette.control },
          [`&&.Mui-focused ${edge.slice(2)}`]: { borderColor: palette.focus },
          [`&&.Mui-error ${edge.slice(2)}`]: { borderWidth: 2, borderColor: palette.error.main },
          "&.MuiPickersInputBase-readOnly": { backgroundColor: palette.background.sunken },
          [PHONE]: { width: "auto", minHeight: 44, fontSize: "1rem" },
        };
      },
      sectionsContainer: { ...TABULAR_FIGURES, padding: "7px 0", opacity: "1 !important" },
    },
  },
  MuiPickerPopper: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: 4,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: theme.vars.palette.pop,
      }),
    },
  },
  MuiDateCalendar: { styleOverrides: { root: { width: WEEK, height: 328, maxHeight: 328 } } },
  MuiPickerDay: {
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars;
        return {
          ...theme.typography.body1,
          lineHeight: 1,
          "--PickerDay-horizontalMargin": "min(2px, 0.4vw)",
          borderRadius: theme.vars.shape.borderRadius,
          ...TABULAR_FIGURES,
          "&:hover": { backgroundColor: palette.action.hover },
          "&:focus-visible": { outline: `2px solid ${palette.focus}`, outlineOffset: -2 },
          "&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus": {
            color: palette.primary.contrastText,
            backgroundColor: palette.primary.main,
          },
          // Said by more than colour: a day that cannot be chosen is crossed out.
          "&.Mui-disabled": { color: palette.text.tertiary, textDecoration: "line-through" },
        };
      },
    },
  },
  MuiDayCalendar: {
    styleOverrides: {
      weekDayLabel: ({ theme }) => ({
        ...theme.typography.caption,
        color: theme.vars.palette.text.secondary,
        margin: "0 min(2px, 0.4vw)",
      }),
    },
  },
  MuiPickersCalendarHeader: {
    styleOverrides: { label: ({ theme }) => theme.typography.subtitle1 },
  },
  MuiYearCalendar: {
    styleOverrides: {
      button: ({ theme }) => ({
        ...theme.typography.body1,
        borderRadius: theme.vars.shape.borderRadius,
      }),
    },
  },
  MuiMonthCalendar: {
    styleOverrides: {
      button: ({ theme }) => ({
        ...theme.typography.body1,
        borderRadius: theme.vars.shape.borderRadius,
      }),
    },
  },
};

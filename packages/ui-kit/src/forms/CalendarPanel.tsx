import { styled } from "@mui/material/styles";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DateCalendar } from "@mui/x-date-pickers/DateCalendar";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import dayjs from "dayjs";
import type { Dayjs } from "dayjs";
import updateLocale from "dayjs/plugin/updateLocale.js";
import utc from "dayjs/plugin/utc.js";
import { firstWeekday } from "./calendar-day.ts";
import type { CalendarDay } from "./calendar-day.ts";

dayjs.extend(utc);
dayjs.extend(updateLocale);
dayjs.updateLocale("en", { weekStart: firstWeekday(navigator.language) });

const Days = styled(DateCalendar)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    // Seven days still fit a window of 320 px.
    width: "min(320px, calc(100vw - 34px))",
    height: 328,
    maxHeight: 328,
    "& .MuiPickerDay-root": {
      ...theme.typography.body1,
      lineHeight: 1,
      "--PickerDay-horizontalMargin": "min(2px, 0.4vw)",
      borderRadius: theme.vars.shape.borderRadius,
      fontVariantNumeric: "tabular-nums",
      "&:hover": { backgroundColor: palette.action.hover },
      "&:focus-visible": { outline: `2px solid ${palette.focus}`, outlineOffset: -2 },
      "&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus": {
        color: palette.primary.contrastText,
        backgroundColor: palette.primary.main,
      },
      // Said by more than colour: a day that cannot be chosen is crossed out.
      "&.Mui-disabled": { color: palette.text.tertiary, textDecoration: "line-through" },
    },
    "& .MuiDayCalendar-weekDayLabel": {
      ...theme.typography.caption,
      color: palette.text.secondary,
      margin: "0 min(2px, 0.4vw)",
    },
    "& .MuiPickersCalendarHeader-label": theme.typography.subtitle1,
    "& .MuiYearCalendar-button, & .MuiMonthCalendar-button": {
      ...theme.typography.body1,
      borderRadius: theme.vars.shape.borderRadius,
    },
  };
});

export interface CalendarPanelProps {
  value: CalendarDay | null;
  min?: CalendarDay | undefined;
  max?: CalendarDay | undefined;
  onChoose: (day: CalendarDay) => void;
}

/** Days are days of UTC in here, so that no zone and no summer time moves them. */
function toPicker(day: CalendarDay | null | undefined): Dayjs | null {
  return day === null || day === undefined ? null : dayjs.utc(day);
}

/**
 * The calendar behind a `DateField`, a chunk of its own. The picker wants a date library: Day.js is the
 * smallest it takes, 6 KB gzip with the plugins of its adapter; date-fns, Luxon and Moment bring more.
 */
export function CalendarPanel({ value, min, max, onChoose }: CalendarPanelProps) {
  const from = toPicker(min);
  const to = toPicker(max);
  // Opens where there is something to choose.
  const reference = toPicker(value) ?? from;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Days
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog opened by its button takes the focus
        autoFocus
        timezone="UTC"
        value={toPicker(value)}
        views={["year", "month", "day"]}
        openTo="day"
        reduceAnimations
        {...(reference === null ? {} : { referenceDate: reference })}
        {...(from === null ? {} : { minDate: from })}
        {...(to === null ? {} : { maxDate: to })}
        onChange={(next, state, view) => {
          // Choosing a year or a month only leads on to its days.
          if (next !== null && state === "finish" && (view === undefined || view === "day")) {
            onChoose(next.format("YYYY-MM-DD"));
          }
        }}
      />
    </LocalizationProvider>
  );
}

/** Days as the library of the calendar holds them. */
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import type { PickersTimezone } from "@mui/x-date-pickers/models";
import dayjs, { type Dayjs } from "dayjs";
import updateLocale from "dayjs/plugin/updateLocale.js";
import utc from "dayjs/plugin/utc.js";
import { type CalendarDay, firstWeekday, isCalendarDay } from "./calendar-day.ts";
import { FIRST_YEAR, LAST_YEAR } from "./read-day.ts";

dayjs.extend(utc);
dayjs.extend(updateLocale);
dayjs.updateLocale("en", { weekStart: firstWeekday(navigator.language, navigator.languages) });

/**
 * Days are days of UTC in here, so that no zone, no summer time and no skipped day moves them. Which day it is
 * now is given: the browser's clock may be wrong.
 */
export class DayAdapter extends AdapterDayjs {
  constructor({ instance: today, ...options }: { instance: CalendarDay; locale?: string }) {
    super(options);
    const { date } = this;
    this.date = <T extends string | null | undefined>(value?: T, timezone?: PickersTimezone) =>
      date(value === undefined ? (today as T) : value, timezone);
  }

  override parse = (text: string, format: string): Dayjs | null =>
    text === "" ? null : dayjs.utc(text, format, true);
}

/** `Date` knows the years before 100, which Day.js takes for those of the last century. */
export function toDate(day: CalendarDay | null | undefined): Dayjs | null {
  return day != null && isCalendarDay(day) ? dayjs.utc(new Date(day)) : null;
}

/** The first and last day that is taken where nothing else bounds it. */
export const FIRST_DAY = dayjs.utc(new Date(`${FIRST_YEAR}-01-01`));
export const LAST_DAY = dayjs.utc(new Date(`${LAST_YEAR}-12-31`));

import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import type { PickersTimezone } from "@mui/x-date-pickers/models";
import dayjs, { type Dayjs } from "dayjs";
import updateLocale from "dayjs/plugin/updateLocale.js";
import utc from "dayjs/plugin/utc.js";
import { type CalendarDay, isCalendarDay } from "@recurrent/sdk/calendar-day";
import { firstWeekday } from "./day-format.ts";
import { FIRST_YEAR, LAST_YEAR } from "./read-day.ts";

dayjs.extend(utc);
dayjs.extend(updateLocale);
dayjs.updateLocale("en", { weekStart: firstWeekday(navigator.language, navigator.languages) });

/**
 * Days are in UTC, so that no time zone or summer time moves them. The browser's clock may be
 * wrong, hence `today`.
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

/** Day.js moves years before 100 to the 20th century; `Date` does not. */
export function toDate(day: CalendarDay | null | undefined): Dayjs | null {
  return day != null && isCalendarDay(day) ? dayjs.utc(new Date(day)) : null;
}

export const FIRST_DAY = dayjs.utc(new Date(`${FIRST_YEAR}-01-01`));
export const LAST_DAY = dayjs.utc(new Date(`${LAST_YEAR}-12-31`));

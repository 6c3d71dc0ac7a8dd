import { type CalendarDay, daysBetween } from "@recurrent/sdk/calendar-day";

const FORMAT = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** 'in 4 days', 'tomorrow', 'today', 'yesterday' or '5 days ago'; '' if either is no day. */
export function formatRelativeDay(day: CalendarDay, today: CalendarDay): string {
  const days = Math.round(daysBetween(today, day));
  return Number.isNaN(days) ? "" : FORMAT.format(days, "day");
}

import { type CalendarDay, daysBetween } from "@recurrent/sdk/calendar-day";

/** Created on first use, which takes some 10 ms; the first pages show no relative day. */
let format: Intl.RelativeTimeFormat | undefined;

/** 'in 4 days', 'tomorrow', 'today', 'yesterday' or '5 days ago'; '' if either is no day. */
export function formatRelativeDay(day: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(today, day);
  if (Number.isNaN(days)) return "";
  format ??= new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  return format.format(days, "day");
}

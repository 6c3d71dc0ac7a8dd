import { type CalendarDay, isCalendarDay } from "@recurrent/sdk/calendar-day";
import { parseLocale } from "../locale.ts";

export type DayFormat = "yyyy-MM-dd" | "yyyy/MM/dd";

/** Inclusive; undefined is no bound. */
export interface DayRange {
  min?: CalendarDay | undefined;
  max?: CalendarDay | undefined;
}

/** Missing in TypeScript's library: 1 is Monday, 7 Sunday. */
type WithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number } };

const MONDAY = 1;

/**
 * 0 is Sunday. Monday without a country, since the language alone does not define it.
 *
 * @param languages tags such as `en-GB`, or lists of tags, as from browsers
 */
export function firstWeekday(...languages: readonly unknown[]): number {
  const known: WithWeek | null = parseLocale(...languages);
  if (known?.region === undefined) return MONDAY;
  return (known.getWeekInfo?.().firstDay ?? MONDAY) % 7;
}

/** '' for none. An invalid day is shown unchanged, never as another day. */
export function formatDay(day: CalendarDay | null, format: DayFormat): string {
  if (day === null) return "";
  return format === "yyyy/MM/dd" && isCalendarDay(day) ? day.replaceAll("-", "/") : day;
}

export function isWithin(day: CalendarDay, min?: CalendarDay, max?: CalendarDay): boolean {
  // `YYYY-MM-DD` compares as text.
  return (min === undefined || day >= min) && (max === undefined || day <= max);
}

export function rangeProblem(day: CalendarDay, format: DayFormat, { min, max }: DayRange) {
  if (isWithin(day, min, max)) return undefined;
  const [from, to] = [min, max].map((bound) => formatDay(bound ?? null, format));
  if (from !== "" && to !== "") return `Choose a date from ${from} to ${to}.`;
  return from === "" ? `Choose a date up to ${to}.` : `Choose a date from ${from} onwards.`;
}

/** Warning about an unexpected day of return; "" for none. */
export function returnNote(day: CalendarDay | null, today: CalendarDay | undefined): string {
  if (day === null || today === undefined || day > today) return "";
  return day === today
    ? "Returning today ends the suspension at once."
    : "This date has passed. The suspension has ended.";
}

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
 * First day of the week, 0 being Sunday: as in the reader's country, else Monday, since a language
 * alone does not tell.
 *
 * @param languages as browsers give them: tags such as `en-GB`, and lists of them
 */
export function firstWeekday(...languages: readonly unknown[]): number {
  const known: WithWeek | null = parseLocale(...languages);
  if (known?.region === undefined) return MONDAY;
  return (known.getWeekInfo?.().firstDay ?? MONDAY) % 7;
}

/** '' for none. An invalid day is shown as it came, never as another day. */
export function formatDay(day: CalendarDay | null, format: DayFormat): string {
  if (day === null) return "";
  return format === "yyyy/MM/dd" && isCalendarDay(day) ? day.replaceAll("-", "/") : day;
}

/** Inclusive; undefined is no bound. */
export function isWithin(day: CalendarDay, min?: CalendarDay, max?: CalendarDay): boolean {
  // Days of four-figure years compare as texts.
  return (min === undefined || day >= min) && (max === undefined || day <= max);
}

/** Error of a day outside its bounds, or undefined. */
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
    ? "A return today ends the suspension at once: no one is suspended."
    : "This day is past: the suspension has ended.";
}

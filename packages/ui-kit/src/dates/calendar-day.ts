import { parseLocale } from "../locale.ts";

/**
 * A day of the calendar as `YYYY-MM-DD`. It has no time and no zone: 1 March is 1 March wherever it is
 * read (decisions, Training: dates).
 */
export type CalendarDay = string;

/** How a day is written for people (shell 9). */
export type DayFormat = "yyyy-MM-dd" | "yyyy/MM/dd";

/** The first and last day on offer, both included; undefined where there is no bound. */
export interface DayRange {
  min?: CalendarDay | undefined;
  max?: CalendarDay | undefined;
}

/** The part used here of what TypeScript's library does not describe yet: 1 is Monday, 7 Sunday. */
type WithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number } };

const MONDAY = 1;

/**
 * The day on which a calendar's week begins, 0 being Sunday: as the reader's country has it, and Monday
 * where no country is known, for a language alone does not tell.
 *
 * @param languages as browsers give them: tags such as `en-GB`, and lists of them
 */
export function firstWeekday(...languages: readonly unknown[]): number {
  const known: WithWeek | null = parseLocale(...languages);
  if (known?.region === undefined) return MONDAY;
  return (known.getWeekInfo?.().firstDay ?? MONDAY) % 7;
}

/** True for a day that exists, written `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}

/** A day for people; '' for none. What is no day is shown as it came, never as another day. */
export function formatDay(day: CalendarDay | null, format: DayFormat): string {
  if (day === null) return "";
  return format === "yyyy/MM/dd" && isCalendarDay(day) ? day.replaceAll("-", "/") : day;
}

/** True when a day lies between two others, both included; undefined bounds bind nothing. */
export function isWithin(day: CalendarDay, min?: CalendarDay, max?: CalendarDay): boolean {
  // Days of four-figure years compare as texts.
  return (min === undefined || day >= min) && (max === undefined || day <= max);
}

/** What is wrong with a chosen day against its bounds, or undefined. */
export function rangeProblem(day: CalendarDay, format: DayFormat, { min, max }: DayRange) {
  if (isWithin(day, min, max)) return undefined;
  const [from, to] = [min, max].map((bound) => formatDay(bound ?? null, format));
  if (from !== "" && to !== "") return `Choose a date from ${from} to ${to}.`;
  return from === "" ? `Choose a date up to ${to}.` : `Choose a date from ${from} onwards.`;
}

/** What somebody may not expect of a day of return; "" for nothing. */
export function returnNote(day: CalendarDay | null, today: CalendarDay | undefined): string {
  if (day === null || today === undefined || day > today) return "";
  return day === today
    ? "A return today ends the suspension at once: nobody is suspended."
    : "This day is past: the suspension has ended.";
}

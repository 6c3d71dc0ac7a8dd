import type { Event } from "@recurrent/sdk";
import { isCalendarDay } from "../forms/calendar-day.ts";

const DAY_MS = 86_400_000;

/** '30, 14 and 7', without the comma of other English. */
const LIST = new Intl.ListFormat("en-GB");

/** Digits of a number of days: more than a lifetime has, and few enough for a valid date. */
const LONGEST = 5;

/**
 * What was typed into a 'Day(s) prior to expiry' field as a whole number in text, never below 0
 * (training 5). '' stays '', so that a field can be emptied before something else is typed.
 */
export function wholeDays(typed: string): string {
  const [whole = ""] = typed.trim().split(/[.,]/);
  if (typed.trim() === "") return "";
  const figures = whole.startsWith("-") ? "" : whole.replaceAll(/\D/g, "");
  return BigInt(figures).toString().slice(0, LONGEST);
}

/** The reminders that count: above 0, each once, the earliest warning first (decisions, Events). */
function warningDays(values: readonly string[]): number[] {
  const days = values.map((value) => Math.trunc(Number(value)));
  return [...new Set(days.filter((count) => count > 0))].sort((a, b) => b - a);
}

/**
 * The sentence about an event's warnings: 'Notifications sent 30, 14 and 7 day(s) prior to expiry to
 * Manager, Trainee', naming only who is switched on and only days above 0; else 'No warnings'
 * (training 2.10). Without an expiry there is nothing to warn of, whatever is stored.
 */
export function warningsSentence(
  event: Pick<Event, "expiryAt" | "manager" | "trainee" | "reminders">,
): string {
  const days = warningDays(event.reminders);
  const recipients = warningRecipients(event);
  if (event.expiryAt === null || days.length === 0 || recipients.length === 0) return "No warnings";
  return `Notifications sent ${LIST.format(days.map(String))} day(s) prior to expiry to ${recipients.join(", ")}`;
}

/** Who can be warned, as the event form calls them (training 2.11). */
export const RECIPIENTS = [
  ["manager", "Manager"],
  ["trainee", "Trainee"],
] as const;

/** Who is warned. */
export const warningRecipients = (event: Pick<Event, "manager" | "trainee">): string[] =>
  RECIPIENTS.filter(([key]) => event[key]).map(([, name]) => name);

/** A day of the calendar, some days earlier, or later: counted in UTC, where every day has 24 hours. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The days on which warnings go out, the earliest first, each with how many `days` before the expiry it is. All
 * are days of the calendar in UTC, like the expiry itself: none is moved by a time zone.
 *
 * @param today `YYYY-MM-DD` in UTC
 */
export function warningDates(expiryAt: string, reminders: readonly string[], today: string) {
  if (!isCalendarDay(expiryAt)) return [];
  return warningDays(reminders).map((days) => {
    const day = daysBefore(expiryAt, days);
    // Days of four-figure years compare as texts.
    const when = day === today ? "today" : day < today ? "past" : "ahead";
    return { days, day, when } as const;
  });
}

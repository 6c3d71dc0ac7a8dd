import { formatList } from "../../text/format-list.ts";
import { EVENT_FIELDS } from "./event-fields.ts";
import type { Event } from "@recurrent/sdk";
import { addDays, compareDays, isCalendarDay } from "@recurrent/sdk/calendar-day";
import { trimLine } from "@recurrent/sdk/trim-text";

/** More than a lifetime, but still a valid date. */
const MAX_DAYS = 99_999;

/**
 * Error of 'Day(s) prior to expiry'; undefined for whole numbers from 0 (training 5). An empty text
 * counts as 0, and invisible characters of a pasted number do not count.
 */
export function daysProblem(typed: string): string | undefined {
  const text = trimLine(typed);
  if (text === "") return undefined;
  if (/^\d+$/.test(text)) {
    return Number(text) > MAX_DAYS ? `Enter at most ${MAX_DAYS} days.` : undefined;
  }
  if (/^[-\u2010-\u2015\u2212]\s*\d+$/.test(text)) return "Enter 0 or more days.";
  if (/^[-+]?\d*[.,]\d+$/.test(text)) return "Enter whole days, without decimals.";
  return "Enter a whole number of days, such as 30.";
}

/** Undefined if invalid. */
export const daysOf = (typed: string): number | undefined =>
  daysProblem(typed) === undefined ? Number(trimLine(typed)) : undefined;

/** Never below 0; unchanged if invalid. */
export function steppedDays(typed: string, step: 1 | -1): string {
  const days = daysOf(typed);
  return days === undefined ? typed : String(Math.min(MAX_DAYS, Math.max(0, days + step)));
}

/** Above 0, unique, earliest warning first (training 2.10). */
function warningDays(values: readonly string[]): number[] {
  const days = values.map((value) => daysOf(value) ?? 0).filter((count) => count > 0);
  return [...new Set(days)].sort((a, b) => b - a);
}

type WarningsOf = Pick<Event, "expiryAt" | "manager" | "trainee" | "reminders">;

const sentDays = (event: WarningsOf): number[] =>
  event.expiryAt === null || warningRecipients(event).length === 0
    ? []
    : warningDays(event.reminders);

/** Lists active recipients and days above 0 (training 2.10). */
export function warningsSentence(event: WarningsOf): string {
  const days = sentDays(event);
  if (days.length === 0) return "No warnings";
  return `Notifications sent ${formatList(days.map(String))} day(s) prior to expiry to ${warningRecipients(event).join(", ")}`;
}

/** Days of the sentence from today on, earliest first. */
export function nextWarningDays(event: WarningsOf, today: string): string[] {
  const { expiryAt, reminders } = event;
  if (expiryAt === null || sentDays(event).length === 0) return [];
  const dates = warningDates(expiryAt, reminders, today);
  return dates.filter(({ when }) => when !== "past").map(({ day }) => day);
}

/** Labels of the event form (training 2.11). */
export const RECIPIENTS = [
  ["manager", EVENT_FIELDS.manager.label],
  ["trainee", EVENT_FIELDS.trainee.label],
] as const;

export const warningRecipients = (event: Pick<Event, "manager" | "trainee">): string[] =>
  RECIPIENTS.filter(([key]) => event[key]).map(([, name]) => name);

export interface WarningDate {
  /** Days before the expiry. */
  readonly days: number;
  /** 'YYYY-MM-DD' in UTC. */
  readonly day: string;
  readonly when: "past" | "today" | "ahead";
}

/**
 * Earliest first.
 *
 * @param today `YYYY-MM-DD` in UTC
 */
export function warningDates(
  expiryAt: string,
  reminders: readonly string[],
  today: string,
): WarningDate[] {
  if (!isCalendarDay(expiryAt)) return [];
  return warningDays(reminders).map((days) => {
    const day = addDays(expiryAt, -days);
    const order = compareDays(day, today);
    const when = order === 0 ? "today" : order < 0 ? "past" : "ahead";
    return { days, day, when };
  });
}

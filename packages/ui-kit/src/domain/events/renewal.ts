import type { Event, EventDraft } from "@recurrent/sdk";
import { isCalendarDay } from "../../dates/calendar-day.ts";

/** Days of an event or document, 'YYYY-MM-DD'. */
export type EventDates = Pick<Event, "issuedAt" | "expiryAt">;

/** How long a document is valid. */
export type ValidityInterval =
  /** `endsDayBefore`: from 2025-11-28 to 2026-11-27 are twelve months as well. */
  { readonly months: number; readonly endsDayBefore: boolean } | { readonly days: number };

const DAY_MS = 86_400_000;

const toUtc = (day: string) => new Date(`${day}T00:00:00Z`);

/** Null for a day after the year 9999, which nothing here can write. */
function toDay(at: Date): string | null {
  return at.getUTCFullYear() <= 9999 ? at.toISOString().slice(0, 10) : null;
}

const addDays = (day: string, days: number) =>
  toDay(new Date(toUtc(day).getTime() + days * DAY_MS));

/** The same day of a later month, or the last day of a month that is shorter. */
function addMonths(day: string, months: number): string | null {
  const at = toUtc(day);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toDay(new Date(Date.UTC(year, month, Math.min(at.getUTCDate(), lastDay))));
}

/** Null without two days in order: then nobody knows how long a document is valid. */
export function validityInterval({ issuedAt, expiryAt }: EventDates): ValidityInterval | null {
  if (issuedAt === null || expiryAt === null || expiryAt <= issuedAt) return null;
  if (!isCalendarDay(issuedAt) || !isCalendarDay(expiryAt)) return null;
  const [from, to] = [toUtc(issuedAt), toUtc(expiryAt)];
  const between =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const dayAfter = addDays(expiryAt, 1);
  for (const [end, endsDayBefore] of [
    [expiryAt, false],
    [dayAfter, true],
  ] as const) {
    // The day after the last of a month lies in the next one.
    const months = [between, between + 1].find(
      (count) => count > 0 && end !== null && addMonths(issuedAt, count) === end,
    );
    if (months !== undefined) return { months, endsDayBefore };
  }
  return { days: Math.round((to.getTime() - from.getTime()) / DAY_MS) };
}

/**
 * Dates of a renewal: issued today, valid as long as before. Without a known interval the expiry
 * stays: an expired document must not become valid, or valid for ever, by a guess.
 *
 * @param today 'YYYY-MM-DD' in UTC
 */
export function renewedDates(before: EventDates, today: string): EventDates {
  const interval = validityInterval(before);
  return { issuedAt: today, expiryAt: (interval && endOf(today, interval)) ?? before.expiryAt };
}

function endOf(from: string, interval: ValidityInterval): string | null {
  if ("days" in interval) return addDays(from, interval.days);
  const end = addMonths(from, interval.months);
  return end !== null && interval.endsDayBefore ? addDays(end, -1) : end;
}

/** '24 months', '1 day'. */
export function formatInterval(interval: ValidityInterval): string {
  const [count, unit] =
    "days" in interval ? [interval.days, "day"] : ([interval.months, "month"] as const);
  return `${count} ${count === 1 ? unit : `${unit}s`}`;
}

/**
 * What a renewal changes. An event has one pair of dates and no history, so the notes keep the
 * former ones.
 */
export function renewedDraft(draft: EventDraft, today: string): EventDraft {
  const { issuedAt, expiryAt } = draft;
  const former = [
    issuedAt !== null && `issued ${issuedAt}`,
    expiryAt !== null && `expiry ${expiryAt}`,
  ].filter((text) => text !== false);
  const line = `<p>Before the renewal of ${today}: ${former.join(", ")}.</p>`;
  return {
    ...draft,
    ...renewedDates(draft, today),
    notes: former.length === 0 ? draft.notes : draft.notes.trim() + line,
  };
}

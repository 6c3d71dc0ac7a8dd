import type { Event, EventDraft } from "@recurrent/sdk";
import { addDays, addMonths, daysBetween, isCalendarDay } from "@recurrent/sdk/calendar-day";
import { formatCount } from "../../text/format-count.ts";

export type EventDates = Pick<Event, "issuedAt" | "expiryAt">;

export type ValidityInterval =
  /** `endsDayBefore`: from 2025-11-28 to 2026-11-27 are twelve months as well. */
  { readonly months: number; readonly endsDayBefore: boolean } | { readonly days: number };

/** Null without two days in order. */
export function validityInterval({ issuedAt, expiryAt }: EventDates): ValidityInterval | null {
  if (issuedAt === null || expiryAt === null || expiryAt <= issuedAt) return null;
  if (!isCalendarDay(issuedAt) || !isCalendarDay(expiryAt)) return null;
  const between = monthOf(expiryAt) - monthOf(issuedAt);
  for (const endsDayBefore of [false, true]) {
    const end = endsDayBefore ? addDays(expiryAt, 1) : expiryAt;
    // The day after the last day of a month is in the next month.
    const months = [between, between + 1].find(
      (count) => count > 0 && addMonths(issuedAt, count) === end,
    );
    if (months !== undefined) return { months, endsDayBefore };
  }
  return { days: daysBetween(issuedAt, expiryAt) };
}

/** Months since the year 0. */
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/**
 * Issued today, valid as long as before. Without a known interval, the expiry stays: a guess must
 * not make an expired document valid.
 *
 * @param today `YYYY-MM-DD` in UTC
 */
export function renewedDates(before: EventDates, today: string): EventDates {
  const interval = validityInterval(before);
  const expiryAt = interval === null ? before.expiryAt : endOf(today, interval);
  // The format ends at the year 9999.
  return { issuedAt: today, expiryAt: isCalendarDay(expiryAt ?? "") ? expiryAt : before.expiryAt };
}

function endOf(from: string, interval: ValidityInterval): string {
  if ("days" in interval) return addDays(from, interval.days);
  return addDays(addMonths(from, interval.months), interval.endsDayBefore ? -1 : 0);
}

/** '24 months', '1 day'. */
export function formatInterval(interval: ValidityInterval): string {
  return "days" in interval
    ? formatCount(interval.days, "day")
    : formatCount(interval.months, "month");
}

/** Sets the new dates. An event has no history, so the notes record the old dates. */
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

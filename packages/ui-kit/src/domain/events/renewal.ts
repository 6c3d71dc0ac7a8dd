import type { Event, EventDraft, EventFile } from "@recurrent/sdk";
import { addDays, addMonths, daysBetween, isCalendarDay } from "@recurrent/sdk/calendar-day";
import { formatCount } from "../../text/format-count.ts";
import { displayFileName } from "./files.tsx";

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

/** Valid as long as before. Null if that is unknown, or ends after the year 9999. */
function proposedExpiry(before: EventDates, issuedAt: string | null): string | null {
  const interval = validityInterval(before);
  if (interval === null || !isDay(issuedAt)) return null;
  const expiryAt = endOf(issuedAt, interval);
  return isDay(expiryAt) ? expiryAt : null;
}

const isDay = (day: string | null): day is string => day !== null && isCalendarDay(day);

/**
 * Issued today, valid as long as before. Without a known interval, the expiry stays: a guess must
 * not make an expired document valid.
 *
 * @param today `YYYY-MM-DD` in UTC
 */
export function renewedDates(before: EventDates, today: string): EventDates {
  return { issuedAt: today, expiryAt: proposedExpiry(before, today) ?? before.expiryAt };
}

/** The dates of a renewal's form, and where the expiry comes from. */
export interface RenewalDates extends EventDates {
  /** False once the user has entered another expiry. */
  readonly isProposed: boolean;
  /** The last change of 'Issued at' changed the expiry. */
  readonly hasFollowed: boolean;
}

/** The dates of a form as it opens, or of a restored draft. */
export function renewalDates(before: EventDates, { issuedAt, expiryAt }: EventDates): RenewalDates {
  const proposed = proposedExpiry(before, issuedAt);
  const isProposed = proposed !== null && proposed === expiryAt;
  return { issuedAt, expiryAt, isProposed, hasFollowed: false };
}

/** A proposed expiry follows the day of issue. It waits while that is empty. */
export function withIssuedAt(
  before: EventDates,
  dates: RenewalDates,
  issuedAt: string | null,
): RenewalDates {
  const proposed = dates.isProposed ? proposedExpiry(before, issuedAt) : null;
  const expiryAt = proposed ?? dates.expiryAt;
  return { ...dates, issuedAt, expiryAt, hasFollowed: expiryAt !== dates.expiryAt };
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

/** In months or days, as `before` was. */
function formatValidity(issuedAt: string, expiryAt: string, before: ValidityInterval): string {
  if ("days" in before) return formatCount(daysBetween(issuedAt, expiryAt), "day");
  const interval = validityInterval({ issuedAt, expiryAt });
  if (interval !== null && "months" in interval) return formatInterval(interval);
  const end = before.endsDayBefore ? addDays(expiryAt, 1) : expiryAt;
  const between = monthOf(end) - monthOf(issuedAt);
  const months = addMonths(issuedAt, between) > end ? between - 1 : between;
  const days = formatCount(daysBetween(addMonths(issuedAt, months), end), "day");
  return months === 0 ? days : `${formatCount(months, "month")} and ${days}`;
}

/**
 * What a renewal's form says about its current dates, with a caution where they are not valid as
 * long as before. Either may be empty.
 *
 * @param today `YYYY-MM-DD` in UTC
 */
export function renewalTexts(
  before: EventDates,
  { issuedAt, expiryAt }: EventDates,
  today: string,
) {
  const issued = issuedAt === today ? "Issued today" : "";
  const note = issued && `${issued}.`;
  const interval = validityInterval(before);
  if (interval === null) {
    const request = expiryAt === before.expiryAt ? ENTER_EXPIRY : "";
    return { note: [note, request].filter(Boolean).join(" "), caution: "" };
  }
  const former = formatInterval(interval);
  if (!isDay(expiryAt)) return { note, caution: `No expiry date; before: valid for ${former}.` };
  if (!isDay(issuedAt)) return { note, caution: `No issue date; before: valid for ${former}.` };
  // The form has its own caution for this.
  if (expiryAt < issuedAt) return { note, caution: "" };
  const now = formatValidity(issuedAt, expiryAt, interval);
  if (now !== former && expiryAt !== proposedExpiry(before, issuedAt)) {
    return { note, caution: `Valid for ${now}; before: ${former}.` };
  }
  const start = issued ? `${issued} and valid` : "Valid";
  return { note: `${start} for ${former}, as before. Expires ${expiryAt}.`, caution: "" };
}

const ENTER_EXPIRY =
  "Enter the new expiry date. The earlier dates do not show how long it is valid.";

type NamedFile = Pick<EventFile, "originalName">;

/**
 * The former dates and files as a line for the notes, since an event has no history. '' without
 * dates.
 *
 * @param today `YYYY-MM-DD` in UTC
 */
export function renewalNote(
  { issuedAt, expiryAt, files }: EventDates & { readonly files: readonly NamedFile[] },
  today: string,
): string {
  const dates = [
    issuedAt !== null && `issued ${issuedAt}`,
    expiryAt !== null && `expiry ${expiryAt}`,
  ].filter((text) => text !== false);
  if (dates.length === 0) return "";
  const names = files
    .map(({ originalName }) => escapeHtml(displayFileName(originalName)))
    .join(", ");
  const attached = names === "" ? "" : `; files: ${names}`;
  return `<p>Before the renewal of ${today}: ${dates.join(", ")}${attached}.</p>`;
}

/** Escapes no quotes, as the notes editor does, so that the note is found in what it returns. */
const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * Sets the new dates, and adds the note.
 *
 * @param today `YYYY-MM-DD` in UTC
 */
export function renewedDraft(draft: EventDraft, note: string, today: string): EventDraft {
  const notes = note === "" ? draft.notes : draft.notes.trim() + note;
  return { ...draft, ...renewedDates(draft, today), notes };
}

import {
  addMonths as addCalendarMonths,
  DAY_MS,
  isCalendarDay,
  toCalendarDay,
} from "@recurrent/sdk/calendar-day";

/**
 * Days since 1970-01-01 in UTC. Rules compare numbers, which no time zone shifts; only requests and
 * replies have text ('2026-11-24').
 */
export type Day = number;

/** Epoch milliseconds. */
export type Instant = number;

/** In UTC. */
export function dayOf(instant: Instant): Day {
  return Math.floor(instant / DAY_MS);
}

/** Midnight UTC. */
export function startOf(day: Day): Instant {
  return day * DAY_MS;
}

/** 'YYYY-MM-DD'. */
export function formatDay(day: Day): string {
  return toCalendarDay(startOf(day));
}

export function formatDayOrNull(day: Day | null): string | null {
  return day === null ? null : formatDay(day);
}

/** 'YYYY-MM-DD HH:mm:ss' in UTC (shell 9). */
export function formatInstant(instant: Instant): string {
  return new Date(instant).toISOString().slice(0, 19).replace("T", " ");
}

export function formatInstantOrNull(instant: Instant | null | undefined): string | null {
  return instant == null ? null : formatInstant(instant);
}

/** Returns null for an invalid day, such as '2026-02-30'. */
export function parseDay(text: string): Day | null {
  return isCalendarDay(text) ? dayOf(Date.parse(text)) : null;
}

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Returns null for anything but a day or an instant of ISO 8601. Without an offset it is in UTC, as
 * in the contract: `Date.parse` would take the zone of the computer, and '5' for May 2001.
 */
export function parseInstant(input: unknown): Instant | null {
  if (typeof input !== "string") return null;
  const [, day = "", time = "00:00", offset = "Z"] = INSTANT.exec(input.trim()) ?? [];
  const instant = Date.parse(`${day}T${time}${offset.replace(/(\d{2})(\d{2})$/, "$1:$2")}`);
  return parseDay(day) === null || Number.isNaN(instant) ? null : instant;
}

/** The 31st becomes the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  return dayOf(Date.parse(addCalendarMonths(formatDay(day), months)));
}

const DURATION = /^(-)?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/**
 * Returns milliseconds of an ISO 8601 duration ('P5D'); null for years and months, which have no
 * fixed length.
 */
export function parseDuration(text: string): number | null {
  const match = DURATION.exec(text);
  if (match === null || text.endsWith("P") || text.endsWith("T")) return null;
  const [sign, weeks, days, hours, minutes, seconds] = match
    .slice(1)
    .map((part) => (part === "-" ? -1 : Number(part ?? 0)));
  const total =
    ((weeks ?? 0) * 7 + (days ?? 0)) * DAY_MS +
    (((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1000;
  return sign === -1 ? -total : total;
}

/**
 * Calendar days as whole numbers: days since 1970-01-01, always in UTC. Calendar dates of the
 * contract ('2026-11-24') never shift by a time zone, so everything the rules compare is a day
 * number, and text appears only at the wire.
 */
export type Day = number;

/** An instant in milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

const DAY_MS = 86_400_000;

/** The UTC day an instant falls on. */
export function dayOf(instant: Instant): Day {
  return Math.floor(instant / DAY_MS);
}

/** Midnight UTC at the start of a day. */
export function startOf(day: Day): Instant {
  return day * DAY_MS;
}

/** 'YYYY-MM-DD'. */
export function formatDay(day: Day): string {
  return new Date(startOf(day)).toISOString().slice(0, 10);
}

/** 'YYYY-MM-DD', or null for a day that is not set. */
export function formatDayOrNull(day: Day | null): string | null {
  return day === null ? null : formatDay(day);
}

/** 'YYYY-MM-DD HH:mm:ss' in UTC, the form instants have on the wire (shell 9). */
export function formatInstant(instant: Instant): string {
  return new Date(instant).toISOString().slice(0, 19).replace("T", " ");
}

/** The same, or null for an instant that is not set. */
export function formatInstantOrNull(instant: Instant | null | undefined): string | null {
  return instant == null ? null : formatInstant(instant);
}

/** The day named by 'YYYY-MM-DD', or null when the text names none ('2026-02-30' does not). */
export function parseDay(text: string): Day | null {
  const instant = Date.parse(`${text}T00:00:00Z`);
  // some texts are read as another day than they name, or in another form
  return !Number.isNaN(instant) && formatDay(dayOf(instant)) === text ? dayOf(instant) : null;
}

/**
 * The same day of the month `months` later (or earlier); the 31st becomes the month's last day.
 */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(startOf(day));
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== dayOfMonth) {
    // day 0 is the last of the month before
    date.setUTCDate(0);
  }
  return dayOf(date.getTime());
}

const DURATION = /^(-)?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/**
 * Milliseconds of an ISO 8601 duration in weeks, days, hours, minutes and seconds ('P5D', 'PT90S').
 * Years and months have no fixed length and are refused: null, as for any other text.
 */
export function parseDuration(text: string): number | null {
  const match = DURATION.exec(text);
  if (match === null || text.endsWith("P") || text.endsWith("T")) {
    return null;
  }
  const [sign, weeks, days, hours, minutes, seconds] = match
    .slice(1)
    .map((part) => (part === "-" ? -1 : Number(part ?? 0)));
  const total =
    ((weeks ?? 0) * 7 + (days ?? 0)) * DAY_MS +
    (((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1000;
  return sign === -1 ? -total : total;
}

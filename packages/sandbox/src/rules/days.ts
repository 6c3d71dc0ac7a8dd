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

/** The day named by 'YYYY-MM-DD', or null when the text names none ('2026-02-30' does not). */
export function parseDay(text: string): Day | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    return null;
  }
  const instant = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(instant)) {
    return null;
  }
  const day = dayOf(instant);
  return formatDay(day) === text ? day : null;
}

/**
 * The same day of the month `months` later (or earlier); the 31st becomes the month's last day.
 * Whole-number arithmetic on the calendar: a world of 10,000 people asks for this a million times,
 * and Date objects would be most of the wait.
 */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = civil(day);
  const index = year * 12 + (month - 1) + months;
  const first = firstOfMonth(index);
  return first + Math.min(date, firstOfMonth(index + 1) - first) - 1;
}

/** Days from 0000-03-01, where the arithmetic counts from, to 1970-01-01. */
const EPOCH_SHIFT = 719_468;
const DAYS_PER_ERA = 146_097;

/** Year, month (1 to 12) and day of the month, by the 400-year round of the calendar. */
function civil(day: Day): { year: number; month: number; date: number } {
  const shifted = day + EPOCH_SHIFT;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const ofEra = shifted - era * DAYS_PER_ERA;
  const leaps =
    Math.floor(ofEra / 1460) - Math.floor(ofEra / 36_524) + Math.floor(ofEra / (DAYS_PER_ERA - 1));
  const yearOfEra = Math.floor((ofEra - leaps) / 365);
  const ofYear =
    ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  // years begin in March here, so that the leap day is the last one
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    date: ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  };
}

/** The first day of a month counted from January of year 0. */
function firstOfMonth(index: number): Day {
  const month = (((index % 12) + 12) % 12) + 1;
  const year = Math.floor(index / 12) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const ofYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5);
  const ofEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + ofYear;
  return era * DAYS_PER_ERA + ofEra - EPOCH_SHIFT;
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

/** Reads a day as people write it. Libraries that do so guess where two days are meant; this one does not. */
import { type CalendarDay, isCalendarDay } from "./calendar-day.ts";

/** The years of a day that is given: another one is a slip of the keyboard. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** Whose names of months and weekdays are read, besides those of the reader's own languages. */
const LANGUAGES =
  "en fr de es pt it nl sv da nb fi is pl cs sk sl hr hu ro lt lv et el tr uk ru bg".split(" ");

/** Stand between the parts of a day in some languages, and mean nothing. */
const FILLERS = new Set(["of", "the", "de", "del", "den", "der", "le", "r", "г", "року"]);

/** Letters behind the number of a day. */
const ORDINAL = /(?<=\d)(?:st|nd|rd|th|er|o|°)(?![\p{L}\d])/giu;

const ISO_CLOCK =
  /(?<=\d)t(?<isoHour>\d{2})(?::?(?<isoMinute>\d{2})(?::?(?<isoSecond>\d{2})(?:[.,]\d+)?)?)?/u;
const CLOCK =
  /,? (?:at )?(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d+)?)?(?: ?(?<half>[ap])\.?m\.?)?/u;
const ZONE = /(?: ?(?:z|utc|gmt))? ?(?<offset>[+-]\d{2}(?::?\d{2})?)?(?: ?[([][^)\]]*[)\]])?/u;

/** An hour behind a day, and where it is that hour. */
const TIME = new RegExp(`(?:${ISO_CLOCK.source}|${CLOCK.source})${ZONE.source}$`, "iu");

/** No day is written in more characters, be it by a machine. */
const LONGEST = 100;

/** Nothing but figures, letters and what parts them; it begins and ends with a part of the day. */
const WRITTEN = /^[\p{L}\d](?:[\p{L}\d\s/.,-]*[\p{L}\d])?$/u;

const MINUTE_MS = 60_000;

const fold = (word: string): string =>
  word.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** What each word means, 0 for the first month or Sunday; null where languages do not agree. */
type Names = ReadonlyMap<string, number | null>;

function namesOf(count: number, dayAt: (at: number) => Date, forms: Intl.DateTimeFormatOptions[]) {
  const names = new Map<string, number | null>();
  for (const language of new Set([...LANGUAGES, ...readersLanguages()])) {
    for (const form of forms) {
      const format = new Intl.DateTimeFormat(language, {
        ...form,
        calendar: "gregory",
        timeZone: "UTC",
      });
      for (let at = 0; at < count; at += 1) {
        const parts = format.formatToParts(dayAt(at));
        const name = parts.find(({ type }) => type === "month" || type === "weekday")?.value ?? "";
        const word = fold(name).replaceAll(/\P{L}/gu, "");
        if (word === "") continue;
        names.set(word, (names.get(word) ?? at) === at && names.get(word) !== null ? at : null);
      }
    }
  }
  return names;
}

/** Those that the browser can name months in. */
function readersLanguages(): string[] {
  return navigator.languages.filter((tag) => {
    try {
      return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
    } catch {
      // A tag that is none, as of some systems.
      return false;
    }
  });
}

let months: Names | undefined;
let weekdays: Names | undefined;

function monthNames(): Names {
  months ??= new Map([
    ...namesOf(12, (at) => new Date(Date.UTC(2027, at, 1)), [
      { month: "long" },
      { month: "short" },
      { month: "long", day: "numeric" },
      { month: "short", day: "numeric" },
    ]),
    ["sept", 8],
  ]);
  return months;
}

function weekdayNames(): Names {
  // 3 January 2027 is a Sunday.
  weekdays ??= namesOf(7, (at) => new Date(Date.UTC(2027, 0, 3 + at)), [
    { weekday: "long" },
    { weekday: "short" },
  ]);
  return weekdays;
}

/** Figures of every script as those of ASCII, plain blanks and dashes, nothing invisible, no quotes around. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\p{Nd}/gu, (figure) => String(figureOf(figure)))
    .replaceAll(/[\p{Pd}\u2212]/gu, "-")
    .replaceAll(/[\u2044\u2215]/g, "/")
    .replaceAll(/\s+/g, " ")
    .replace(/^[ "'“”„‟«»‘’‚`]+/, "")
    .replace(/(?<![ "'“”„‟«»‘’‚`.,;])[ "'“”„‟«»‘’‚`.,;]+$/, "");
}

/** What a decimal figure of any script counts: each script has its ten in a row, from 0 on. */
function figureOf(figure: string): number {
  const code = figure.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

function dayOf(year: string, month: number | string, day: string): CalendarDay | undefined {
  const written = [year, String(month).padStart(2, "0"), day.padStart(2, "0")].join("-");
  return isGivenDay(written) ? written : undefined;
}

/** True for a day that exists in a year that a day is given in. */
export function isGivenDay(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return isCalendarDay(day) && year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** A day in figures: the year first, or last where the other two can only be read in one way. */
function fromFigures(numbers: readonly string[]): CalendarDay | undefined {
  const [first = "", second = "", third = ""] = numbers;
  if (first.length === 4) return dayOf(first, second, third);
  if (third.length !== 4 || first.length > 2 || second.length > 2) return undefined;
  const [dayFirst, monthFirst] = [dayOf(third, second, first), dayOf(third, first, second)];
  if (dayFirst === undefined || monthFirst === undefined) return dayFirst ?? monthFirst;
  return dayFirst === monthFirst ? dayFirst : undefined;
}

/** A day without an hour. */
function fromDay(text: string): CalendarDay | undefined {
  const [, ...joined] =
    /^(\d{4})(\d{2})(\d{2})$/.exec(text) ??
    /^(\d{4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]?$/.exec(text) ??
    [];
  if (joined.length > 0) return fromFigures(joined);
  const bare = text.replaceAll(ORDINAL, "");
  if (!WRITTEN.test(bare)) return undefined;
  const parts = fold(bare).match(/\d+|\p{L}+/gu) ?? [];
  const numbers = parts.filter((part) => /^\d/.test(part));
  const words = parts.filter((part) => !/^\d/.test(part) && !FILLERS.has(part));
  if (numbers.length === 3) return onWeekdays(fromFigures(numbers), words);
  const named = words.flatMap((word, at) => {
    const month = monthNames().get(word);
    const others = words.toSpliced(at, 1);
    const isMonth = month != null && others.every((other) => weekdayNames().has(other));
    return isMonth ? [{ month, others }] : [];
  });
  const [{ month, others } = { month: -1, others: [] }] = named;
  const year = numbers.find((number) => number.length === 4);
  const day = numbers.find((number) => number.length <= 2);
  if (named.length !== 1 || numbers.length !== 2 || !year || !day) return undefined;
  return onWeekdays(dayOf(year, month + 1, day), others);
}

/** The day, unless a weekday that is written beside it makes it doubtful. */
function onWeekdays(day: CalendarDay | undefined, words: readonly string[]) {
  if (day === undefined) return undefined;
  const weekday = new Date(day).getUTCDay();
  return words.every((word) => weekdayNames().get(word) === weekday) ? day : undefined;
}

/** Minutes after midnight; undefined for no time of a day. */
function minutesOf(time: Record<string, string | undefined>): number | undefined {
  const [hour, minute, second] = (["Hour", "Minute", "Second"] as const).map((name) =>
    Number(time[`iso${name}`] ?? time[name.toLowerCase()] ?? 0),
  ) as [number, number, number];
  const half = time["half"]?.toLowerCase();
  if (half !== undefined && (hour < 1 || hour > 12)) return undefined;
  const hours = half === undefined ? hour : (hour % 12) + (half === "p" ? 12 : 0);
  return hours > 23 || minute > 59 || second > 60 ? undefined : hours * 60 + minute;
}

function offsetMinutes(offset: string): number {
  const [hours, minutes] = [offset.slice(1, 3), offset.slice(3).replace(":", "") || "0"];
  return (offset.startsWith("-") ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * Reads a day that was written as a whole: year first (`2027-1-5`, `2027/01/05`, `20270105`, also with an
 * hour), day and month in the order that only one day fits (`31/12/2027`, `12/31/2027`), or with the name of
 * the month (`31 Dec 2027`). A moment with an offset is read where its day in UTC, which the portal counts
 * in, is the day that is written.
 *
 * @returns undefined for what may mean two days, or none of the years 1900 to 2100
 */
export function readDay(text: string): CalendarDay | undefined {
  const written = plain(text);
  if (written.length > LONGEST) return undefined;
  const time = TIME.exec(written);
  if (time === null) return fromDay(written);
  const day = fromDay(written.slice(0, time.index));
  const minutes = minutesOf(time.groups ?? {});
  if (day === undefined || minutes === undefined) return undefined;
  const offset = time.groups?.["offset"];
  if (offset === undefined) return day;
  const moment = new Date(Date.parse(day) + (minutes - offsetMinutes(offset)) * MINUTE_MS);
  return moment.toISOString().startsWith(day) ? day : undefined;
}

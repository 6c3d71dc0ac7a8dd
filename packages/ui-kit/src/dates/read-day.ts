/** Libraries guess between two possible days; this parser returns none. */
import { type CalendarDay, isCalendarDay } from "@recurrent/sdk/calendar-day";
import { parseLocale } from "../locale.ts";
import { asciiDigit } from "../text/digits.ts";

/** Other years are typing errors. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** Languages of month and weekday names, added to those of the browser. */
const LANGUAGES =
  "en fr de de-AT es pt ca it nl sv da nb fi is pl cs sk sl hr sr hu ro lt lv et el tr uk ru bg ja ko zh".split(
    " ",
  );

/** Words without a meaning, added to those in each language's full days. */
const FILLERS = ["of", "the", "de", "del", "den", "der", "le", "r", "г", "року"];

/** Letters after the number of a day. */
const ORDINAL = /(?<=\d)(?:st|nd|rd|th|er|o|°)(?![\p{L}\d])/giu;

const ISO_CLOCK =
  /(?<=\d)t(?<isoHour>\d{2})(?::?(?<isoMinute>\d{2})(?::?(?<isoSecond>\d{2})(?:[.,]\d+)?)?)?/u;
const CLOCK =
  /,? (?:at )?(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d+)?)?(?: ?(?<half>[ap])\.?m\.?)?/u;
const ZONE = /(?: ?(?:z|utc|gmt))? ?(?<offset>[+-]\d{2}(?::?\d{2})?)?(?: ?[([][^)\]]*[)\]])?/u;

/** A UTC day without a time. */
const ZULU_DAY = /(?<=^\d{4}-\d{2}-\d{2}) ?z$/iu;

const TIME = new RegExp(`(?:${ISO_CLOCK.source}|${CLOCK.source})${ZONE.source}$`, "iu");

/** Longer texts are not days. */
const MAX_LENGTH = 100;

/** Digits, letters and separators. */
const WRITTEN = /^[\p{L}\d](?:[\p{L}\d\s/.,-]*[\p{L}\d])?$/u;

/** A day in numbers alone, as in "mar 31/3/2026". */
const NUMERIC_DAY = /(?<!\d)\d+([/.-]) ?\d+\1 ?\d+/;

/** Between two months, as in "5 Jan - Mar 2027". */
const RANGE = /[/-]/;

const MINUTE_MS = 60_000;

/** Removes accents and case, also of the Turkish dotless i. */
const fold = (word: string): string =>
  word.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");

const wordsOf = (text: string): string[] => fold(text).match(/\p{L}+/gu) ?? [];

/** Languages disagree on a word, hence sets; 0 is January or Sunday. */
type Names = ReadonlyMap<string, ReadonlySet<number>>;

function formatsOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat[] {
  const languages = new Set([...LANGUAGES, ...readersLanguages()]);
  return [...languages].map(
    (language) =>
      new Intl.DateTimeFormat(language, { ...options, calendar: "gregory", timeZone: "UTC" }),
  );
}

function namesOf(
  type: "month" | "weekday",
  days: readonly Date[],
  forms: readonly Intl.DateTimeFormatOptions[],
): Names {
  const names = new Map<string, Set<number>>();
  for (const format of forms.flatMap(formatsOf)) {
    for (const [at, day] of days.entries()) {
      const name = format.formatToParts(day).find((part) => part.type === type)?.value ?? "";
      for (const word of wordsOf(name)) names.set(word, (names.get(word) ?? new Set()).add(at));
    }
  }
  return names;
}

function readersLanguages(): string[] {
  // Some systems return invalid tags, or no list.
  const tags = [(navigator.languages as readonly string[] | undefined) ?? []].flat();
  const locales = tags.flatMap((tag) => parseLocale(tag)?.toString() ?? []);
  return Intl.DateTimeFormat.supportedLocalesOf(locales);
}

let months: Names | undefined;
let weekdays: Names | undefined;
let fillers: ReadonlySet<string> | undefined;

function monthNames(): Names {
  months ??= new Map([
    ...namesOf(
      "month",
      Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2027, at, 1))),
      [
        { month: "long" },
        { month: "short" },
        { month: "long", day: "numeric" },
        { month: "short", day: "numeric" },
      ],
    ),
    ["sept", new Set([8])],
  ]);
  return months;
}

function weekdayNames(): Names {
  weekdays ??= namesOf(
    "weekday",
    // 3 January 2027 is a Sunday.
    Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2027, 0, 3 + at))),
    [{ weekday: "long" }, { weekday: "short" }],
  );
  return weekdays;
}

function fillerWords(): ReadonlySet<string> {
  const day = new Date(Date.UTC(2027, 0, 3));
  fillers ??= new Set([
    ...FILLERS,
    ...formatsOf({ dateStyle: "full" })
      .flatMap((format) => format.formatToParts(day))
      .flatMap(({ type, value }) => (type === "literal" ? wordsOf(value) : [])),
  ]);
  return fillers;
}

/** ASCII digits, plain blanks and dashes, no invisible characters, no quotes around. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/[\p{Pd}\u2212]/gu, "-")
    .replaceAll(/[\u2044\u2215]/g, "/")
    .replaceAll(/\s+/g, " ")
    .replace(/^[ "'“”„‟«»‘’‚`]+/, "")
    .replace(/(?<![ "'“”„‟«»‘’‚`.,;])[ "'“”„‟«»‘’‚`.,;]+$/, "");
}

function dayOf(year: string, month: number | string, day: string): CalendarDay | undefined {
  const written = [year, String(month).padStart(2, "0"), day.padStart(2, "0")].join("-");
  return isGivenDay(written) ? written : undefined;
}

/** True for an existing day in an accepted year. */
export function isGivenDay(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return isCalendarDay(day) && year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** Year first, or last if the other two numbers have only one possible order. */
function fromNumbers(numbers: readonly string[]): CalendarDay | undefined {
  const [first = "", second = "", third = ""] = numbers;
  if (first.length === 4) return dayOf(first, second, third);
  if (third.length !== 4 || first.length > 2 || second.length > 2) return undefined;
  const [dayFirst, monthFirst] = [dayOf(third, second, first), dayOf(third, first, second)];
  if (dayFirst === undefined || monthFirst === undefined) return dayFirst ?? monthFirst;
  return dayFirst === monthFirst ? dayFirst : undefined;
}

function fromDay(text: string): CalendarDay | undefined {
  const joined = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (joined) return fromNumbers(joined.slice(1));
  const bare = text
    .replace(/(\d{4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]?/, " $1-$2-$3 ")
    .replaceAll(ORDINAL, "")
    .replaceAll(/[()'’]/g, " ")
    .trim();
  if (!WRITTEN.test(bare)) return undefined;
  const numbers = bare.match(/\d+/g) ?? [];
  const words = wordsOf(bare).filter((word) => !fillerWords().has(word));
  const named = words.filter((word) => monthNames().has(word));
  if (numbers.length === 3) {
    const found = fromNumbers(numbers);
    // "3-31 Mar 2026" is a range, though "mar" is Tuesday in Spanish.
    if (found === undefined || (named.length > 0 && !NUMERIC_DAY.test(bare))) return undefined;
    const month = Number(found.slice(5, 7)) - 1;
    return named.every((word) => monthNames().get(word)?.has(month))
      ? onWeekdays(found, words)
      : undefined;
  }
  if (named.length > 1 && RANGE.test(bare)) return undefined;
  const year = numbers.find((number) => number.length === 4);
  const day = numbers.find((number) => number.length <= 2);
  if (numbers.length !== 2 || !year || !day) return undefined;
  const possible = words.flatMap((word, at) => {
    const [others, meanings] = [words.toSpliced(at, 1), [...(monthNames().get(word) ?? [])]];
    // November in Polish is October in Croatian. Only a weekday decides, not that a day is missing.
    if (meanings.length > 1 && others.length === 0) return [];
    return meanings.map((month) => onWeekdays(dayOf(year, month + 1, day), others));
  });
  const [only, ...more] = possible.filter((found) => found !== undefined);
  return more.length === 0 ? only : undefined;
}

/** Undefined if the weekday contradicts the day. */
function onWeekdays(day: CalendarDay | undefined, words: readonly string[]) {
  if (day === undefined) return undefined;
  const weekday = new Date(day).getUTCDay();
  return words.every((word) => weekdayNames().get(word)?.has(weekday)) ? day : undefined;
}

/** After midnight; undefined for an invalid time. */
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
 * Parses a complete day: year first (`2027-1-5`, `2027/01/05`, `20270105`, also with a time), year
 * last in the only possible order (`31/12/2027`, `12/31/2027`), or with the month's name (`31 Dec
 * 2027`). An instant with an offset must have the same day in UTC.
 *
 * @returns undefined for an ambiguous text, for a range, and for years outside 1900 to 2100
 */
export function readDay(text: string): CalendarDay | undefined {
  const written = plain(text).replace(ZULU_DAY, "");
  if (written.length > MAX_LENGTH) return undefined;
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

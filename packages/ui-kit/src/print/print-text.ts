import { isCalendarDay } from "../forms/calendar-day.ts";

/** What needs no escape inside a string of a style sheet. */
const HARMLESS = /^[\w .,;:()/·-]$/u;

/**
 * A text as a quoted string of a style sheet, whatever is in it: names of people end up there, and a
 * quotation mark in one must not end the rule.
 */
export function cssString(text: string): string {
  const escaped = Array.from(text, (sign) =>
    HARMLESS.test(sign) ? sign : `\\${sign.codePointAt(0)?.toString(16) ?? ""} `,
  );
  return `"${escaped.join("")}"`;
}

/** An ISO instant to the minute, such as '2026-11-20 14:32 UTC'. */
export const utcMinute = (instant: string): string =>
  `${instant.slice(0, 16).replace("T", " ")} UTC`;

const DATE = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  day: "2-digit",
  month: "long",
  year: "numeric",
});

/**
 * A day as certificates write it, 'DD MMMM YYYY' (training 9); '' for none. In UTC and English, so that
 * no time zone and no language of a browser can make another day of it.
 */
export function certificateDate(day: string | null): string {
  return day === null || !isCalendarDay(day) ? "" : DATE.format(new Date(day));
}

/** Sizes in points, largest first, with the longest text each has room for on one line. */
const NAME_SIZES = [
  { pt: 38, signs: 30 },
  { pt: 30, signs: 40 },
  { pt: 24, signs: 52 },
];
const TOPIC_SIZES = [
  { pt: 23, signs: 90 },
  { pt: 18, signs: 160 },
];

const sizeFor = (text: string, sizes: typeof NAME_SIZES, least: number): number =>
  sizes.find(({ signs }) => text.length <= signs)?.pt ?? least;

/** The size of a name in points: 38, less for one that would not fit. */
export const nameSize = (name: string): number => sizeFor(name, NAME_SIZES, 19);

/** The size of a topic's name in points: 23 over up to two lines, less for longer ones. */
export const topicSize = (name: string): number => sizeFor(name, TOPIC_SIZES, 14);

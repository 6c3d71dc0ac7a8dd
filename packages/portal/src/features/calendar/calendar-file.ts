import { ICalCalendar, ICalEventTransparency } from "ical-generator";
import { v5 as uuid } from "uuid";
import type { CalendarEntry } from "./calendar-entries.ts";

/** What of a file does not depend on its days. */
export interface CalendarOwner {
  /** Address of the main API's host. */
  readonly host: string;
  readonly personId: string;
  /** Stands before every title; null in the own calendar. */
  readonly name: string | null;
  /** The page that shows an entry, as an absolute address. */
  readonly urlOf: (entry: CalendarEntry) => string;
}

const MINUTE_MS = 60_000;

/**
 * The days as a calendar file (RFC 5545). An entry's UID says nothing of the person (RFC 7986 5.3), and is the
 * same in every file of the same person from the same host: a later import moves what has moved. The later
 * file wins by its SEQUENCE, the minutes since 1970, and within a minute by its DTSTAMP (RFC 5546 2.1.5).
 *
 * @param now epoch milliseconds
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { host, personId, name, urlOf }: CalendarOwner,
  now: number,
): string {
  const stamp = new Date(now);
  const calendar = new ICalCalendar({
    prodId: { company: "Recurrent", product: "Recurrent", language: "EN" },
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: uuid(JSON.stringify([host, personId, ...entry.key]), uuid.URL),
      sequence: Math.floor(now / MINUTE_MS),
      stamp,
      lastModified: stamp,
      // A day given as text is read in UTC and written in UTC.
      start: entry.day,
      allDay: true,
      summary: plain(name === null ? entry.title : `${name}: ${entry.title}`),
      description: plain(entry.description),
      url: urlOf(entry),
      // A day on which something expires is not taken.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  // The library leaves out the end of the last line, which RFC 5545 3.1 asks for.
  return `${calendar.toString()}\r\n`;
}

/** A text of one line: the format has no word for control characters (RFC 5545 3.3.11). */
function plain(text: string): string {
  return text.toWellFormed().replaceAll(/\p{Cc}+/gu, " ");
}

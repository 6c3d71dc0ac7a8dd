/** A calendar file: the days that are in it, and how they are written. Loaded when one is asked for. */
import {
  type EventSummary,
  isArchivedEvent,
  type RecordTopic,
  type ScheduleItem,
} from "@recurrent/sdk";
import { expiryCell } from "@recurrent/ui-kit";
import { ICalCalendar, ICalEventTransparency } from "ical-generator";
import { v5 as uuid } from "uuid";
import { byDay } from "../../shared/dates/days.ts";

/** A day of a calendar file. */
export interface CalendarEntry {
  /** What the day is of: the same in every file, also once it is another day. */
  readonly key: readonly string[];
  /** 'YYYY-MM-DD', never shifted by a time zone. */
  readonly day: string;
  readonly title: string;
  /** Where the day comes from. */
  readonly description: string;
  /** The screen that shows it. */
  readonly of: "schedule" | "record" | "events";
  /** The event, where it is the day of one. */
  readonly eventId?: string;
}

/** What a calendar file is made of; a person who does not train has events alone. */
export interface CalendarSources {
  readonly schedule: readonly ScheduleItem[];
  readonly topics: readonly RecordTopic[];
  readonly events: readonly EventSummary[];
  /** The day on which the sources were read, 'YYYY-MM-DD' in UTC. */
  readonly today: string;
}

/** The lessons that are not completed, and all expiries that count, by day. */
export function calendarEntries(sources: CalendarSources): CalendarEntry[] {
  const { schedule, topics, events, today } = sources;
  const entries = lessonEntries(schedule, today);
  for (const topic of topics) {
    const { id, name } = topic;
    // What the record shows: no expiry of an 'Initial only' topic that is completed (training 4.2).
    const cell = expiryCell(topic);
    if (cell === null || cell === "In Progress") continue;
    entries.push({
      key: ["topic", id || name],
      day: cell.day,
      title: `${name} expires`,
      description: `From the training record of ${today}. See Recurrent for the current status.`,
      of: "record",
    });
  }
  for (const event of events) {
    const { id, description, expiryAt } = event;
    if (expiryAt === null || isArchivedEvent(event)) continue;
    entries.push({
      key: ["event", id],
      day: expiryAt,
      title: `${description} expires`,
      description: `From the expiry date of an event or document on ${today}. See Recurrent for the current status.`,
      of: "events",
      eventId: id,
    });
  }
  return entries.toSorted((one, other) => byDay(one.day, other.day));
}

/**
 * A schedule has no ids: a lesson is known by its names, and those of one name by their order. Completed ones
 * are counted too, so that the others keep their place.
 */
function lessonEntries(schedule: readonly ScheduleItem[], today: string): CalendarEntry[] {
  const counts = new Map<string, number>();
  const ordered = schedule.toSorted((one, other) => byDay(one.date ?? "", other.date ?? ""));
  return ordered.flatMap(({ lesson, topic, date }): CalendarEntry[] => {
    const names = JSON.stringify([topic.name, lesson.name]);
    const place = (counts.get(names) ?? 0) + 1;
    counts.set(names, place);
    if (date === null || lesson.status === "completed") return [];
    return [
      {
        key: ["lesson", topic.name, lesson.name, String(place)],
        day: date,
        title: `${lesson.name} (${topic.name})`,
        description: `Start of the lesson in the training schedule as of ${today}.`,
        of: "schedule",
      },
    ];
  });
}

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

import type { EventSummary, RecordTopic, ScheduleItem } from "@recurrent/sdk";
import { expiryCell, withDistinctIds } from "@recurrent/ui-kit";
import { ICalCalendar, ICalEventTransparency } from "ical-generator";
import { v5 as uuid } from "uuid";
import { compareDays } from "@recurrent/sdk/calendar-day";
import { activeEvents } from "../../shared/dates/active-events.ts";

export interface CalendarEntry {
  /** Stays the same if the day changes. */
  readonly key: readonly string[];
  /** 'YYYY-MM-DD', never shifted by a time zone. */
  readonly day: string;
  readonly title: string;
  readonly description: string;
  /** The page that shows the lesson or the expiry. */
  readonly page: "schedule" | "record" | { readonly eventId: string };
}

/** People who are not trainees have only events. */
export interface CalendarSources {
  readonly schedule: readonly ScheduleItem[];
  readonly topics: readonly RecordTopic[];
  readonly events: readonly EventSummary[];
  /** Day of the data, 'YYYY-MM-DD' in UTC. */
  readonly today: string;
}

/** Lessons that are not completed, and expiries, sorted by day. */
export function calendarEntries(sources: CalendarSources): CalendarEntry[] {
  const { schedule, topics, events, today } = sources;
  const entries = lessonEntries(schedule, today);
  for (const topic of withDistinctIds(topics)) {
    const { id, name } = topic;
    // As in the record: a completed 'Initial only' topic has no expiry (training 4.2).
    const cell = expiryCell(topic);
    if (cell === null || cell === "In Progress") continue;
    entries.push({
      key: ["topic", id],
      day: cell.day,
      title: `${name} expires`,
      description: `From the training record of ${today}. See Recurrent for the current status.`,
      page: "record",
    });
  }
  for (const { id, description, expiryAt } of activeEvents(events, today)) {
    if (expiryAt === null) continue;
    entries.push({
      key: ["event", id],
      day: expiryAt,
      title: `${description} expires`,
      description: `From the expiry date of an event or document on ${today}. See Recurrent for the current status.`,
      page: { eventId: id },
    });
  }
  return entries.toSorted((one, other) => compareDays(one.day, other.day));
}

/**
 * A schedule has no ids, so a lesson is identified by its names and its position among lessons with
 * the same names. Completed lessons count, so that the positions of others do not change.
 */
function lessonEntries(schedule: readonly ScheduleItem[], today: string): CalendarEntry[] {
  const counts = new Map<string, number>();
  const ordered = schedule.toSorted((one, other) => compareDays(one.date ?? "", other.date ?? ""));
  return ordered.flatMap(({ lesson, topic, date }): CalendarEntry[] => {
    const names = JSON.stringify([topic.name, lesson.name]);
    const position = (counts.get(names) ?? 0) + 1;
    counts.set(names, position);
    if (date === null || lesson.status === "completed") return [];
    return [
      {
        key: ["lesson", topic.name, lesson.name, String(position)],
        day: date,
        title: `${lesson.name} (${topic.name})`,
        description: `Start of the lesson in the training schedule as of ${today}.`,
        page: "schedule",
      },
    ];
  });
}

export interface CalendarOwner {
  /** Host of the main API. */
  readonly host: string;
  readonly personId: string;
  /** Prefix of every title; null in the user's own calendar. */
  readonly name: string | null;
  /** Returns an absolute URL. */
  readonly urlOf: (entry: CalendarEntry) => string;
}

const MINUTE_MS = 60_000;

/**
 * A file by RFC 5545. A UID reveals nothing about the person (RFC 7986 5.3) and is the same in
 * every file, so a later import moves entries. The later file wins by SEQUENCE, in minutes since
 * 1970, then by DTSTAMP (RFC 5546 2.1.5).
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
      // The library reads and writes a day string in UTC.
      start: entry.day,
      allDay: true,
      summary: plain(name === null ? entry.title : `${name}: ${entry.title}`),
      description: plain(entry.description),
      url: urlOf(entry),
      // An expiry must not show the day as busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  // The library omits the last line break, which RFC 5545 3.1 requires.
  return `${calendar.toString()}\r\n`;
}

/** The format cannot contain control characters (RFC 5545 3.3.11). */
function plain(text: string): string {
  return text.toWellFormed().replaceAll(/\p{Cc}+/gu, " ");
}

import {
  type EventSummary,
  isArchivedEvent,
  type RecordTopic,
  type ScheduleItem,
} from "@recurrent/sdk";
import { expiryCell } from "@recurrent/ui-kit";

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
export function calendarEntries({ today, ...sources }: CalendarSources): CalendarEntry[] {
  return [
    ...lessonEntries(sources.schedule, today),
    ...topicEntries(sources.topics, today),
    ...eventEntries(sources.events, today),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
}

/**
 * A schedule has no ids: a lesson is known by its names, and those of one name by their order. Completed ones
 * are counted too, so that the others keep their place.
 */
function lessonEntries(schedule: readonly ScheduleItem[], today: string): CalendarEntry[] {
  const counts = new Map<string, number>();
  const byDay = schedule.toSorted((one, other) => (one.date ?? "").localeCompare(other.date ?? ""));
  return byDay.flatMap(({ lesson, topic, date }): CalendarEntry[] => {
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

/** The expiries that the record shows: none of an 'Initial only' topic that is completed (training 4.2). */
function topicEntries(topics: readonly RecordTopic[], today: string): CalendarEntry[] {
  return topics.flatMap((topic): CalendarEntry[] => {
    const cell = expiryCell(topic);
    if (cell === null || typeof cell === "string") return [];
    return [
      {
        key: ["topic", topic.id || topic.name],
        day: cell.day,
        title: `${topic.name} expires`,
        description: `Derived from the expiry date in the training record as of ${today}; whether the topic is current is what the portal shows.`,
        of: "record",
      },
    ];
  });
}

/** What is archived is in no calendar. */
function eventEntries(events: readonly EventSummary[], today: string): CalendarEntry[] {
  return events.flatMap((event): CalendarEntry[] => {
    const { id, description, expiryAt } = event;
    if (expiryAt === null || isArchivedEvent(event)) return [];
    return [
      {
        key: ["event", id],
        day: expiryAt,
        title: `${description} expires`,
        description: `Derived from the expiry date of an event or document as of ${today}; whether it is current is what the portal shows.`,
        of: "events",
        eventId: id,
      },
    ];
  });
}

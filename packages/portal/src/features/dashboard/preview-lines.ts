import {
  type EventSummary,
  type ScheduleItem,
  shownEventStatus,
  type TrainingRecord,
} from "@recurrent/sdk";
import { expiryCell, statusInRecord, statusOf } from "@recurrent/ui-kit";
import { href } from "../../kernel/routes/address.ts";
import { byDay } from "../../kernel/view/days.ts";
import type { PreviewTab } from "./preview-facts.ts";

/** What the preview of a tab is called: the words of the person's tabs (shell 2.23); what is said without it. */
export const PREVIEWS: Readonly<
  Record<PreviewTab, { title: string; failure: string; empty: string }>
> = {
  record: {
    title: "Training Record",
    failure: "The record could not be loaded",
    empty: "No topics yet",
  },
  schedule: {
    title: "Training Schedule",
    failure: "The schedule could not be loaded",
    empty: "Nothing is scheduled",
  },
  events: {
    title: "Events / Documents",
    failure: "The events and documents could not be loaded",
    empty: "No events or documents yet",
  },
};

/** One line of a preview: a topic, a lesson, or an event. */
export interface PreviewLine {
  readonly id: string;
  readonly name: string;
  /** What the name belongs to: the topic of a lesson. */
  readonly detail?: string;
  /** Whose sign and word stand beside the day; null for none. */
  readonly status: string | number | null;
  /** 'YYYY-MM-DD'. */
  readonly day: string | null;
  /** What stands where there is no day. */
  readonly none?: string;
  /** The page of its own, where it has one. */
  readonly href?: string;
}

/** What needs training before all the others, the most urgent last. */
const URGENT: readonly string[] = ["behindSchedule", "riskOfExpiry", "expired"];

/** The topics of a record with what its Expiry column says (training 2.6): what needs training first. */
export function recordLines({ topics }: Pick<TrainingRecord, "topics">): PreviewLine[] {
  return topics
    .map((topic) => {
      const cell = expiryCell(topic);
      const isDay = cell !== null && cell !== "In Progress";
      const line = {
        id: topic.id,
        name: topic.name,
        status: isDay ? cell.status : statusInRecord(topic),
        day: isDay ? cell.day : null,
        ...(cell === "In Progress" && { none: cell }),
      };
      return { line, rank: URGENT.indexOf(statusOf(topic.status).id) };
    })
    .toSorted((a, b) => b.rank - a.rank || byDay(a.line.day, b.line.day))
    .map(({ line }) => line);
}

/** The lessons of a schedule, the next one first (training 2.5). */
export function scheduleLines(items: readonly ScheduleItem[]): PreviewLine[] {
  return items
    .map(({ lesson, topic, date }, at) => ({
      id: String(at),
      name: lesson.name,
      detail: topic.name,
      status: lesson.status,
      day: date,
    }))
    .toSorted((one, other) => byDay(one.day, other.day));
}

/**
 * The events of a person that are not archived, the first to expire first (training 2.10).
 *
 * @param today 'YYYY-MM-DD' in UTC
 */
export function eventLines(
  events: readonly EventSummary[],
  personId: string,
  today: string,
): PreviewLine[] {
  return events
    .filter(({ isActive }) => isActive)
    .map((event) => ({
      id: event.id,
      name: event.description,
      status: shownEventStatus(event, today),
      day: event.expiryAt,
      none: "No expiry",
      href: href("companies_users@show", { id: personId }, { tab: "events", eventId: event.id }),
    }))
    .toSorted((one, other) => byDay(one.day, other.day));
}

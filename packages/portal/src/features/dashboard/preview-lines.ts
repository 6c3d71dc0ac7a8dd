import {
  type EventSummary,
  type RecordTopic,
  type ScheduleItem,
  shownEventStatus,
} from "@recurrent/sdk";
import { expiryCell, statusInRecord, statusOf } from "@recurrent/ui-kit";
import { href } from "../../kernel/routes/address.ts";
import { byDay } from "../../kernel/view/by-day.ts";
import type { PreviewTab } from "./preview-facts.ts";

/** What the preview of a tab is called: the words of the person's tabs (shell 2.23). */
export const PREVIEW_TITLES: Readonly<Record<PreviewTab, string>> = {
  record: "Training Record",
  schedule: "Training Schedule",
  events: "Events / Documents",
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

const URGENT: readonly string[] = ["expired", "riskOfExpiry", "behindSchedule"];

const urgency = (status: unknown): number => {
  const at = URGENT.indexOf(statusOf(status).id);
  return at < 0 ? URGENT.length : at;
};

/** The topics of a record with what its Expiry column says (training 2.6): what needs training first. */
export function recordLines(topics: readonly RecordTopic[]): PreviewLine[] {
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
      return { line, rank: urgency(topic.status) };
    })
    .toSorted((a, b) => a.rank - b.rank || byDay(a.line.day, b.line.day))
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

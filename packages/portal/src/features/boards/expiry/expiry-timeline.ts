/**
 * Expiries by month, seen from today: the months of an expiry horizon, and what falls in them. Days and months
 * are text of the calendar in UTC ('YYYY-MM-DD', 'YYYY-MM'), so that no time zone moves one.
 */
import { type EventSummary, isArchivedEvent, type RecordTopic, eventStatus } from "@recurrent/sdk";
import { compareNames, expiryCell, STATUS, type StatusId, statusOf } from "@recurrent/ui-kit";
import { href } from "../../../shared/routes/address.ts";
import { addMonths, compareDays } from "@recurrent/sdk/calendar-day";
import type { DatedLine } from "./ExpiryList.tsx";

/** Every other key is a month, 'YYYY-MM'. */
export const OVERDUE = "overdue";

const MONTHS = 12;

/** The month of `today` ('YYYY-MM-DD') and the next eleven, 'YYYY-MM'. */
export function timelineMonths(today: string): string[] {
  return Array.from({ length: MONTHS }, (_, at) => addMonths(today, at).slice(0, 7));
}

/**
 * 'overdue', or the month of an expiry, also beyond the horizon; null without an expiry. It is
 * valid through its day (shell 9).
 *
 * @param expiryAt 'YYYY-MM-DD'
 * @param today 'YYYY-MM-DD'
 */
export function timelineKey(expiryAt: string | null, today: string): string | null {
  if (expiryAt === null) return null;
  return expiryAt < today ? OVERDUE : expiryAt.slice(0, 7);
}

/** Null for a key that is not shown. */
export function readTimelineKey(requested: string | null, today: string): string | null {
  return requested === OVERDUE || (requested !== null && timelineMonths(today).includes(requested))
    ? requested
    : null;
}

const MONTH = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

/** 'Overdue', 'March 2027'. */
export function timelineName(key: string): string {
  return key === OVERDUE ? "Overdue" : MONTH.format(Date.parse(`${key}-01`));
}

/** 'Overdue', 'Expires in March 2027'. */
export function timelineTitle(key: string): string {
  return key === OVERDUE ? timelineName(key) : `Expires in ${timelineName(key)}`;
}

export interface Expiring {
  /** 'YYYY-MM-DD'; null for no expiry. */
  readonly expiryAt: string | null;
  /** The server's, whatever the day says. */
  readonly status: string | null;
}

export type TimelineBar = ReturnType<typeof timelineOf>["bars"][number];

const BY_URGENCY = Object.keys(STATUS) as StatusId[];

/** @param today 'YYYY-MM-DD' in UTC */
export function timelineOf(items: readonly Expiring[], today: string) {
  const byKey = Map.groupBy(items, ({ expiryAt }) => timelineKey(expiryAt, today));
  const bars = [OVERDUE, ...timelineMonths(today)].map((key) => {
    const of = byKey.get(key) ?? [];
    const byState = Map.groupBy(of, ({ status }) => statusOf(status).id);
    const states = new Map(
      BY_URGENCY.flatMap((id) => {
        const number = byState.get(id)?.length;
        return number === undefined ? [] : [[id, number] as const];
      }),
    );
    return { key, count: of.length, states };
  });
  const without = byKey.get(null)?.length ?? 0;
  return {
    /** Overdue, then the twelve months; the most urgent state first. */
    bars,
    /** States of any bar, the most urgent first. */
    states: BY_URGENCY.filter((id) => bars.some(({ states }) => states.has(id))),
    /** Beyond the bars. */
    later: bars.reduce((left, { count }) => left - count, items.length - without),
    /** Without expiry. */
    without,
  };
}

/** '3 overdue · 1 in November · 12 in December': the first bars in a line. */
export function timelineSummary(items: readonly Expiring[], today: string): string {
  const [thisMonth, nextMonth] = timelineMonths(today);
  const keys = [OVERDUE, thisMonth, nextMonth].filter((key) => key !== undefined);
  const byKey = Map.groupBy(items, ({ expiryAt }) => timelineKey(expiryAt, today));
  return keys
    .map((key) => {
      const count = byKey.get(key)?.length ?? 0;
      const [month = ""] = timelineName(key).split(" ");
      return key === OVERDUE ? `${count} overdue` : `${count} in ${month}`;
    })
    .join(" · ");
}

/** An unknown state is shown as the server names it. */
export const wordOf = (id: StatusId): string => STATUS[id].word || "Other";

export type NextExpiry = Expiring & Omit<DatedLine, "day" | "status">;

/**
 * Held topics, by the rules of the Expiry column, and documents in force: the next to expire first.
 * States are the server's (`shownEventStatus` where it gives none).
 *
 * @param today 'YYYY-MM-DD' in UTC
 */
export function nextExpiries(
  topics: readonly RecordTopic[],
  events: readonly EventSummary[],
  today: string,
): NextExpiry[] {
  const trained = topics.flatMap((topic): NextExpiry[] => {
    const cell = expiryCell(topic);
    if (cell === "In Progress") return [];
    const { id, name, status } = topic;
    const line = { id: `training ${id}`, name, detail: "Training", href: href("my@records") };
    return [{ ...line, expiryAt: cell?.day ?? null, status }];
  });
  const documents = events.flatMap((event): NextExpiry[] => {
    if (isArchivedEvent(event)) return [];
    const { id, description: name, expiryAt } = event;
    const page = href("my_events@show", { id });
    const line = { id: `document ${id}`, name, detail: "Document", href: page };
    return [{ ...line, expiryAt, status: eventStatus(event, today) }];
  });
  return [...trained, ...documents].toSorted(
    (one, other) => compareDays(one.expiryAt, other.expiryAt) || compareNames(one.name, other.name),
  );
}

const SMALL_TABLE_ROWS = 5;

export function sortByExpiry(items: readonly NextExpiry[]): readonly NextExpiry[] {
  return items.filter(({ expiryAt }) => expiryAt !== null).slice(0, SMALL_TABLE_ROWS);
}

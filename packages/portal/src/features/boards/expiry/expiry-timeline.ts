/**
 * Expiries by month from today. Days ('YYYY-MM-DD') and months ('YYYY-MM') are strings in UTC, so
 * that no time zone shifts them.
 */
import type { EventSummary, RecordTopic } from "@recurrent/sdk";
import {
  compareNames,
  expiryCell,
  type StatusId,
  STATUSES_BY_URGENCY,
  statusOf,
  withDistinctIds,
} from "@recurrent/ui-kit";
import { activeEvents } from "../../../shared/dates/active-events.ts";
import { href } from "../../../shared/routes/address.ts";
import { addMonths, compareDays } from "@recurrent/sdk/calendar-day";
import type { DatedLine } from "./ExpiryList.tsx";

/** Key of the first bar; the other keys are months. */
export const OVERDUE = "overdue";

const MONTHS = 12;

/** The month of `today` and the next eleven. */
export function timelineMonths(today: string): string[] {
  return Array.from({ length: MONTHS }, (_, at) => addMonths(today, at).slice(0, 7));
}

/**
 * 'overdue' or the month of an expiry, even without a bar; null without an expiry. An item is valid
 * through its day of expiry (shell 9).
 */
export function timelineKey(expiryAt: string | null, today: string): string | null {
  if (expiryAt === null) return null;
  return expiryAt < today ? OVERDUE : expiryAt.slice(0, 7);
}

/** Returns null for a key without a bar. */
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
  /** Null for no expiry. */
  readonly expiryAt: string | null;
  /** From the server, even if the day disagrees. */
  readonly status: string | null;
}

export interface TimelineBar {
  /** 'overdue', or a month 'YYYY-MM' in UTC. */
  readonly key: string;
  readonly count: number;
  /** Number of each status, most urgent first. */
  readonly states: ReadonlyMap<StatusId, number>;
}

export interface Timeline {
  /** Overdue, then twelve months. */
  readonly bars: readonly TimelineBar[];
  /** All statuses in the bars, most urgent first. */
  readonly states: readonly StatusId[];
  /** Number of expiries after the last bar. */
  readonly later: number;
  /** Number of items without an expiry. */
  readonly without: number;
}

/** @param today 'YYYY-MM-DD' in UTC */
export function timelineOf(items: readonly Expiring[], today: string): Timeline {
  const byKey = Map.groupBy(items, ({ expiryAt }) => timelineKey(expiryAt, today));
  const bars = [OVERDUE, ...timelineMonths(today)].map((key) => {
    const inBar = byKey.get(key) ?? [];
    const byState = Map.groupBy(inBar, ({ status }) => statusOf(status).id);
    const states = new Map(
      STATUSES_BY_URGENCY.flatMap((id) => {
        const number = byState.get(id)?.length;
        return number === undefined ? [] : [[id, number] as const];
      }),
    );
    return { key, count: inBar.length, states };
  });
  const without = byKey.get(null)?.length ?? 0;
  return {
    bars,
    states: STATUSES_BY_URGENCY.filter((id) => bars.some(({ states }) => states.has(id))),
    later: bars.reduce((left, { count }) => left - count, items.length - without),
    without,
  };
}

/** The first three bars: '3 overdue · 1 in November · 12 in December'. */
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

export type NextExpiry = Expiring & Omit<DatedLine, "day" | "status">;

/**
 * Topics, with days as in the Expiry column, and documents that are not archived; first to expire
 * first. A document without a status gets one from `eventStatus`.
 */
export function nextExpiries(
  topics: readonly RecordTopic[],
  events: readonly EventSummary[],
  today: string,
): NextExpiry[] {
  const trained = withDistinctIds(topics).flatMap((topic): NextExpiry[] => {
    const cell = expiryCell(topic);
    if (cell === "In Progress") return [];
    const { id, name, status } = topic;
    const line = { id: `training ${id}`, name, detail: "Training", href: href("my@records") };
    return [{ ...line, expiryAt: cell?.day ?? null, status }];
  });
  const documents = activeEvents(events, today).map((event): NextExpiry => {
    const { id, description, expiryAt, status } = event;
    const page = href("my_events@show", { id });
    return {
      id: `document ${id}`,
      name: description,
      detail: "Document",
      href: page,
      expiryAt,
      status,
    };
  });
  return [...trained, ...documents].toSorted(
    (one, other) => compareDays(one.expiryAt, other.expiryAt) || compareNames(one.name, other.name),
  );
}

const SMALL_TABLE_ROWS = 5;

export function firstExpiries(items: readonly NextExpiry[]): readonly NextExpiry[] {
  return items.filter(({ expiryAt }) => expiryAt !== null).slice(0, SMALL_TABLE_ROWS);
}

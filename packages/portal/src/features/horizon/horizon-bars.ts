import { STATUS, type StatusId, statusOf } from "@recurrent/ui-kit";
import { horizonKey, horizonMonths, OVERDUE } from "../../kernel/view/horizon.ts";

/** What can expire: a document, an event, a topic of a record. */
export interface Expiring {
  /** 'YYYY-MM-DD'; null for what never expires. */
  readonly expiryAt: string | null;
  /** The server's, whatever the day says. */
  readonly status: string | null;
}

/** One bar: what has expired ('overdue'), or what does in one month ('YYYY-MM'), and how many are in each state. */
export type HorizonBar = ReturnType<typeof horizonOf>["bars"][number];

const BY_URGENCY = Object.keys(STATUS) as StatusId[];

/**
 * Counts what expires when.
 *
 * @param today 'YYYY-MM-DD' in UTC
 */
export function horizonOf(items: readonly Expiring[], today: string) {
  const byKey = Map.groupBy(items, ({ expiryAt }) => horizonKey(expiryAt, today));
  const bars = [OVERDUE, ...horizonMonths(today)].map((key) => {
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
    /** Overdue, then the twelve months; of each the most urgent state first. */
    bars,
    /** The states that any bar has, the most urgent first. */
    states: BY_URGENCY.filter((id) => bars.some(({ states }) => states.has(id))),
    /** How many expire beyond the bars. */
    later: bars.reduce((left, { count }) => left - count, items.length - without),
    /** How many never expire. */
    without,
  };
}

/** A state in words; one that the portal does not know is told as such. */
export const wordOf = (id: StatusId): string => STATUS[id].word || "Other";

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
 * Counts what expires when, in one pass over all of it.
 *
 * @param today 'YYYY-MM-DD' in UTC
 */
export function horizonOf(items: readonly Expiring[], today: string) {
  const bars = new Map(
    [OVERDUE, ...horizonMonths(today)].map((key) => [
      key,
      { key, count: 0, states: new Map<StatusId, number>() },
    ]),
  );
  // A status has few values, and reading one costs more than all the rest.
  const idOf = new Map<string | null, StatusId>();
  let later = 0;
  let without = 0;
  for (const { expiryAt, status } of items) {
    const key = horizonKey(expiryAt, today);
    const bar = key === null ? undefined : bars.get(key);
    if (bar === undefined) {
      if (key === null) without += 1;
      else later += 1;
      continue;
    }
    let id = idOf.get(status);
    if (id === undefined) idOf.set(status, (id = statusOf(status).id));
    bar.count += 1;
    bar.states.set(id, (bar.states.get(id) ?? 0) + 1);
  }
  const all = [...bars.values()];
  return {
    /** Overdue, then the twelve months. */
    bars: all,
    /** The states that any bar has, the most urgent first. */
    states: BY_URGENCY.filter((id) => all.some(({ states }) => states.has(id))),
    /** How many expire beyond the bars. */
    later,
    /** How many never expire. */
    without,
  };
}

/** A state in words; one that the portal does not know is told as such. */
export const wordOf = (id: StatusId): string => STATUS[id].word || "Other";

import {
  type EventSummary,
  isArchivedEvent,
  type RecordTopic,
  shownEventStatus,
} from "@recurrent/sdk";
import { expiryCell } from "@recurrent/ui-kit";
import { byDay } from "../../kernel/view/days.ts";
import type { Expiring } from "./horizon-bars.ts";

/** What of a trainee's own can expire. */
export interface NextExpiry extends Expiring {
  readonly kind: "training" | "document";
  readonly id: string;
  readonly name: string;
}

/**
 * The topics of a record that are held, by the rules of its own Expiry column, and the events and documents in
 * force: the soonest to expire first, what never does last. States are the server's (`shownEventStatus` where
 * it gives none).
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
    return [{ kind: "training", id, name, expiryAt: cell?.day ?? null, status }];
  });
  const documents = events.flatMap((event): NextExpiry[] => {
    if (isArchivedEvent(event)) return [];
    const { id, description: name, expiryAt } = event;
    return [{ kind: "document", id, name, expiryAt, status: shownEventStatus(event, today) }];
  });
  return [...trained, ...documents].toSorted(
    (one, other) => byDay(one.expiryAt, other.expiryAt) || one.name.localeCompare(other.name, "en"),
  );
}

const FEW = 5;

/** The first few that do expire. */
export function soonest(items: readonly NextExpiry[]): readonly NextExpiry[] {
  return items.filter(({ expiryAt }) => expiryAt !== null).slice(0, FEW);
}

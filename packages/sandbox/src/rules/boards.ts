/** Boards of a company: who and what is in which column, and the states of documents. */
import type { EventRow, PersonRow } from "../model/rows.ts";
import type { Day } from "./days.ts";
import { isTrainee, suspensionOn } from "./people.ts";
import { TRAINING_STATUSES, type TrainingFacts, trainingStatus } from "./training-status.ts";

/** Document states in the order of their priority on the board (shell 2.12). */
const EVENT_STATUSES = ["expired", "riskOfExpiry", "current"] as const;

/** A document is at risk when it expires in fewer days. */
const EVENT_RISK_DAYS = 30;

/**
 * A document's state on a day. It is good through the day it expires on; one without an expiry
 * never lapses.
 */
export function eventStatus(expiryAt: Day | null, today: Day): (typeof EVENT_STATUSES)[number] {
  if (expiryAt === null || expiryAt - today >= EVENT_RISK_DAYS) {
    return "current";
  }
  return expiryAt < today ? "expired" : "riskOfExpiry";
}

/** Whether a board of the company shows the person on a day (shell 2.22, 4). */
function isOnBoard(
  person: PersonRow,
  board: "showTrainingStatus" | "showEventsStatus",
  today: Day,
): boolean {
  const suspend = suspensionOn(person, today);
  return person.deletedAt === null && (!suspend.status || suspend[board]);
}

/** Items by their state; boards have each state, the most urgent first, even when nothing is in it. */
function columns<Status extends string, Item>(
  statuses: readonly Status[],
  items: readonly Item[],
  statusOf: (item: Item) => Status,
) {
  const found = Map.groupBy(items, statusOf);
  return statuses.map((id, priority) => {
    const list = found.get(id) ?? [];
    return { id, count: list.length, priority, list };
  });
}

/** People by their training state. */
export function trainingBoard(
  people: readonly PersonRow[],
  factsOf: (person: PersonRow) => TrainingFacts,
  today: Day,
) {
  const shown = people.filter(
    (person) => isTrainee(person) && isOnBoard(person, "showTrainingStatus", today),
  );
  return columns(TRAINING_STATUSES, shown, (person) => trainingStatus(factsOf(person), today));
}

/** Active documents of the people shown, by state. */
export function eventBoard(
  events: Iterable<EventRow>,
  personOf: (id: number) => PersonRow | undefined,
  today: Day,
) {
  const shown = Array.from(events).flatMap((event) => {
    const person = event.isActive ? personOf(event.personId) : undefined;
    return person !== undefined && isOnBoard(person, "showEventsStatus", today)
      ? [{ event, person }]
      : [];
  });
  return columns(EVENT_STATUSES, shown, ({ event }) => eventStatus(event.expiryAt, today));
}

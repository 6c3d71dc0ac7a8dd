import type { EventRow, PersonRow } from "../model/rows.ts";
import type { Day } from "../model/days.ts";
import { isTrainee, suspensionOn } from "./people.ts";
import { TRAINING_STATUSES, type TrainingDates, trainingStatus } from "./training-status.ts";

/** By priority on the board (shell 2.12). */
const EVENT_STATUSES = ["expired", "riskOfExpiry", "current"] as const;

/** A document is at risk when it expires in fewer days. */
const EVENT_RISK_DAYS = 30;

/** A document is valid through the day of expiry. */
export function eventStatus(expiryAt: Day | null, today: Day): (typeof EVENT_STATUSES)[number] {
  if (expiryAt === null || expiryAt - today >= EVENT_RISK_DAYS) return "current";
  return expiryAt < today ? "expired" : "riskOfExpiry";
}

function isOnBoard(
  person: PersonRow,
  board: "showTrainingStatus" | "showEventsStatus",
  today: Day,
): boolean {
  const suspend = suspensionOn(person, today);
  return person.deletedAt === null && (!suspend.status || suspend[board]);
}

/** Returns every state, most urgent first, even without items. */
function toCards<Status extends string, Item>(
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

export function trainingBoard(
  people: readonly PersonRow[],
  datesOf: (person: PersonRow) => TrainingDates,
  today: Day,
) {
  const shown = people.filter(
    (person) => isTrainee(person) && isOnBoard(person, "showTrainingStatus", today),
  );
  return toCards(TRAINING_STATUSES, shown, (person) => trainingStatus(datesOf(person), today));
}

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
  return toCards(EVENT_STATUSES, shown, ({ event }) => eventStatus(event.expiryAt, today));
}

import type { EventRow, PersonRow } from "../world/rows.ts";
import { isTrainee } from "./access.ts";
import type { Day } from "./days.ts";
import { EVENT_STATUSES, type EventStatus, eventStatus } from "./event-status.ts";
import { suspensionOn } from "./people.ts";
import {
  TRAINING_STATUSES,
  type TrainingFacts,
  type TrainingStatus,
  trainingStatus,
} from "./training-status.ts";

/** Whether the training board of the person's company shows the person on a day (shell 2.22, 4). */
function isOnTrainingBoard(person: PersonRow, today: Day): boolean {
  const suspend = suspensionOn(person, today);
  return (
    person.deletedAt === null &&
    isTrainee(person) &&
    (!suspend.status || suspend.showTrainingStatus)
  );
}

/** Whether the event board shows the person's documents on a day. */
function isOnEventBoard(person: PersonRow, today: Day): boolean {
  const suspend = suspensionOn(person, today);
  return person.deletedAt === null && (!suspend.status || suspend.showEventsStatus);
}

/** People by their training state, each state present even when nobody is in it. */
export function trainingBoard(
  people: Iterable<PersonRow>,
  factsOf: (person: PersonRow) => TrainingFacts,
  today: Day,
): Record<TrainingStatus, PersonRow[]> {
  const board: Record<TrainingStatus, PersonRow[]> = {
    expired: [],
    riskOfExpiry: [],
    behindSchedule: [],
    current: [],
  };
  for (const person of people) {
    if (isOnTrainingBoard(person, today)) {
      board[trainingStatus(factsOf(person), today)].push(person);
    }
  }
  return board;
}

/** Active documents of the people shown, by state, each state present even when empty. */
export function eventBoard(
  events: Iterable<EventRow>,
  personOf: (id: number) => PersonRow | undefined,
  today: Day,
): Record<EventStatus, { event: EventRow; person: PersonRow }[]> {
  const board: Record<EventStatus, { event: EventRow; person: PersonRow }[]> = {
    expired: [],
    riskOfExpiry: [],
    current: [],
  };
  for (const event of events) {
    const person = event.isActive ? personOf(event.personId) : undefined;
    if (person !== undefined && isOnEventBoard(person, today)) {
      board[eventStatus(event.expiryAt, today)].push({ event, person });
    }
  }
  return board;
}

/** Tab of the person's page that explains a training state (shell 2.13). */
export const TRAINING_TAB: Readonly<Record<TrainingStatus, "record" | "schedule">> = {
  expired: "record",
  riskOfExpiry: "record",
  behindSchedule: "schedule",
  current: "record",
};

/** The states with their priority, the most urgent first. */
export const TRAINING_PRIORITIES = TRAINING_STATUSES.map((id, priority) => ({ id, priority }));
export const EVENT_PRIORITIES = EVENT_STATUSES.map((id, priority) => ({ id, priority }));

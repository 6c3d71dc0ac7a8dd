import type { mainWire } from "@recurrent/sdk";
import type { TakenTopic } from "../world/taken-topics.ts";
import type { Day } from "./days.ts";
import {
  isAtRisk,
  isBehind,
  isExpired,
  openDeliveries,
  type TrainingFacts,
} from "./training-status.ts";

/** A reminder of training 3.2. */
export interface Reminder {
  id: mainWire.ReminderId;
  /** The day a compressed program is to be finished; null for the others. */
  date: Day | null;
}

/**
 * The reminders a trainee sees on a day. Unlike the board, which names the most urgent state only,
 * each state that applies has its own card; a compressed program has one while lessons of it remain.
 */
export function reminders(
  taken: readonly TakenTopic[],
  { expiries, open }: TrainingFacts,
  today: Day,
): Reminder[] {
  const deadlines = taken
    .filter(({ enrolment }) => enrolment.compressed && openDeliveries(enrolment).length > 0)
    .flatMap(({ enrolment }) => enrolment.completeBy ?? []);
  const cards: [isDue: boolean, id: Reminder["id"], date: Day | null][] = [
    [expiries.some((expiry) => isExpired(expiry, today)), "PROGRAM_EXPIRED", null],
    [expiries.some((expiry) => isAtRisk(expiry, today)), "PROGRAM_RISK_OF_EXPIRY", null],
    [isBehind(open, today), "PROGRAM_BEHIND_SCHEDULE", null],
    [deadlines.length > 0, "TYPE_COMPRESSED", Math.min(...deadlines)],
  ];
  return cards.filter(([isDue]) => isDue).map(([, id, date]) => ({ id, date }));
}

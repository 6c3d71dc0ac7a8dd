import type { TrainingRow } from "../world/rows.ts";
import type { Day } from "./days.ts";
import { isAtRisk, isBehind, isExpired, isOpen, type TrainingFacts } from "./training-status.ts";

/** Reminder ids of training 3.2. */
export type ReminderId =
  | "PROGRAM_EXPIRED"
  | "PROGRAM_RISK_OF_EXPIRY"
  | "PROGRAM_BEHIND_SCHEDULE"
  | "TYPE_COMPRESSED";

export interface Reminder {
  id: ReminderId;
  /** The day a compressed program is to be finished; null for the others. */
  date: Day | null;
}

/**
 * The reminders a trainee sees on a day. Unlike the board, which names the most urgent state only,
 * each state that applies has its own card; a compressed program has one while lessons of it remain.
 */
export function reminders(training: TrainingRow, facts: TrainingFacts, today: Day): Reminder[] {
  const list: Reminder[] = [];
  if (facts.expiries.some((expiry) => isExpired(expiry, today))) {
    list.push({ id: "PROGRAM_EXPIRED", date: null });
  }
  if (facts.expiries.some((expiry) => isAtRisk(expiry, today))) {
    list.push({ id: "PROGRAM_RISK_OF_EXPIRY", date: null });
  }
  if (isBehind(facts.open, today)) {
    list.push({ id: "PROGRAM_BEHIND_SCHEDULE", date: null });
  }
  const deadlines = training.enrolments.flatMap((enrolment) => {
    const unfinished = enrolment.cycles.some((cycle) =>
      cycle.deliveries.some((delivery) => isOpen(cycle, delivery)),
    );
    return enrolment.compressed && unfinished && enrolment.completeBy !== null
      ? [enrolment.completeBy]
      : [];
  });
  if (deadlines.length > 0) {
    list.push({ id: "TYPE_COMPRESSED", date: Math.min(...deadlines) });
  }
  return list;
}

import type { Cycle, Enrolment, TopicRow } from "../world/rows.ts";
import { addMonths, type Day, dayOf } from "./days.ts";

/** Completions within so many days of an expiry keep its date (training 9). */
const KEEP_DATE_DAYS = 60;

/** How early a calendar-day topic may be completed for the round that ends on that day. */
const CALENDAR_EARLY_DAYS = 90;

/** What an enrolment's completed rounds amount to. */
export type Currency = ReturnType<typeof currencyOf>;

/** The day on which the last lesson of a round was completed, or null while one is open. */
export function cycleCompletedOn(cycle: Cycle): Day | null {
  const ends = cycle.deliveries.flatMap(({ status, completedAt }) =>
    status === "COMPLETED" && completedAt !== null ? [completedAt] : [],
  );
  const isComplete = ends.length > 0 && ends.length === cycle.deliveries.length;
  return isComplete && !cycle.superseded ? dayOf(Math.max(...ends)) : null;
}

/**
 * Completion and expiry of a topic from its rounds (training 2.6, 9). The first completion sets the
 * date; a later one keeps it when it falls within 60 days of the expiry, else it sets a new date.
 * Calendar-day topics end on their own day of the year whatever the day of completion.
 */
export function currencyOf(topic: TopicRow, enrolment: Enrolment) {
  /** Day the newest complete round was completed; null while the topic is in progress. */
  let completedOn: Day | null = null;
  /** Last day on which the topic is current; null while in progress and for 'Initial only'. */
  let expiry: Day | null = null;
  for (const cycle of enrolment.cycles) {
    const on = cycleCompletedOn(cycle);
    if (on !== null) {
      expiry = nextExpiry(topic, enrolment.calendarDay, expiry, on);
      completedOn = on;
    }
  }
  return { completedOn, expiry };
}

function nextExpiry(
  topic: TopicRow,
  calendarDay: Day | null,
  previous: Day | null,
  completedOn: Day,
): Day | null {
  if (topic.months === null) {
    return null;
  }
  if (topic.expiration && calendarDay !== null) {
    return nextCalendarDay(calendarDay, topic.months, completedOn + CALENDAR_EARLY_DAYS);
  }
  const keepsDate = previous !== null && Math.abs(completedOn - previous) <= KEEP_DATE_DAYS;
  return addMonths(keepsDate ? previous : completedOn, topic.months);
}

/** The first day of the series `calendarDay` ± n × `months` that is not before `from`. */
function nextCalendarDay(calendarDay: Day, months: number, from: Day): Day {
  const behind = Math.ceil((calendarDay - from) / (months * 30));
  let rounds = -Math.max(behind, 0) - 1;
  while (addMonths(calendarDay, rounds * months) < from) {
    rounds += 1;
  }
  return addMonths(calendarDay, rounds * months);
}

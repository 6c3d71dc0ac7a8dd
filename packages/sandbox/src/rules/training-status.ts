/** Currency of topics, and the states of trainees and lessons that follow from it, day by day. */
import type { MainApi } from "@recurrent/sdk/raw";
import type { Cycle, Delivery, Enrolment, TakenTopic, TopicRow } from "../model/rows.ts";
import { addMonths, type Day, dayOf } from "./days.ts";

/** A completion within this many days of an expiry keeps the date (training 9). */
const KEEP_DATE_DAYS = 60;

/** How early a calendar-day topic may be completed for the round that ends on that day. */
const CALENDAR_EARLY_DAYS = 90;

/**
 * At risk below five days to expiry. Shell 2.13 leaves a gap between 'within 5 days' and 'at least
 * 15 days'; days 5 to 15 count as current.
 */
const RISK_DAYS = 5;
/** Two or more lessons are behind schedule when open this many days after delivery. */
const BEHIND_SEVERAL_DAYS = 5;
const BEHIND_SEVERAL_COUNT = 2;
/** A single lesson is behind schedule after this many days. */
const BEHIND_ONE_DAYS = 30;

/** Status codes of topics and lessons on the wire (training 4.2). */
export const STATUS_CODE = {
  scheduled: 0,
  delivered: 1,
  started: 2,
  behind: 3,
  completed: 4,
  riskOfExpiry: 5,
  expired: 6,
} as const;
export type StatusCode = (typeof STATUS_CODE)[keyof typeof STATUS_CODE];

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

/**
 * The status for a topic's expiry on `today`, which still counts on its last day; null for none.
 */
export function urgencyOf(expiry: Day | null, today: Day): "expired" | "riskOfExpiry" | null {
  if (expiry === null || expiry - today >= RISK_DAYS) {
    return null;
  }
  return expiry < today ? "expired" : "riskOfExpiry";
}

/** Whether open lessons with these delivery days put a trainee behind schedule on `today`. */
export function isBehind(open: readonly Day[], today: Day): boolean {
  const ages = open.map((day) => today - day);
  return (
    ages.some((days) => days >= BEHIND_ONE_DAYS) ||
    ages.filter((days) => days >= BEHIND_SEVERAL_DAYS).length >= BEHIND_SEVERAL_COUNT
  );
}

/** Whether a lesson of this round is still open. */
export function isOpen(cycle: Cycle, delivery: Delivery): boolean {
  return !cycle.superseded && delivery.status !== "COMPLETED";
}

/** Delivery days of the lessons of a topic that wait, of all its rounds, the future ones included. */
export function openDays({ cycles }: Enrolment): Day[] {
  return cycles.flatMap((cycle) =>
    cycle.deliveries.flatMap((delivery) => (isOpen(cycle, delivery) ? delivery.deliveredOn : [])),
  );
}

/** All that a person's state depends on; the state on any day follows from it. */
export type TrainingFacts = ReturnType<typeof trainingFacts>;

/** The facts of a person's training. */
export function trainingFacts(taken: readonly TakenTopic[]) {
  return {
    /** Expiry days of the topics that have one. */
    expiries: taken.flatMap(({ topic, enrolment }) => currencyOf(topic, enrolment).expiry ?? []),
    /** Delivery days of the lessons not completed, the future ones included. */
    open: taken.flatMap(({ enrolment }) => openDays(enrolment)),
  };
}

/** Statuses a trainee is warned of, the most urgent first (shell 4). */
const URGENT_STATES = ["expired", "riskOfExpiry", "behindSchedule"] as const;

/** Training states in the order of their priority on the board. */
export const TRAINING_STATUSES = [...URGENT_STATES, "current"] as const;

/** All urgent states that apply to a trainee on a day, in their order. */
function urgentStates({ expiries, open }: TrainingFacts, today: Day) {
  const urgencies = new Set(expiries.map((expiry) => urgencyOf(expiry, today)));
  return URGENT_STATES.filter((state) =>
    state === "behindSchedule" ? isBehind(open, today) : urgencies.has(state),
  );
}

/** A trainee's state on a day: the first of the four, in their priority, that applies. */
export function trainingStatus(
  facts: TrainingFacts,
  today: Day,
): (typeof TRAINING_STATUSES)[number] {
  return urgentStates(facts, today)[0] ?? "current";
}

const REMINDER_OF = {
  expired: "PROGRAM_EXPIRED",
  riskOfExpiry: "PROGRAM_RISK_OF_EXPIRY",
  behindSchedule: "PROGRAM_BEHIND_SCHEDULE",
} as const;

/**
 * The reminders a trainee sees on a day (training 3.2). Unlike the board, which names the most urgent state
 * only, each state that applies has its own card; a compressed program has one, with the day it is to be
 * finished, while lessons of it remain.
 */
export function reminders(
  taken: readonly TakenTopic[],
  today: Day,
): { id: MainApi.ReminderId; date: Day | null }[] {
  const deadlines = taken
    .filter(({ enrolment }) => enrolment.compressed && openDays(enrolment).length > 0)
    .flatMap(({ enrolment }) => enrolment.completeBy ?? []);
  const states = urgentStates(trainingFacts(taken), today);
  const due = states.map((state) => ({ id: REMINDER_OF[state], date: null }));
  return deadlines.length === 0
    ? due
    : [...due, { id: "TYPE_COMPRESSED", date: Math.min(...deadlines) }];
}

/** The status of one lesson on a day; a single lesson is behind after 30 days. */
export function lessonStatus(delivery: Delivery, today: Day): StatusCode {
  if (delivery.status === "COMPLETED" && delivery.completedAt !== null) {
    return dayOf(delivery.completedAt) <= today ? STATUS_CODE.completed : STATUS_CODE.started;
  }
  if (delivery.deliveredOn > today) {
    return STATUS_CODE.scheduled;
  }
  if (today - delivery.deliveredOn >= BEHIND_ONE_DAYS) {
    return STATUS_CODE.behind;
  }
  return delivery.startedAt === null ? STATUS_CODE.delivered : STATUS_CODE.started;
}

import type { MainApi } from "@recurrent/sdk/raw";
import type { Cycle, Delivery, Enrolment, TakenTopic, TopicRow } from "../model/rows.ts";
import { addMonths, type Day, dayOf } from "./days.ts";

/** A completion within this many days of an expiry keeps the date (training 9). */
const KEEP_DATE_DAYS = 60;

/** A calendar-day topic may be completed this early for the round that ends on that day. */
const CALENDAR_EARLY_DAYS = 90;

/**
 * Below five days to expiry. Shell 2.13 leaves a gap between 'within 5 days' and 'at least 15
 * days'; days 5 to 15 count as current.
 */
const RISK_DAYS = 5;
/** Two or more lessons are behind schedule this many days after delivery. */
const BEHIND_SEVERAL_DAYS = 5;
const BEHIND_SEVERAL_COUNT = 2;
/** A single lesson is behind schedule after this many days. */
const BEHIND_ONE_DAYS = 30;

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

/** Null while a lesson is open. */
export function cycleCompletedOn(cycle: Cycle): Day | null {
  const ends = cycle.deliveries.flatMap(({ status, completedAt }) =>
    status === "COMPLETED" && completedAt !== null ? [completedAt] : [],
  );
  const isComplete = ends.length > 0 && ends.length === cycle.deliveries.length;
  return isComplete && !cycle.superseded ? dayOf(Math.max(...ends)) : null;
}

/**
 * Completion and expiry from the rounds (training 2.6, 9). The first completion sets the date; a
 * later one keeps it within 60 days of the expiry, else sets a new one. Calendar-day topics end on
 * their own day of the year.
 */
export function currencyOf(topic: TopicRow, enrolment: Enrolment) {
  /** Of the newest complete round; null while in progress. */
  let completedOn: Day | null = null;
  /** Last day of currency; null while in progress and for 'Initial only'. */
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

/** First day of the series `calendarDay` ± n × `months` from `from` on. */
function nextCalendarDay(calendarDay: Day, months: number, from: Day): Day {
  const behind = Math.ceil((calendarDay - from) / (months * 30));
  let rounds = -Math.max(behind, 0) - 1;
  while (addMonths(calendarDay, rounds * months) < from) {
    rounds += 1;
  }
  return addMonths(calendarDay, rounds * months);
}

/** The day of expiry is still current; null without an expiry. */
export function urgencyOf(expiry: Day | null, today: Day): "expired" | "riskOfExpiry" | null {
  if (expiry === null || expiry - today >= RISK_DAYS) {
    return null;
  }
  return expiry < today ? "expired" : "riskOfExpiry";
}

/** @param open delivery days */
export function isBehind(open: readonly Day[], today: Day): boolean {
  const ages = open.map((day) => today - day);
  return (
    ages.some((days) => days >= BEHIND_ONE_DAYS) ||
    ages.filter((days) => days >= BEHIND_SEVERAL_DAYS).length >= BEHIND_SEVERAL_COUNT
  );
}

export function isOpen(cycle: Cycle, delivery: Delivery): boolean {
  return !cycle.superseded && delivery.status !== "COMPLETED";
}

/** Of all rounds, also future ones. */
export function openDays({ cycles }: Enrolment): Day[] {
  return cycles.flatMap((cycle) =>
    cycle.deliveries.flatMap((delivery) => (isOpen(cycle, delivery) ? delivery.deliveredOn : [])),
  );
}

/** A person's state on any day follows from these facts. */
export type TrainingDates = ReturnType<typeof trainingDates>;

export function trainingDates(topics: readonly TakenTopic[]) {
  return {
    /** Of the topics that have one. */
    expiries: topics.flatMap(({ topic, enrolment }) => currencyOf(topic, enrolment).expiry ?? []),
    /** Delivery days, also future ones. */
    open: topics.flatMap(({ enrolment }) => openDays(enrolment)),
  };
}

/** Most urgent first (shell 4). */
const URGENT_STATES = ["expired", "riskOfExpiry", "behindSchedule"] as const;

/** By priority on the board. */
export const TRAINING_STATUSES = [...URGENT_STATES, "current"] as const;

function urgentStates({ expiries, open }: TrainingDates, today: Day) {
  const urgencies = new Set(expiries.map((expiry) => urgencyOf(expiry, today)));
  return URGENT_STATES.filter((state) =>
    state === "behindSchedule" ? isBehind(open, today) : urgencies.has(state),
  );
}

/** The first that applies, by priority. */
export function trainingStatus(
  dates: TrainingDates,
  today: Day,
): (typeof TRAINING_STATUSES)[number] {
  return urgentStates(dates, today)[0] ?? "current";
}

const REMINDER_OF = {
  expired: "PROGRAM_EXPIRED",
  riskOfExpiry: "PROGRAM_RISK_OF_EXPIRY",
  behindSchedule: "PROGRAM_BEHIND_SCHEDULE",
} as const;

/**
 * Training 3.2. Unlike the board, each state that applies has its own card; a compressed program
 * has one, with its deadline, while lessons remain.
 */
export function reminders(
  topics: readonly TakenTopic[],
  today: Day,
): { id: MainApi.ReminderId; date: Day | null }[] {
  const deadlines = topics
    .filter(({ enrolment }) => enrolment.compressed && openDays(enrolment).length > 0)
    .flatMap(({ enrolment }) => enrolment.completeBy ?? []);
  const states = urgentStates(trainingDates(topics), today);
  const due = states.map((state) => ({ id: REMINDER_OF[state], date: null }));
  return deadlines.length === 0
    ? due
    : [...due, { id: "TYPE_COMPRESSED", date: Math.min(...deadlines) }];
}

/** A single lesson is behind after 30 days. */
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

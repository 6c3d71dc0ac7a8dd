import type { MainApi } from "@recurrent/sdk/raw";
import type { Round, Delivery, Enrolment, TakenTopic, TopicRow } from "../model/rows.ts";
import { addMonths, type Day, dayOf } from "../model/days.ts";

/** A completion this close to the expiry starts the next period at the expiry (training 9). */
const KEEP_DATE_DAYS = 60;

/** A calendar-day topic may be completed this many days early. */
const CALENDAR_EARLY_DAYS = 90;

/** At risk with 0 to 4 days left. Shell 2.13 leaves out 5 to 14 days: they count as current. */
const TOPIC_RISK_DAYS = 5;
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

/** Returns null for an incomplete or replaced round. */
export function roundCompletedOn(round: Round): Day | null {
  const ends = round.deliveries.flatMap(({ status, completedAt }) =>
    status === "COMPLETED" && completedAt !== null ? [completedAt] : [],
  );
  const isComplete = ends.length > 0 && ends.length === round.deliveries.length;
  return isComplete && !round.superseded ? dayOf(Math.max(...ends)) : null;
}

export interface Currency {
  /** Day of the newest complete round; null without one. */
  completedOn: Day | null;
  /** Last day of currency; null without a complete round and for 'Initial only'. */
  expiry: Day | null;
}

/**
 * Derives completion and expiry from the rounds (training 2.6, 9). Calendar-day topics expire on
 * their own day of the year.
 */
export function currencyOf(topic: TopicRow, enrolment: Enrolment): Currency {
  let completedOn: Day | null = null;
  let expiry: Day | null = null;
  for (const round of enrolment.rounds) {
    const on = roundCompletedOn(round);
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
  if (topic.months === null) return null;
  if (topic.expiresOnCalendarDay && calendarDay !== null) {
    return nextCalendarDay(calendarDay, topic.months, completedOn + CALENDAR_EARLY_DAYS);
  }
  const keepsDate = previous !== null && Math.abs(completedOn - previous) <= KEEP_DATE_DAYS;
  return addMonths(keepsDate ? previous : completedOn, topic.months);
}

/** Returns the first day of `calendarDay` ± n × `months` on or after `from`. */
function nextCalendarDay(calendarDay: Day, months: number, from: Day): Day {
  const behind = Math.ceil((calendarDay - from) / (months * 30));
  let rounds = -Math.max(behind, 0) - 1;
  while (addMonths(calendarDay, rounds * months) < from) {
    rounds += 1;
  }
  return addMonths(calendarDay, rounds * months);
}

/** Null is neither. A topic is not yet expired on the day of expiry. */
export function expiryStatus(expiry: Day | null, today: Day): "expired" | "riskOfExpiry" | null {
  if (expiry === null || expiry - today >= TOPIC_RISK_DAYS) return null;
  return expiry < today ? "expired" : "riskOfExpiry";
}

/** @param open delivery days of open lessons */
export function isBehind(open: readonly Day[], today: Day): boolean {
  const ages = open.map((day) => today - day);
  return (
    ages.some((days) => days >= BEHIND_ONE_DAYS) ||
    ages.filter((days) => days >= BEHIND_SEVERAL_DAYS).length >= BEHIND_SEVERAL_COUNT
  );
}

export function isOpen(round: Round, delivery: Delivery): boolean {
  return !round.superseded && delivery.status !== "COMPLETED";
}

/** Includes future rounds. */
export function openDays({ rounds }: Enrolment): Day[] {
  return rounds.flatMap((round) =>
    round.deliveries.flatMap((delivery) => (isOpen(round, delivery) ? delivery.deliveredOn : [])),
  );
}

/** Dates that decide a person's status on any day. */
export interface TrainingDates {
  /** Last days of currency, of all topics that have one. */
  readonly expiries: readonly Day[];
  /** Delivery days of open lessons, also future ones. */
  readonly open: readonly Day[];
}

export function trainingDates(topics: readonly TakenTopic[]): TrainingDates {
  return {
    expiries: topics.flatMap(({ topic, enrolment }) => currencyOf(topic, enrolment).expiry ?? []),
    open: topics.flatMap(({ enrolment }) => openDays(enrolment)),
  };
}

/** Most urgent first (shell 4). */
const URGENT_STATES = ["expired", "riskOfExpiry", "behindSchedule"] as const;

/** By priority on the board. */
export const TRAINING_STATUSES = [...URGENT_STATES, "current"] as const;

function urgentStates({ expiries, open }: TrainingDates, today: Day) {
  const urgencies = new Set(expiries.map((expiry) => expiryStatus(expiry, today)));
  return URGENT_STATES.filter((state) =>
    state === "behindSchedule" ? isBehind(open, today) : urgencies.has(state),
  );
}

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
 * Unlike the board, each state that applies has its own card (training 3.2). Compressed programs
 * have one with the first deadline while lessons remain.
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

export function lessonStatus(delivery: Delivery, today: Day): StatusCode {
  if (delivery.status === "COMPLETED" && delivery.completedAt !== null) {
    return dayOf(delivery.completedAt) <= today ? STATUS_CODE.completed : STATUS_CODE.started;
  }
  if (delivery.deliveredOn > today) return STATUS_CODE.scheduled;
  if (today - delivery.deliveredOn >= BEHIND_ONE_DAYS) return STATUS_CODE.behind;
  return delivery.startedAt === null ? STATUS_CODE.delivered : STATUS_CODE.started;
}

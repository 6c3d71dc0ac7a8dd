import type { Cycle, Delivery, Enrolment } from "../world/rows.ts";
import type { TakenTopic } from "../world/taken-topics.ts";
import { type Day, dayOf } from "./days.ts";
import { currencyOf } from "./topic-expiry.ts";

/** Training states in the order of their priority on the board (shell 4). */
export const TRAINING_STATUSES = ["expired", "riskOfExpiry", "behindSchedule", "current"] as const;
export type TrainingStatus = (typeof TRAINING_STATUSES)[number];

/**
 * At risk below five days to expiry. Shell 2.13 leaves a gap between 'within 5 days' and 'at least
 * 15 days'; days 5 to 15 count as current.
 */
const RISK_DAYS = 5;
/** Two or more lessons still open so many days after delivery are behind schedule. */
const BEHIND_SEVERAL_DAYS = 5;
const BEHIND_SEVERAL_COUNT = 2;
/** One lesson alone is behind schedule after so many days. */
const BEHIND_ONE_DAYS = 30;

/** All that a person's state depends on; the state on any day follows from it. */
export interface TrainingFacts {
  /** Expiry days of the topics that have one. */
  expiries: readonly Day[];
  /** Delivery days of the lessons not completed, the future ones included. */
  open: readonly Day[];
}

/** Whether a topic that expires on `expiry` has expired by `today`: it still counts on that day. */
export function isExpired(expiry: Day, today: Day): boolean {
  return expiry < today;
}

/** Whether a topic that has not expired is at risk on `today`. */
export function isAtRisk(expiry: Day, today: Day): boolean {
  return !isExpired(expiry, today) && expiry - today < RISK_DAYS;
}

/** Whether lessons delivered on these days and not completed put a trainee behind on `today`. */
export function isBehind(open: readonly Day[], today: Day): boolean {
  const ages = open.map((day) => today - day);
  return (
    ages.some((days) => days >= BEHIND_ONE_DAYS) ||
    ages.filter((days) => days >= BEHIND_SEVERAL_DAYS).length >= BEHIND_SEVERAL_COUNT
  );
}

/** A trainee's state on a day: the first of the four, in their priority, that applies. */
export function trainingStatus(facts: TrainingFacts, today: Day): TrainingStatus {
  if (facts.expiries.some((expiry) => isExpired(expiry, today))) {
    return "expired";
  }
  if (facts.expiries.some((expiry) => isAtRisk(expiry, today))) {
    return "riskOfExpiry";
  }
  return isBehind(facts.open, today) ? "behindSchedule" : "current";
}

/** Whether a lesson of this round still waits to be done. */
export function isOpen(cycle: Cycle, delivery: Delivery): boolean {
  return !cycle.superseded && delivery.status !== "COMPLETED";
}

/** The lessons of a topic that wait, of all its rounds. */
export function openDeliveries({ cycles }: Enrolment): Delivery[] {
  return cycles.flatMap((cycle) => cycle.deliveries.filter((delivery) => isOpen(cycle, delivery)));
}

/** The facts of a person's training. */
export function trainingFacts(taken: readonly TakenTopic[]): TrainingFacts {
  return {
    expiries: taken.flatMap(({ topic, enrolment }) => currencyOf(topic, enrolment).expiry ?? []),
    open: taken.flatMap(({ enrolment }) =>
      openDeliveries(enrolment).map(({ deliveredOn }) => deliveredOn),
    ),
  };
}

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

/** The code of one lesson on a day; a lesson alone is behind after 30 days. */
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

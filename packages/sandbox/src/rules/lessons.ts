import type {
  Attempt,
  Round,
  Delivery,
  Enrolment,
  Lesson,
  TakenTopic,
  TopicRow,
  TopicVersion,
  TrainingRow,
} from "../model/rows.ts";
import type { Day, Instant } from "../model/days.ts";
import { lessonsOf } from "./topic-progress.ts";
import { currencyOf, isOpen } from "./training-status.ts";

export interface PlannedLesson extends TakenTopic {
  lesson: Lesson;
  delivery: Delivery;
  /** Place in its round, from 1. */
  sequence: number;
  /** Number of lessons in the round. */
  count: number;
}

/**
 * Returns lessons of current and future rounds, also completed ones, by date and then in program
 * order.
 */
export function plannedLessons(topics: readonly TakenTopic[]): PlannedLesson[] {
  const planned = topics.flatMap(({ topic, enrolment }) =>
    enrolment.rounds
      .filter((round) => round.deliveries.some((delivery) => isOpen(round, delivery)))
      .flatMap(({ version, deliveries }) =>
        deliveries.flatMap((delivery, index) => {
          const lesson = lessonsOf(topic, version).find(({ id }) => id === delivery.lessonId);
          const position = { sequence: index + 1, count: deliveries.length };
          return lesson === undefined ? [] : [{ topic, enrolment, lesson, delivery, ...position }];
        }),
      ),
  );
  return planned.toSorted((a, b) => a.delivery.deliveredOn - b.delivery.deliveredOn);
}

export function trainNow(planned: readonly PlannedLesson[], today: Day) {
  const open = planned.filter(({ delivery }) => delivery.status !== "COMPLETED");
  return {
    lessons: open.filter(({ delivery }) => delivery.deliveredOn <= today),
    nextOn: open.find(({ delivery }) => delivery.deliveredOn > today)?.delivery.deliveredOn ?? null,
  };
}

export const REGISTRATION_CODE = {
  RUNNING: 0,
  CREATED: 1,
  COMPLETED: 2,
  LOCKED: 3,
  ERROR: 9,
} as const;

/** Returns null when the lesson can begin (training 4.1, 5). */
export function launchError(delivery: Delivery, today: Day): string | null {
  switch (delivery.status) {
    case "LOCKED":
      return "The score of this lesson is being recorded.";
    case "COMPLETED":
      return "This lesson was completed.";
    case "ERROR":
    case null:
      return "The registration of this lesson is faulty.";
    default:
      return delivery.deliveredOn > today ? "This lesson is not available yet." : null;
  }
}

export function withLaunch(delivery: Delivery, now: Instant): Delivery {
  return {
    ...delivery,
    status: "RUNNING",
    startedAt: delivery.startedAt ?? now,
    launchedAt: now,
  };
}

/**
 * A passed lesson was completed when it was submitted; a failed one can be taken again.
 *
 * @param attempt null for a lesson without an exam
 */
export function withScore(
  delivery: Delivery,
  { finishedAt, passed }: { finishedAt: Instant; passed: boolean },
  attempt: Attempt | null,
): Delivery {
  return {
    ...delivery,
    status: passed ? "COMPLETED" : "CREATED",
    startedAt: delivery.startedAt ?? finishedAt,
    completedAt: passed ? finishedAt : null,
    attempts: attempt === null ? delivery.attempts : [...delivery.attempts, attempt],
  };
}

/** The next round begins eight weeks before expiry, with lessons ten days apart. */
export const LEAD_DAYS = 56;
export const LESSON_GAP_DAYS = 10;

/**
 * Plans an enrolment after a lesson passed on `day` (training 2.2).
 *
 * - While lessons of the round remain, the next one opens at once in a compressed program, and on
 *   the next day in a round that would end after the topic expires.
 * - After the last one, the next round is planned from the new expiry, and a compressed program
 *   ends. 'Initial only' has no next round.
 */
export function planNextLessons(
  topic: TopicRow,
  enrolment: Enrolment,
  day: Day,
  nextId: () => number,
): void {
  const round = enrolment.rounds.findLast(({ superseded }) => !superseded);
  if (round === undefined) return;
  const { expiry } = currencyOf(topic, enrolment);
  const next = round.deliveries.find(({ status }) => status !== "COMPLETED");
  if (next === undefined) {
    Object.assign(enrolment, { compressed: false, completeBy: null });
    const version = topic.versions.at(-1);
    if (expiry !== null && version !== undefined) {
      enrolment.rounds.push(newRound(version, Math.max(expiry - LEAD_DAYS, day + 1), nextId));
    }
    return;
  }
  const last = Math.max(...round.deliveries.map(({ deliveredOn }) => deliveredOn));
  const isUrgent = enrolment.compressed || (expiry !== null && last > expiry);
  const wanted = enrolment.compressed ? day : day + 1;
  if (isUrgent && next.deliveredOn > wanted) {
    next.deliveredOn = wanted;
  }
}

export function newRound(
  { version, lessons }: TopicVersion,
  start: Day,
  nextId: () => number,
): Round {
  const deliveries = lessons.map((lesson, index) =>
    newDelivery(nextId(), lesson.id, start + index * LESSON_GAP_DAYS),
  );
  return { version, superseded: false, deliveries };
}

export function deliveriesOf(enrolments: readonly Enrolment[]): Delivery[] {
  return enrolments.flatMap(({ rounds }) => rounds.flatMap(({ deliveries }) => deliveries));
}

export function newTraining(personId: number): TrainingRow {
  return { id: personId, lastDeliveryId: personId * 1000, enrolments: [] };
}

/** @returns gives ids that no registration of the person ever had, and notes them in the row */
export function nextDeliveryId(training: TrainingRow): () => number {
  return () => {
    training.lastDeliveryId += 1;
    return training.lastDeliveryId;
  };
}

export function newDelivery(id: number, lessonId: number, deliveredOn: Day): Delivery {
  return {
    id,
    lessonId,
    deliveredOn,
    status: "CREATED",
    startedAt: null,
    launchedAt: null,
    completedAt: null,
    attempts: [],
  };
}

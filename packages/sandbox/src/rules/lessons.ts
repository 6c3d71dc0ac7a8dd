import type {
  Attempt,
  Cycle,
  Delivery,
  Enrolment,
  TakenTopic,
  TopicRow,
  TopicVersion,
} from "../model/rows.ts";
import type { Day, Instant } from "./days.ts";
import { lessonsOf } from "./topic-progress.ts";
import { currencyOf, isOpen } from "./training-status.ts";

export type PlannedLesson = ReturnType<typeof plannedLessons>[number];

/**
 * Lessons of current and future rounds, including completed ones, by date, then in the order of the
 * program.
 */
export function plannedLessons(topics: readonly TakenTopic[]) {
  const planned = topics.flatMap(({ topic, enrolment }) =>
    enrolment.cycles
      .filter((cycle) => cycle.deliveries.some((delivery) => isOpen(cycle, delivery)))
      .flatMap(({ version, deliveries }) =>
        deliveries.flatMap((delivery, index) => {
          const lesson = lessonsOf(topic, version).find(({ id }) => id === delivery.lessonId);
          // index in the round, from 1, and number of lessons
          const position = { sequence: index + 1, count: deliveries.length };
          return lesson === undefined ? [] : [{ topic, enrolment, lesson, delivery, ...position }];
        }),
      ),
  );
  return planned.toSorted((a, b) => a.delivery.deliveredOn - b.delivery.deliveredOn);
}

/** Lessons available on a day, in order, and the day of the next one. */
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

/** Null when the lesson can begin (training 4.1, 5). */
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
 * Registration after its score arrives. Passed, it was completed when it was submitted; failed, it
 * can be taken again. A lesson without an exam has no attempt.
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

/** Lessons of the next round are delivered from eight weeks before expiry, ten days apart. */
export const LEAD_DAYS = 56;
export const LESSON_GAP_DAYS = 10;

/**
 * Writes into an enrolment what follows from a lesson passed on a day (training 2.2: the schedule is adjusted
 * to the completion of the last lesson, and lessons open at midnight UTC).
 *
 * - While lessons of the round remain, the next one comes early where its date cannot wait: in a
 *   compressed program at once, in a round that would end after the topic expires on the next day.
 * - After the last one the next round is planned from the new expiry, and a compressed program is over.
 *   'Initial only' has no next round.
 */
export function planNextLessons(
  topic: TopicRow,
  enrolment: Enrolment,
  day: Day,
  nextId: () => number,
): void {
  const round = enrolment.cycles.findLast((cycle) => !cycle.superseded);
  if (round === undefined) {
    return;
  }
  const { expiry } = currencyOf(topic, enrolment);
  const next = round.deliveries.find(({ status }) => status !== "COMPLETED");
  if (next === undefined) {
    Object.assign(enrolment, { compressed: false, completeBy: null });
    const version = topic.versions.at(-1);
    if (expiry !== null && version !== undefined) {
      enrolment.cycles.push(newRound(version, Math.max(expiry - LEAD_DAYS, day + 1), nextId));
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
): Cycle {
  const deliveries = lessons.map((lesson, index) =>
    newDelivery(nextId(), lesson.id, start + index * LESSON_GAP_DAYS),
  );
  return { version, superseded: false, deliveries };
}

/** Of every round. */
export function deliveriesOf(enrolments: readonly Enrolment[]): Delivery[] {
  return enrolments.flatMap(({ cycles }) => cycles.flatMap(({ deliveries }) => deliveries));
}

/** Person id times 1,000 and a running number. */
export function nextDeliveryId(personId: number, enrolments: readonly Enrolment[]): () => number {
  let last = Math.max(personId * 1000, ...deliveriesOf(enrolments).map(({ id }) => id));
  return () => {
    last += 1;
    return last;
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

import type { Attempt, Delivery } from "../world/rows.ts";
import { type Day, dayOf, type Instant } from "./days.ts";

/** A lesson that was handed in is scored so long afterwards, in the world's time. */
const SCORING_MS = 60_000;

/** When a lesson handed in at that instant has its score. */
export function scoredAt(finishedAt: Instant): Instant {
  return finishedAt + SCORING_MS;
}

/** Codes of registrations on the wire (training 4.1). */
export const REGISTRATION_CODE = {
  RUNNING: 0,
  CREATED: 1,
  COMPLETED: 2,
  LOCKED: 3,
  ERROR: 9,
} as const;

/** Why a lesson cannot be begun; null when it can (training 4.1, 5). */
export function launchObstacle(delivery: Delivery, today: Day): string | null {
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

/** The registration of a lesson that was opened in the lesson player. */
export function launched(delivery: Delivery, now: Instant): Delivery {
  return {
    ...delivery,
    status: "RUNNING",
    startedAt: delivery.startedAt ?? now,
    launchedAt: now,
  };
}

/**
 * The registration of a locked lesson once its score is there. Passed, it is completed at the instant
 * it was handed in; failed, it waits to be taken again. A lesson without an exam has no attempt.
 */
export function scored(
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

/**
 * A registration as it was at the end of a day: what came later is left out. What had not been
 * completed by then counts as handed to the trainee and no more, for its state of that day is not kept.
 */
export function deliveryOn(delivery: Delivery, day: Day): Delivery {
  const by = (instant: Instant | null): boolean => instant !== null && dayOf(instant) <= day;
  const isCompleted = delivery.status === "COMPLETED";
  return {
    ...delivery,
    status: isCompleted && !by(delivery.completedAt) ? "CREATED" : delivery.status,
    startedAt: by(delivery.startedAt) ? delivery.startedAt : null,
    completedAt: by(delivery.completedAt) ? delivery.completedAt : null,
    attempts: delivery.attempts.filter((attempt) => by(attempt.completedAt)),
  };
}

import type { Delivery } from "../world/rows.ts";
import type { Instant } from "./days.ts";

/** A locked registration is scored so long after it was first looked at, in the world's time. */
const SCORING_MS = 60_000;

/**
 * A delivery as somebody looking at it finds it. A look at a locked one starts its minute; the first
 * look after that minute finds it scored: completed at the end of the minute, nothing answered
 * wrongly. Any other delivery, and a locked one within its minute, is returned as it is.
 */
export function lookAt(delivery: Delivery, now: Instant): Delivery {
  if (delivery.status !== "LOCKED") {
    return delivery;
  }
  if (delivery.seenLockedAt === null) {
    return { ...delivery, seenLockedAt: now };
  }
  const scoredAt = delivery.seenLockedAt + SCORING_MS;
  if (now < scoredAt) {
    return delivery;
  }
  const attempt = {
    id: delivery.id * 10 + delivery.attempts.length + 1,
    startedAt: delivery.startedAt ?? delivery.seenLockedAt,
    completedAt: scoredAt,
    wrong: [],
  };
  return {
    ...delivery,
    status: "COMPLETED",
    completedAt: scoredAt,
    attempts: [...delivery.attempts, attempt],
  };
}

import type { Cycle, Delivery, Enrolment, TopicRow, TopicVersion } from "../world/rows.ts";
import type { Day } from "./days.ts";
import { currencyOf } from "./topic-expiry.ts";

/** Lessons of the next round go out from eight weeks before expiry, ten days apart. */
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
export function followOn(
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

/** A round that begins on a day, nothing of it begun. */
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

/** All lessons that were handed out, of every round. */
export function deliveriesOf(enrolments: readonly Enrolment[]): Delivery[] {
  return enrolments.flatMap(({ cycles }) => cycles.flatMap(({ deliveries }) => deliveries));
}

/** Delivery ids are the person's thousand and a running number above all held. */
export function nextDeliveryId(personId: number, held: readonly Enrolment[]): () => number {
  let last = Math.max(personId * 1000, ...deliveriesOf(held).map(({ id }) => id));
  return () => {
    last += 1;
    return last;
  };
}

/** A lesson handed to a trainee on a day, not yet begun. */
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

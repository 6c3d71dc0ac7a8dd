import type { Cycle, Delivery, Enrolment, TopicRow, TopicVersion } from "../world/rows.ts";
import type { Day } from "./days.ts";
import { currencyOf } from "./topic-expiry.ts";

/** Lessons of the next round go out from eight weeks before expiry, ten days apart. */
export const LEAD_DAYS = 56;
export const LESSON_GAP_DAYS = 10;

/**
 * What follows from a lesson passed on a day (training 2.2: the schedule is adjusted to the completion
 * of the last lesson, and lessons open at midnight UTC).
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
): Enrolment {
  const round = enrolment.cycles.findLast((cycle) => !cycle.superseded);
  if (round === undefined) {
    return enrolment;
  }
  const next = round.deliveries.find(({ status }) => status !== "COMPLETED");
  if (next === undefined) {
    const finished = { ...enrolment, compressed: false, completeBy: null };
    const cycle = nextRound(topic, finished, day, nextId);
    return cycle === null ? finished : { ...finished, cycles: [...finished.cycles, cycle] };
  }
  const wanted = enrolment.compressed ? day : day + 1;
  if (next.deliveredOn <= wanted || !isUrgent(topic, enrolment, round)) {
    return enrolment;
  }
  const moved: Cycle = {
    ...round,
    deliveries: round.deliveries.map((delivery) =>
      delivery === next ? { ...delivery, deliveredOn: wanted } : delivery,
    ),
  };
  return {
    ...enrolment,
    cycles: enrolment.cycles.map((cycle) => (cycle === round ? moved : cycle)),
  };
}

function isUrgent(topic: TopicRow, enrolment: Enrolment, round: Cycle): boolean {
  const { expiry } = currencyOf(topic, enrolment);
  const last = Math.max(...round.deliveries.map(({ deliveredOn }) => deliveredOn));
  return enrolment.compressed || (expiry !== null && last > expiry);
}

function nextRound(
  topic: TopicRow,
  enrolment: Enrolment,
  day: Day,
  nextId: () => number,
): Cycle | null {
  const { expiry } = currencyOf(topic, enrolment);
  const version = topic.versions.at(-1);
  if (expiry === null || version === undefined) {
    return null;
  }
  return newRound(version, Math.max(expiry - LEAD_DAYS, day + 1), nextId);
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

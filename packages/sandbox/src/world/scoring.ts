import { dayOf, type Instant } from "../rules/days.ts";
import { deliveriesOf, followOn, nextDeliveryId } from "../rules/follow-on.ts";
import { launched, scored, scoredAt } from "../rules/registration.ts";
import { lessonsOf } from "../rules/topic-stand.ts";
import { attemptId, wrongAnswers } from "./exam.ts";
import { randomFor } from "./random.ts";
import type { Attempt, Delivery, Lesson, ScoringRow } from "./rows.ts";
import type { Tables } from "./tables.ts";
import { type TakenTopic, takenTopics } from "./taken-topics.ts";
import type { Scope } from "./world.ts";

/** A registration and where it belongs, in a copy of the training: to be changed, and put as a whole. */
export type Registration = NonNullable<ReturnType<typeof findRegistration>>;

/** The registration of that id: the person's number leads it. */
export function findRegistration(tables: Tables, id: number) {
  const personId = Math.floor(id / 1000);
  const training = structuredClone(tables.training.get(personId));
  for (const { topic, enrolment } of takenTopics(tables, training)) {
    // superseded: replaced by a newer version of the topic, nothing of it is taken any more
    for (const { version, superseded, deliveries } of enrolment.cycles) {
      const delivery = deliveries.find((row) => row.id === id);
      const lesson = lessonsOf(topic, version).find((row) => row.id === delivery?.lessonId);
      if (training !== undefined && delivery !== undefined && lesson !== undefined) {
        return { personId, training, enrolment, superseded, delivery, topic, lesson };
      }
    }
  }
  return undefined;
}

/**
 * The training of a person as somebody looks at it. A look at a locked registration that nobody handed
 * in (the world began with it) starts its minute.
 */
export function trainingSeen({ tables, now }: Scope, personId: number): TakenTopic[] {
  const training = tables.training.get(personId);
  for (const { id, status } of deliveriesOf(training?.enrolments ?? [])) {
    if (status === "LOCKED" && tables.scorings.get(id) === undefined) {
      tables.scorings.put({ id, personId, finishedAt: now, passed: true });
    }
  }
  return takenTopics(tables, training);
}

/** Opens a registration in the lesson player. */
export function launch({ tables, now }: Scope, { training, delivery }: Registration): void {
  Object.assign(delivery, launched(delivery, now));
  tables.training.put(training);
}

/** Takes over what was done in the lesson player: the registration is locked until it is scored. */
export function handIn({ tables, now }: Scope, registration: Registration, passed: boolean): void {
  const { personId, training, delivery } = registration;
  tables.scorings.put({ id: delivery.id, personId, finishedAt: now, passed });
  delivery.status = "LOCKED";
  tables.training.put(training);
}

/**
 * Gives their score to all lessons whose minute is over, in the order they were handed in. Whoever
 * reads the world calls it first, so that boards, records and schedules never disagree.
 */
export function settleScores({ tables, settings, now }: Scope): void {
  const due = tables.scorings.filter(({ finishedAt }) => scoredAt(finishedAt) <= now);
  for (const scoring of due.sort((a, b) => a.finishedAt - b.finishedAt || a.id - b.id)) {
    const registration = findRegistration(tables, scoring.id);
    if (registration?.delivery.status === "LOCKED") {
      settle(settings.seed, registration, scoring);
      tables.training.put(registration.training);
    }
    tables.scorings.delete(scoring.id);
  }
}

function settle(seed: number, registration: Registration, scoring: ScoringRow): void {
  const { training, enrolment, delivery, topic, lesson } = registration;
  Object.assign(delivery, scored(delivery, scoring, attemptOf(seed, delivery, lesson, scoring)));
  if (scoring.passed) {
    const nextId = nextDeliveryId(training.id, training.enrolments);
    followOn(topic, enrolment, dayOf(scoring.finishedAt), nextId);
  }
}

/** The attempt a score is for; null for a lesson without an exam. */
function attemptOf(
  seed: number,
  delivery: Delivery,
  lesson: Lesson,
  { finishedAt, passed }: { finishedAt: Instant; passed: boolean },
): Attempt | null {
  if (lesson.questions === 0) {
    return null;
  }
  const id = attemptId(delivery.id, delivery.attempts.length);
  return {
    id,
    startedAt: delivery.launchedAt ?? finishedAt,
    completedAt: finishedAt,
    wrong: wrongAnswers(randomFor(seed, "attempt", id), lesson.questions, passed),
  };
}

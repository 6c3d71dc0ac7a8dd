import { addMonths, type Day, type Instant, startOf } from "../model/days.ts";
import {
  LEAD_DAYS,
  LESSON_GAP_DAYS,
  newDelivery,
  newTraining,
  nextDeliveryId,
} from "../rules/lessons.ts";
import { type Random, randomFor } from "../model/random.ts";
import type {
  Attempt,
  Round,
  Delivery,
  Enrolment,
  Lesson,
  RegistrationStatus,
  TopicRow,
  TopicVersion,
  TrainingRow,
} from "../model/rows.ts";
import { joinedDay, type PersonSpec } from "./person-spec.ts";
import type { TopicPlan } from "./topic-plan.ts";
import { TOPICS } from "./topics.ts";

/** Topic ids by aircraft (RPE id). */
const PROGRAM_BY_RPE: Readonly<Record<number, readonly number[]>> = {
  1: [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12],
  2: [1, 2, 3, 4, 5, 8, 9, 10, 11, 13],
  3: [1, 2, 3, 4, 5, 9, 10, 11],
  4: [1, 2, 3, 4, 8, 9, 11, 13, 15],
  5: [1, 3, 4, 11, 21, 24],
  6: [1, 3, 4, 21, 22, 23],
  7: [3, 4, 11, 31, 32],
  8: [3, 4, 11, 31],
};
const INTERNATIONAL_TOPICS: readonly number[] = [7, 14];

export function topicIdsOf(rpeIds: readonly number[]): number[] {
  return [...new Set(rpeIds.flatMap((rpe) => PROGRAM_BY_RPE[rpe] ?? []))];
}

export function trainingOf(spec: PersonSpec, seed: number, today: Day): TrainingRow {
  const random = randomFor(seed, "program", spec.id);
  const own = spec.topicIds ?? topicIdsOf(spec.rpeIds);
  const ids = new Set([
    ...own,
    ...(spec.internationalProcedures === true ? INTERNATIONAL_TOPICS : []),
  ]);
  const topics = [...ids].flatMap((id) => TOPICS.find((topic) => topic.id === id) ?? []);
  const plans = topics.map((topic): TopicPlan => {
    // Drawn for every topic, so that changing one plan does not move the others.
    const ahead = random.int(
      LEAD_DAYS + 4,
      Math.max(LEAD_DAYS + 5, (topic.months ?? 12) * 30 - 70),
    );
    const steady = topic.months === null ? null : ahead;
    return { expiresIn: steady, ...spec.topicPlans[topic.id], topic };
  });
  const training = newTraining(spec.id);
  const history = new TrainingHistory(spec, seed, today, nextDeliveryId(training));
  training.enrolments = plans.map((plan) => history.enrol(plan));
  return training;
}

/** The record goes back three years, so five years of rounds have all that was current then. */
const MONTHS_KEPT = 60;
const ROUNDS_KEPT = 3;
const HOUR = 3_600_000;

/** Has a random sequence of its own. */
class TrainingHistory {
  readonly #today: Day;
  readonly #joined: Day;
  readonly #random: Random;
  readonly #nextId: () => number;

  constructor(spec: PersonSpec, seed: number, today: Day, nextId: () => number) {
    this.#today = today;
    this.#joined = joinedDay(spec, seed, today);
    this.#random = randomFor(seed, "training", spec.id);
    this.#nextId = nextId;
  }

  enrol(plan: TopicPlan): Enrolment {
    const { topic, expiresIn, compressedFor } = plan;
    const expiry = expiresIn === null ? null : this.#today + expiresIn;
    const rounds = this.#completedRounds(plan, expiry);
    if (plan.next !== false && (topic.months !== null || plan.done !== undefined)) {
      rounds.push(this.#openRound(plan, expiry));
    }
    return {
      topicId: topic.id,
      compressed: compressedFor !== undefined,
      completeBy: compressedFor === undefined ? null : this.#today + compressedFor,
      calendarDay: topic.expiresOnCalendarDay ? expiry : null,
      rounds,
    };
  }

  /** The last round expires on `expiry`. */
  #completedRounds(plan: TopicPlan, expiry: Day | null): Round[] {
    const { months, expiresOnCalendarDay, versions } = plan.topic;
    const current = newest(plan.topic);
    if (months === null) {
      const completed = plan.done === undefined;
      return completed ? [this.#completedRound(plan, current, this.#joined + 40)] : [];
    }
    if (expiry === null) return [];
    // Calendar-day topics are completed a little early, others on their day.
    const early = expiresOnCalendarDay ? 20 : 0;
    const length = Math.max(ROUNDS_KEPT, Math.ceil(MONTHS_KEPT / months));
    const days = Array.from(
      { length },
      (_, round) => addMonths(expiry, -months * (round + 1)) - early,
    );
    const [last = expiry, ...earlier] = days.filter(
      (day, round) => round === 0 || day >= this.#joined,
    );
    const before = earlier
      .toReversed()
      .map((day) => this.#completedRound(plan, versions[0] ?? current, day));
    const completed = this.#completedRound(plan, current, last);
    const replaced = plan.superseded === true ? [this.#replacedRound(plan, last)] : [];
    return [...before, ...replaced, completed];
  }

  #completedRound(plan: TopicPlan, version: TopicVersion, on: Day): Round {
    const count = version.lessons.length;
    return roundOf(version, (lesson, index) => {
      const day = on - (count - 1 - index) * LESSON_GAP_DAYS;
      return this.#completed(plan, lesson, day - this.#random.int(1, 4), day);
    });
  }

  /** The first lesson was completed and the second open when the round was replaced. */
  #replacedRound(plan: TopicPlan, completedOn: Day): Round {
    const start = completedOn - 200;
    const replaced = roundOf(plan.topic.versions[0] ?? newest(plan.topic), (lesson, index) => {
      const day = start + index * LESSON_GAP_DAYS;
      return index === 0
        ? this.#completed(plan, lesson, day, day + 2)
        : this.#delivery(lesson, day, "CREATED");
    });
    return { ...replaced, superseded: true };
  }

  #openRound(plan: TopicPlan, expiry: Day | null): Round {
    const today = this.#today;
    const version = newest(plan.topic);
    const count = version.lessons.length;
    const { open = [], status = "CREATED" } = plan;
    const start = expiry === null ? today - 30 : expiry - LEAD_DAYS;
    const due = version.lessons.filter((_, index) => start + index * LESSON_GAP_DAYS <= today);
    const done = plan.done ?? Math.max(0, Math.min(due.length, count - 1 - open.length));
    const firstOpen = today - Math.max(0, ...open);
    return roundOf(version, (lesson, index) => {
      const date = start + index * LESSON_GAP_DAYS;
      if (index < done) {
        const on = Math.min(date, firstOpen - 4 - (done - index) * 5);
        return this.#completed(plan, lesson, on, on + this.#random.int(1, 3));
      }
      const ago = open[index - done];
      if (ago !== undefined) return this.#delivery(lesson, today - ago, status);
      const earliest = today + 4 + (index - done - open.length) * 7;
      return this.#delivery(lesson, Math.max(date, earliest), "CREATED");
    });
  }

  #delivery(lesson: Lesson, on: Day, status: RegistrationStatus): Delivery {
    const startedAt = status === "LOCKED" ? startOf(on) + 9 * HOUR : null;
    const made = newDelivery(this.#nextId(), lesson.id, on);
    return { ...made, status, startedAt, launchedAt: startedAt };
  }

  #completed(plan: TopicPlan, lesson: Lesson, on: Day, done: Day): Delivery {
    const base = this.#delivery(lesson, on, "COMPLETED");
    const minute = this.#random.int(8, 21) * 60 + this.#random.int(0, 59);
    const end = startOf(done) + minute * 60_000;
    const attempts = lesson.questions === 0 ? [] : this.#attempts(plan, lesson, base.id, end);
    const start = attempts[0]?.startedAt ?? end - 25 * 60_000;
    const launchedAt = attempts.at(-1)?.startedAt ?? start;
    return { ...base, startedAt: start, launchedAt, completedAt: end, attempts };
  }

  /** The earlier attempts fail, the last one passes. */
  #attempts(plan: TopicPlan, lesson: Lesson, deliveryId: number, end: Instant): Attempt[] {
    const length = plan.attempts ?? (this.#random.chance(0.12) ? 2 : 1);
    return Array.from({ length }, (_, index) => {
      const completedAt = end - (length - 1 - index) * 40 * 60_000;
      return {
        id: attemptId(deliveryId, index),
        startedAt: completedAt - this.#random.int(6, 24) * 60_000,
        completedAt,
        wrong: wrongAnswers(this.#random, lesson.questions, index === length - 1),
      };
    });
  }
}

function roundOf(
  { version, lessons }: TopicVersion,
  deliveryOf: (lesson: Lesson, index: number) => Delivery,
): Round {
  return { version, superseded: false, deliveries: lessons.map(deliveryOf) };
}

function newest(topic: TopicRow): TopicVersion {
  const last = topic.versions.at(-1);
  if (last === undefined) {
    throw new Error(`Topic ${topic.id} has no version.`);
  }
  return last;
}

/** @param index from 0 */
export function attemptId(registrationId: number, index: number): number {
  return registrationId * 100 + index + 1;
}

/**
 * Returns ascending indexes: fewer than one in five in a passed exam, at least one in four in a
 * failed one.
 */
export function wrongAnswers(random: Random, questions: number, passed: boolean): number[] {
  const misses = passed
    ? random.int(0, Math.floor(questions / 6))
    : random.int(Math.ceil(questions / 4), Math.ceil(questions / 2));
  const chosen = new Set<number>();
  while (chosen.size < Math.min(misses, questions)) {
    chosen.add(random.int(0, questions - 1));
  }
  return [...chosen].sort((a, b) => a - b);
}

import { addMonths, type Day, type Instant, startOf } from "../../rules/days.ts";
import { LEAD_DAYS, LESSON_GAP_DAYS, newDelivery, nextDeliveryId } from "../../rules/follow-on.ts";
import { attemptId, wrongAnswers } from "../exam.ts";
import { type Random, randomFor } from "../random.ts";
import type {
  Attempt,
  Cycle,
  Delivery,
  Enrolment,
  Lesson,
  RegistrationStatus,
  TopicRow,
  TopicVersion,
  TrainingRow,
} from "../rows.ts";

/** How one topic of one person stands on the world's first day; days are counted from it. */
export interface TopicPlan {
  topic: TopicRow;
  /** Days until expiry, negative when it has passed; null when the topic was never completed. */
  expiresIn: number | null;
  /** Lessons of the round under way that are completed; by default all that were due. */
  done?: number;
  /** Days since delivery of the lessons that are delivered and still open, in order. */
  open?: readonly number[];
  /** Registration status of the open lessons. */
  status?: RegistrationStatus;
  /** False: no further round is planned. */
  next?: boolean;
  /** Compressed program: to be finished in so many days. */
  compressedFor?: number;
  /** A round of the version before was begun and replaced. */
  superseded?: boolean;
  /** Attempts each exam took; by default one or two. */
  attempts?: number;
}

/** The record goes back three years: five years of rounds hold what was current even then. */
const MONTHS_KEPT = 60;
const ROUNDS_KEPT = 3;
const HOUR = 3_600_000;

interface Draft {
  today: Day;
  joined: Day;
  random: Random;
  nextId: () => number;
}

/** The training of a person, from what is said of each topic and the person's own randomness. */
export function buildTraining(
  seed: number,
  personId: number,
  joined: Day,
  today: Day,
  plans: readonly TopicPlan[],
): TrainingRow {
  const draft: Draft = {
    today,
    joined,
    random: randomFor(seed, "training", personId),
    nextId: nextDeliveryId(personId, []),
  };
  return { id: personId, enrolments: plans.map((plan) => enrol(draft, plan)) };
}

function enrol(draft: Draft, plan: TopicPlan): Enrolment {
  const { topic, expiresIn } = plan;
  const expiry = expiresIn === null ? null : draft.today + expiresIn;
  const cycles = completedCycles(draft, plan, expiry);
  if (plan.next !== false && (topic.months !== null || plan.done !== undefined)) {
    cycles.push(openCycle(draft, plan, expiry));
  }
  return {
    topicId: topic.id,
    compressed: plan.compressedFor !== undefined,
    completeBy: plan.compressedFor === undefined ? null : draft.today + plan.compressedFor,
    calendarDay: topic.expiration ? expiry : null,
    cycles,
  };
}

/** Rounds already completed, so that the last one expires on `expiry` by the rule. */
function completedCycles(draft: Draft, plan: TopicPlan, expiry: Day | null): Cycle[] {
  const { topic } = plan;
  const { months } = topic;
  const current = newest(topic);
  if (months === null) {
    const completed = plan.done === undefined;
    return completed ? [completedCycle(draft, plan, current, draft.joined + 40)] : [];
  }
  if (expiry === null) {
    return [];
  }
  // a calendar day is met a little early, other topics are completed on their day
  const early = topic.expiration ? 20 : 0;
  const rounds = Math.max(ROUNDS_KEPT, Math.ceil(MONTHS_KEPT / months));
  const days = Array.from(
    { length: rounds },
    (_, round) => addMonths(expiry, -months * (round + 1)) - early,
  )
    .filter((day, round) => round === 0 || day >= draft.joined)
    .toReversed();
  return days.flatMap((day, index) => {
    const isLast = index === days.length - 1;
    const version = isLast ? current : (topic.versions[0] ?? current);
    const cycle = completedCycle(draft, plan, version, day);
    return isLast && plan.superseded === true ? [replacedCycle(draft, plan, day), cycle] : [cycle];
  });
}

function completedCycle(draft: Draft, plan: TopicPlan, version: TopicVersion, on: Day): Cycle {
  const count = version.lessons.length;
  const deliveries = version.lessons.map((lesson, index) => {
    const day = on - (count - 1 - index) * LESSON_GAP_DAYS;
    return completedDelivery(draft, plan, lesson, day - draft.random.int(1, 4), day);
  });
  return { version: version.version, superseded: false, deliveries };
}

/** A round of the version before: its first lesson done, the second left when it was replaced. */
function replacedCycle(draft: Draft, plan: TopicPlan, completedOn: Day): Cycle {
  const version = plan.topic.versions[0] ?? newest(plan.topic);
  const start = completedOn - 200;
  const deliveries = version.lessons.map((lesson, index) => {
    const day = start + index * LESSON_GAP_DAYS;
    return index === 0
      ? completedDelivery(draft, plan, lesson, day, day + 2)
      : delivery(draft, lesson, day, "CREATED");
  });
  return { version: version.version, superseded: true, deliveries };
}

/** The round under way: lessons done, lessons open, lessons still to come. */
function openCycle(draft: Draft, plan: TopicPlan, expiry: Day | null): Cycle {
  const version = newest(plan.topic);
  const start = expiry === null ? draft.today - 30 : expiry - LEAD_DAYS;
  const dates = version.lessons.map((_, index) => start + index * LESSON_GAP_DAYS);
  const due = dates.filter((day) => day <= draft.today).length;
  const open = plan.open ?? [];
  const done = plan.done ?? Math.max(0, Math.min(due, version.lessons.length - 1 - open.length));
  const firstOpen = draft.today - Math.max(0, ...open);
  const deliveries = version.lessons.map((lesson, index) => {
    const date = dates[index] ?? start;
    if (index < done) {
      const latest = firstOpen - 4 - (done - index) * 5;
      const on = Math.min(date, latest);
      return completedDelivery(draft, plan, lesson, on, on + draft.random.int(1, 3));
    }
    const ago = open[index - done];
    if (ago !== undefined) {
      const { status = "CREATED" } = plan;
      return delivery(draft, lesson, draft.today - ago, status);
    }
    const earliest = draft.today + 4 + (index - done - open.length) * 7;
    return delivery(draft, lesson, Math.max(date, earliest), "CREATED");
  });
  return { version: version.version, superseded: false, deliveries };
}

function delivery(draft: Draft, lesson: Lesson, on: Day, status: RegistrationStatus): Delivery {
  const startedAt = status === "LOCKED" ? startOf(on) + 9 * HOUR : null;
  const made = newDelivery(draft.nextId(), lesson.id, on);
  return { ...made, status, startedAt, launchedAt: startedAt };
}

function completedDelivery(
  draft: Draft,
  plan: TopicPlan,
  lesson: Lesson,
  on: Day,
  done: Day,
): Delivery {
  const base = delivery(draft, lesson, on, "COMPLETED");
  const end = startOf(done) + draft.random.int(8, 21) * HOUR + draft.random.int(0, 59) * 60_000;
  const attempts = examAttempts(draft.random, base.id, lesson, end, plan.attempts);
  const start = attempts[0]?.startedAt ?? end - 25 * 60_000;
  const launchedAt = attempts.at(-1)?.startedAt ?? start;
  return { ...base, startedAt: start, launchedAt, completedAt: end, attempts };
}

/** Attempts at an exam: the earlier ones fail, the last one passes. */
function examAttempts(
  random: Random,
  deliveryId: number,
  lesson: Lesson,
  end: Instant,
  wanted: number | undefined,
): Attempt[] {
  if (lesson.questions === 0) {
    return [];
  }
  const count = wanted ?? (random.chance(0.12) ? 2 : 1);
  return Array.from({ length: count }, (_, index) => {
    const completedAt = end - (count - 1 - index) * 40 * 60_000;
    return {
      id: attemptId(deliveryId, index),
      startedAt: completedAt - random.int(6, 24) * 60_000,
      completedAt,
      wrong: wrongAnswers(random, lesson.questions, index === count - 1),
    };
  });
}

function newest(topic: TopicRow): TopicVersion {
  const last = topic.versions.at(-1);
  if (last === undefined) {
    throw new Error(`Topic ${topic.id} has no version.`);
  }
  return last;
}

import type { Round, Delivery, Enrolment, Lesson, TopicRow } from "../model/rows.ts";
import { type Day, dayOf, type Instant } from "../model/days.ts";
import {
  type Currency,
  currencyOf,
  isBehind,
  openDays,
  STATUS_CODE,
  type StatusCode,
  expiryStatus,
} from "./training-status.ts";

/** `delivery` is null for a lesson not delivered in this round. */
export interface LessonProgress {
  lesson: Lesson;
  delivery: Delivery | null;
}

/** A person's topic as of the end of a day. */
export interface TopicProgress extends Currency {
  topic: TopicRow;
  /** Without what came later. */
  enrolment: Enrolment;
  status: StatusCode;
  /** Lessons of the current version, as last taken. */
  current: LessonProgress[];
  /** The newest round of an earlier version; null without one. */
  previous: { lessons: LessonProgress[]; isComplete: boolean } | null;
}

export function periodicityOf({ months }: TopicRow): string {
  return months === null ? "Initial only" : `Every ${months} months`;
}

/** Returns null when no lesson of the topic was delivered by the end of `day`. */
export function topicProgressOn(
  topic: TopicRow,
  enrolment: Enrolment,
  day: Day,
): TopicProgress | null {
  const known = enrolmentOn(enrolment, day);
  const round = known.rounds.at(-1);
  if (round === undefined) return null;
  const currency = currencyOf(topic, known);
  return {
    ...currency,
    topic,
    enrolment: known,
    status: recordStatus(currency, known, day),
    current: currentLessons(topic, known.rounds, round),
    previous: previousLessons(topic, known.rounds, round),
  };
}

/** Leaves out later rounds and completions. */
function enrolmentOn(enrolment: Enrolment, day: Day): Enrolment {
  const rounds = enrolment.rounds
    .map((round) => ({
      ...round,
      deliveries: round.deliveries.map((delivery) => deliveryOn(delivery, day)),
    }))
    .filter(({ deliveries }) =>
      deliveries.some((delivery) => delivery.deliveredOn <= day || delivery.completedAt !== null),
    );
  return {
    ...enrolment,
    // The newest round of that day was not yet replaced.
    rounds: rounds.map((round, index) =>
      index === rounds.length - 1 ? { ...round, superseded: false } : round,
    ),
  };
}

/** A lesson completed later counts as delivered, since its status on `day` is not stored. */
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

function recordStatus({ completedOn, expiry }: Currency, known: Enrolment, day: Day): StatusCode {
  const urgency = expiryStatus(expiry, day);
  if (urgency !== null) return STATUS_CODE[urgency];
  return completedOn === null ? progressStatus(known, day) : STATUS_CODE.completed;
}

/** Status in program and schedule (training 4.2). */
export function topicStatus(topic: TopicRow, enrolment: Enrolment, day: Day): StatusCode {
  const known = enrolmentOn(enrolment, day);
  const { completedOn, expiry } = currencyOf(topic, known);
  const urgency = expiryStatus(expiry, day);
  if (urgency !== null) return STATUS_CODE[urgency];
  const progress = progressStatus(known, day);
  return progress === STATUS_CODE.scheduled && completedOn !== null
    ? STATUS_CODE.completed
    : progress;
}

function progressStatus(known: Enrolment, day: Day): StatusCode {
  const waiting = openDays(known).filter((deliveredOn) => deliveredOn <= day);
  if (isBehind(waiting, day)) return STATUS_CODE.behind;
  const round = known.rounds.at(-1)?.deliveries ?? [];
  const isBegun =
    round.some(({ startedAt }) => startedAt !== null) &&
    round.some(({ status }) => status !== "COMPLETED");
  if (isBegun) return STATUS_CODE.started;
  return waiting.length > 0 ? STATUS_CODE.delivered : STATUS_CODE.scheduled;
}

/** Takes the delivery begun last, else the newest one, over all rounds of the version. */
function currentLessons(topic: TopicRow, rounds: readonly Round[], round: Round): LessonProgress[] {
  return lessonsOf(topic, round.version).map((lesson) => {
    const deliveries = rounds
      .filter(({ version }) => version === round.version)
      .flatMap((known) => known.deliveries.filter(({ lessonId }) => lessonId === lesson.id));
    const delivery =
      deliveries.findLast(({ startedAt }) => startedAt !== null) ?? deliveries.at(-1) ?? null;
    return { lesson, delivery };
  });
}

function previousLessons(
  topic: TopicRow,
  rounds: readonly Round[],
  round: Round,
): TopicProgress["previous"] {
  const before = rounds.findLast(({ version }) => version !== round.version);
  if (before === undefined) return null;
  const lessons = lessonsOf(topic, before.version).map((lesson) => ({
    lesson,
    delivery: before.deliveries.find(({ lessonId }) => lessonId === lesson.id) ?? null,
  }));
  const isComplete = before.deliveries.every(({ completedAt }) => completedAt !== null);
  return { lessons, isComplete };
}

export function lessonsOf(topic: TopicRow, version: number): readonly Lesson[] {
  return topic.versions.find((row) => row.version === version)?.lessons ?? [];
}

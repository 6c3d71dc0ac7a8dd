import { type Day, dayOf } from "../model/days.ts";
import {
  deliveriesOf,
  planNextLessons,
  withLaunch,
  newRound,
  newTraining,
  nextDeliveryId,
  withScore,
} from "../rules/lessons.ts";
import { lessonsOf } from "../rules/topic-progress.ts";
import { roundCompletedOn, type TrainingDates, trainingDates } from "../rules/training-status.ts";
import { randomFor, uuidFor } from "../model/random.ts";
import type {
  Delivery,
  Enrolment,
  Lesson,
  ScoringRow,
  TakenTopic,
  TopicRow,
  TrainingRow,
} from "../model/rows.ts";
import { attemptId, topicIdsOf, wrongAnswers } from "../seed/training.ts";
import type { Tables } from "./tables.ts";
import type { Transaction } from "./database.ts";

/** Sandbox time from submission to score. */
const SCORING_MS = 60_000;

const TOPIC_GAP_DAYS = 7;

/** Skips topics that the catalogue no longer has. */
export function takenTopics({ topics }: Tables, training: TrainingRow | undefined): TakenTopic[] {
  return (training?.enrolments ?? []).flatMap((enrolment) => {
    const topic = topics.get(enrolment.topicId);
    return topic === undefined ? [] : [{ topic, enrolment }];
  });
}

/** By person id; `written` is the training row behind `dates`, undefined for seed data. */
type KnownDates = Map<number, { written: TrainingRow | null | undefined; dates: TrainingDates }>;

/** A reset creates new tables and so starts without dates. */
const DATES = new WeakMap<Tables, KnownDates>();

/** Dates change only with the person's training, so a board of 10,000 people is computed once. */
export function trainingDatesOf(tables: Tables, personId: number): TrainingDates {
  const known: KnownDates = DATES.get(tables) ?? new Map();
  DATES.set(tables, known);
  const written = tables.training.written(personId);
  let entry = known.get(personId);
  if (entry === undefined || entry.written !== written) {
    const topics = takenTopics(tables, tables.training.get(personId));
    entry = { written, dates: trainingDates(topics) };
    known.set(personId, entry);
  }
  return entry.dates;
}

/** A person's lesson that is or was open in the player. */
export interface Registration extends TakenTopic {
  personId: number;
  /** A copy, to change and put as a whole; `enrolment` and `delivery` are parts of it. */
  training: TrainingRow;
  /** A newer version has replaced the round. */
  superseded: boolean;
  delivery: Delivery;
  lesson: Lesson;
}

/** The id begins with the person's id. */
export function findRegistration(tables: Tables, id: number): Registration | undefined {
  const personId = Math.floor(id / 1000);
  const training = structuredClone(tables.training.get(personId));
  for (const { topic, enrolment } of takenTopics(tables, training)) {
    // A superseded round was replaced by a newer version and can no longer be taken.
    for (const { version, superseded, deliveries } of enrolment.rounds) {
      const delivery = deliveries.find((row) => row.id === id);
      const lesson = lessonsOf(topic, version).find((row) => row.id === delivery?.lessonId);
      if (training !== undefined && delivery !== undefined && lesson !== undefined) {
        return { personId, training, enrolment, superseded, delivery, topic, lesson };
      }
    }
  }
  return undefined;
}

/** Also starts the minute until the score of a seeded LOCKED registration, at its first read. */
export function readTraining({ tables, now }: Transaction, personId: number): TakenTopic[] {
  const training = tables.training.get(personId);
  for (const { id, status } of deliveriesOf(training?.enrolments ?? [])) {
    if (status === "LOCKED" && tables.scorings.get(id) === undefined) {
      tables.scorings.put({ id, personId, finishedAt: now, passed: true });
    }
  }
  return takenTopics(tables, training);
}

export function launch({ tables, now }: Transaction, { training, delivery }: Registration): void {
  Object.assign(delivery, withLaunch(delivery, now));
  tables.training.put(training);
}

export function submitResult(
  { tables, now }: Transaction,
  registration: Registration,
  passed: boolean,
): void {
  const { personId, training, delivery } = registration;
  tables.scorings.put({ id: delivery.id, personId, finishedAt: now, passed });
  delivery.status = "LOCKED";
  tables.training.put(training);
}

/**
 * Scores all lessons whose minute is over, in order of submission. Every signed-in call runs it
 * first, so that boards, records and schedules agree.
 */
export function processScores({ tables, settings, now }: Transaction): void {
  const due = tables.scorings.filter(({ finishedAt }) => finishedAt + SCORING_MS <= now);
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
  const { finishedAt, passed } = scoring;
  const id = attemptId(delivery.id, delivery.attempts.length);
  const attempt = {
    id,
    startedAt: delivery.launchedAt ?? finishedAt,
    completedAt: finishedAt,
    wrong: wrongAnswers(randomFor(seed, "attempt", id), lesson.questions, passed),
  };
  Object.assign(delivery, withScore(delivery, scoring, lesson.questions === 0 ? null : attempt));
  if (passed) {
    planNextLessons(topic, enrolment, dayOf(finishedAt), nextDeliveryId(training));
  }
}

/** A completed round of a topic. */
export interface Certification {
  /** Names the certificate in the address of its file. */
  hash: string;
  topic: TopicRow;
  version: number;
  completedOn: Day;
}

/** Returns one for every completed round, oldest first. */
export function certificatesOf(
  seed: number,
  personId: number,
  topic: TopicRow,
  enrolment: Enrolment,
): Certification[] {
  return enrolment.rounds.flatMap((round) => {
    const completedOn = roundCompletedOn(round);
    const first = round.deliveries[0];
    if (completedOn === null || first === undefined) return [];
    const hash = uuidFor(seed, "certificate", personId, first.id).replaceAll("-", "");
    return [{ hash, topic, version: round.version, completedOn }];
  });
}

/**
 * Begins topics of new aircraft (RPE ids) from `today` on, and removes topics that only a former
 * aircraft needed, unless a lesson was begun. Unchanged aircraft begin nothing, since a program may
 * have fewer topics.
 */
export function syncTopicsOfRpes(
  tables: Tables,
  personId: number,
  before: readonly number[],
  after: readonly number[],
  today: Day,
): void {
  const training = tables.training.get(personId) ?? newTraining(personId);
  const { enrolments } = training;
  const wanted = topicIdsOf(after);
  const added = topicIdsOf(after.filter((rpe) => !before.includes(rpe)));
  const removed = topicIdsOf(before).filter((id) => !wanted.includes(id));
  const remaining = enrolments.filter(
    ({ topicId, rounds }) =>
      !removed.includes(topicId) || rounds.some(({ deliveries }) => deliveries.some(isBegun)),
  );
  const missing = added.filter((id) => !remaining.some(({ topicId }) => topicId === id));
  const changed = { ...training };
  const nextId = nextDeliveryId(changed);
  const begun = missing
    .flatMap((id) => tables.topics.get(id) ?? [])
    .map(({ id: topicId, versions }, index) => ({
      topicId,
      compressed: false,
      completeBy: null,
      calendarDay: null,
      rounds: versions
        .slice(-1)
        .map((version) => newRound(version, today + index * TOPIC_GAP_DAYS, nextId)),
    }));
  if (begun.length > 0 || remaining.length < enrolments.length) {
    tables.training.put({ ...changed, enrolments: [...remaining, ...begun] });
  }
}

function isBegun({ startedAt, completedAt }: Delivery): boolean {
  return startedAt !== null || completedAt !== null;
}

import type * as wire from "../generated/main/wire/index.ts";
import {
  asRecord,
  count,
  countOrNull,
  parseCalendarDay,
  entityIn,
  flag,
  httpUrlOrNull,
  isRecord,
  parseTimestamp,
  oneOf,
  readEach,
  readFullName,
  readName,
  recordsIn,
  text,
  textOrNull,
  textsIn,
  type Fields,
  type Untrusted,
} from "./read.ts";

/** By their codes, 0 to 6. */
export const TOPIC_STATUSES = [
  "scheduled",
  "delivered",
  "started",
  "behind",
  "completed",
  "riskOfExpiry",
  "expired",
] as const;

/** State of a topic or a lesson. */
export type TopicStatus = (typeof TOPIC_STATUSES)[number];

/** Reads a status, a code or a name; null if unknown. */
export function readTopicStatus(input: unknown): TopicStatus | null {
  return oneOf(TOPIC_STATUSES, input);
}

/** Conditions of a topic. */
export interface Conditions {
  seasonal: boolean;
  compressed: boolean;
  /** Expires on a calendar day. */
  expiration: boolean;
  internationalProcedures: boolean;
}

function readConditions(
  topic: Fields<wire.ProgramTopic | wire.ScheduleTopic | wire.RecordTopic>,
): Conditions {
  return {
    seasonal: flag(topic.seasonal),
    compressed: flag(topic.compressed),
    expiration: flag(topic.expiration),
    internationalProcedures: flag(topic.international_procedures),
  };
}

const REGISTRATION_STATUSES = {
  0: "running",
  1: "created",
  2: "completed",
  3: "locked",
  9: "error",
} as const;

/** State of a lesson's registration. */
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[keyof typeof REGISTRATION_STATUSES];

/** A lesson that a trainee can take. */
export interface TrainingLesson {
  topic: string;
  lesson: string;
  /** Position in the topic, from 1. */
  sequence: number;
  count: number;
  isSuspendable: boolean;
  isCompressed: boolean;
  isInternationalProcedures: boolean;
  /** null without one, to be shown like `error`; a null status is unknown. */
  registration: { id: string; status: RegistrationStatus | null } | null;
}

function readLesson(lesson: Fields<wire.TrainingLesson>): TrainingLesson {
  const registration = asRecord(lesson.registration);
  const id = text(registration.id);
  return {
    topic: readName(lesson.topic),
    lesson: readName(lesson.lesson),
    sequence: count(lesson.sequence),
    count: count(lesson.count),
    isSuspendable: flag(lesson.is_suspendable),
    isCompressed: flag(lesson.is_compressed),
    isInternationalProcedures: flag(lesson.is_international_procedures),
    registration:
      id === "" ? null : { id, status: oneOf(REGISTRATION_STATUSES, registration.status) },
  };
}

/** A reminder above the lessons. */
export interface TrainingReminder {
  id: string;
  /** 'YYYY-MM-DD'. */
  date: string | null;
}

/** The data of Train Now. */
export interface Training {
  preventTraining: boolean;
  reminders: TrainingReminder[];
  /** Opens at midnight UTC of this day. */
  nextLesson: { startDate: string | null } | null;
  lessons: TrainingLesson[];
}

export function readTraining(reply: Untrusted<wire.TrainNow>): Training {
  const { preventTraining, reminderList, nextLesson, lessonList } = entityIn(reply);
  return {
    preventTraining: flag(preventTraining),
    reminders: readEach(reminderList, ({ id, date }) => ({
      id: text(id),
      date: parseCalendarDay(date),
    })),
    nextLesson: isRecord(nextLesson)
      ? { startDate: parseCalendarDay(nextLesson.start_date) }
      : null,
    lessons: recordsIn(lessonList).map(readLesson),
  };
}

/** A topic of the program. */
export interface ProgramTopic {
  id: string;
  name: string;
  /** null if the server does not say, or sends an unknown one. */
  status: TopicStatus | null;
  /** What the server sent, such as 'Every 12 months'. */
  periodicity: string;
  conditions: Conditions;
  lessons: { id: string; name: string }[];
}

function readProgramTopic(topic: Fields<wire.ProgramTopic>): ProgramTopic {
  return {
    id: text(topic.id),
    name: text(topic.name),
    status: readTopicStatus(topic.status),
    periodicity: text(topic.frequency),
    conditions: readConditions(topic),
    lessons: recordsIn(topic.lessonList).map((lesson) => ({
      id: text(lesson.lesson_id),
      name: text(lesson.name),
    })),
  };
}

/** The topics to keep current. */
export interface Program {
  topics: ProgramTopic[];
}

export function readProgram(reply: Untrusted<wire.Program>): Program {
  return { topics: recordsIn(entityIn(reply).topicList).map(readProgramTopic) };
}

/** A lesson of the schedule. */
export interface ScheduleItem {
  lesson: { name: string; status: TopicStatus | null };
  topic: { name: string; status: TopicStatus | null; conditions: Conditions };
  /** 'YYYY-MM-DD'. */
  date: string | null;
}

function readScheduleItem(item: Fields<wire.ScheduleItem>): ScheduleItem {
  const topic = asRecord(item.topic);
  return {
    lesson: {
      name: readName(item.lesson),
      status: readTopicStatus(asRecord(item.lesson).status),
    },
    topic: {
      name: readName(item.topic),
      status: readTopicStatus(topic.status),
      conditions: readConditions(topic),
    },
    date: parseCalendarDay(item.date),
  };
}

/** Reads a schedule: a list, bare or in `schedule` or `data`. */
export function readSchedule(reply: Untrusted<wire.ScheduleItem[]>): ScheduleItem[] {
  return recordsIn(reply, "schedule", "items").map(readScheduleItem);
}

/** The URL that launches a lesson, if it is http(s). */
export function readLaunchLink(reply: Untrusted<wire.LaunchLink>): string | null {
  return httpUrlOrNull(entityIn(reply).launch_link);
}

/** The URL of a lesson's review; null if not yet available. */
export function readPreviewLink(reply: Untrusted<wire.PreviewLink>): string | null {
  return httpUrlOrNull(entityIn(reply).preview);
}

/** The score of a lesson in the record. */
export interface LessonScore {
  /** Number of questions answered correctly. */
  correct: number;
  /** Number of questions. */
  total: number;
  /** Both null: it cannot be opened. */
  scoreId: string | null;
  registrationId: string | null;
}

function readLessonScore(lesson: Fields<wire.RecordLesson>): LessonScore | null {
  const score = asRecord(lesson.score);
  const correct = countOrNull(score.correctQuestions);
  const total = countOrNull(score.totalQuestions);
  if (correct === null || total === null) return null;
  const scoreId = textOrNull(score.id ?? lesson.scoreId);
  const registrationId = textOrNull(
    lesson.registrationId ?? asRecord(lesson.registration).id ?? score.registrationId,
  );
  return scoreId === null || registrationId === null
    ? { correct, total, scoreId: null, registrationId: null }
    : { correct, total, scoreId, registrationId };
}

/** A lesson of a topic in the record. */
export interface RecordLesson {
  id: string;
  name: string;
  formerName: string | null;
  hasExam: boolean;
  /** 'YYYY-MM-DD'. */
  startDate: string | null;
  /** 'YYYY-MM-DD'. */
  endDate: string | null;
  score: LessonScore | null;
}

function readRecordLesson(lesson: Fields<wire.RecordLesson>): RecordLesson {
  return {
    id: text(lesson.lessonId),
    name: text(lesson.lessonName),
    formerName: textOrNull(lesson.formerLessonName),
    hasExam: flag(lesson.lessonHasExam),
    startDate: parseCalendarDay(lesson.start_date ?? lesson.startDate ?? lesson.start),
    endDate: parseCalendarDay(lesson.end_date ?? lesson.endDate ?? lesson.end),
    score: readLessonScore(lesson),
  };
}

/** A topic in the record, as it stood on the day of the record. */
export interface RecordTopic {
  id: string;
  /** null if the server does not say, or sends an unknown one. */
  status: TopicStatus | null;
  name: string;
  formerName: string | null;
  /** What the server sent. */
  periodicity: string;
  /** 'YYYY-MM-DD'. */
  completedAt: string | null;
  /** 'YYYY-MM-DD'. */
  expiry: string | null;
  /** True if the previous version was completed in full, not the topic as it is now. */
  isTopicCompleted: boolean;
  /** null without a certificate, or if the company's records have lessons instead. */
  certificateHash: string | null;
  conditions: Conditions;
  /** By version of the topic; `previous` is null without one. */
  lessons: { current: RecordLesson[]; previous: RecordLesson[] | null };
}

function readRecordTopic(topic: Fields<wire.RecordTopic>): RecordTopic {
  const lessons = asRecord(topic.lessons);
  const current = recordsIn(lessons.currentVersion).map(readRecordLesson);
  const previous = recordsIn(lessons.previousVersion).map(readRecordLesson);
  return {
    id: text(topic.topicId ?? topic.id),
    status: readTopicStatus(topic.status),
    name: text(topic.topicName),
    formerName: textOrNull(topic.formerTopicName),
    periodicity: text(topic.periodicity),
    completedAt: parseCalendarDay(topic.completed_at),
    expiry: parseCalendarDay(topic.expiry),
    isTopicCompleted: flag(topic.isTopicCompleted),
    certificateHash: textOrNull(asRecord(topic.certificate).hash),
    conditions: readConditions(topic),
    lessons: { current, previous: previous.length === 0 ? null : previous },
  };
}

/** A training record. */
export interface TrainingRecord {
  topics: RecordTopic[];
  /** True if topics have lessons, for the premium table. */
  hasLessons: boolean;
}

export function readRecord(reply: Untrusted<wire.TrainingRecord>): TrainingRecord {
  const topics = recordsIn(entityIn(reply).topics);
  return {
    topics: topics.map(readRecordTopic),
    hasLessons: topics.some(({ lessons }) => lessons !== undefined && lessons !== null),
  };
}

function readAnswers(input: Untrusted<wire.AnswerText>): string[] {
  return textsIn(Array.isArray(input) ? input : [input]);
}

/** A question of an exam with its answer. */
export interface ScoreQuestion {
  id: string;
  /** HTML of others: sanitise it before display. */
  description: string;
  isCorrect: boolean;
  learnerResponses: string[];
  correctResponses: string[];
}

function readScoreQuestion(question: Fields<wire.ScoreQuestion>): ScoreQuestion {
  return {
    id: text(question.answerId),
    description: text(question.description),
    isCorrect: text(question.result).trim().toLowerCase() === "correct",
    learnerResponses: readAnswers(question.learnerResponse),
    correctResponses: readAnswers(question.correctResponses),
  };
}

/** All attempts at the questions of a lesson. */
export interface Score {
  /** When the last attempt began: an instant or a day as sent. */
  startedAt: string | null;
  /** When the last attempt ended, 'YYYY-MM-DD'. */
  completedAt: string | null;
  /** Questions answered correctly in the last attempt. */
  correct: number;
  /** Questions of one attempt. */
  total: number;
  /** Questions of every attempt, the oldest first. */
  questions: ScoreQuestion[];
}

export function readScore(reply: Untrusted<wire.Score>): Score {
  const score = entityIn(reply);
  return {
    startedAt: parseTimestamp(score.started_at),
    completedAt: parseCalendarDay(score.completed_at),
    correct: count(score.correctQuestions),
    total: count(score.totalQuestions),
    questions: recordsIn(score.questions).map(readScoreQuestion),
  };
}

/** The certificate of a completed topic. */
export interface Certificate {
  hash: string;
  fullName: string;
  topicName: string;
  topicVersion: string;
  /** 'YYYY-MM-DD'. */
  completedAt: string | null;
}

/** Reads a certificate, bare or in `certificate` or `data`. */
export function readCertificate(reply: Untrusted<wire.Certificate>): Certificate {
  const certificate = entityIn(reply, "certificate");
  return {
    hash: text(certificate.hash),
    fullName: readFullName(asRecord(certificate.user)),
    topicName: readName(certificate.topic),
    topicVersion: text(asRecord(certificate.topic).version),
    completedAt: parseCalendarDay(certificate.completed_at),
  };
}

import type * as wire from "../generated/main/model/index.ts";
import { day, moment } from "./dates.ts";
import { readFullName, readName } from "./names.ts";
import {
  asRecord,
  count,
  countOrNull,
  entityIn,
  flag,
  recordsIn,
  text,
  textOrNull,
  textsIn,
  type Fields,
  type Sent,
} from "./read.ts";
import { readConditions, readTopicStatus, type Conditions, type TopicStatus } from "./training.ts";

/** The score of a lesson as the record shows it, with what is needed to open it. */
export interface LessonScore {
  correct: number;
  total: number;
  /** Both null: it cannot be opened and shows N/A (decisions: Training). */
  scoreId: string | null;
  registrationId: string | null;
}

/** A lesson in the record (training 3.5). */
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

/** A topic in the record (training 3.5). */
export interface RecordTopic {
  id: string;
  status: TopicStatus | null;
  name: string;
  formerName: string | null;
  /** As sent; 'Initial only' has rules of its own. */
  periodicity: string;
  /** 'YYYY-MM-DD'. */
  completedAt: string | null;
  /** 'YYYY-MM-DD'. */
  expiry: string | null;
  isTopicCompleted: boolean;
  certificateHash: string | null;
  conditions: Conditions;
  lessons: { current: RecordLesson[]; previous: RecordLesson[] | null };
}

/** A training record. */
export interface TrainingRecord {
  topics: RecordTopic[];
  /** Topics come with lessons: the premium table shows them (decisions: Access). */
  hasLessons: boolean;
}

/** A question of an exam with what was answered. */
export interface ScoreQuestion {
  id: string;
  /** HTML written by others. */
  description: string;
  isCorrect: boolean;
  learnerResponses: string[];
  correctResponses: string[];
}

/** A lesson's score with its questions. */
export interface Score {
  /** An instant as the server wrote it. */
  startedAt: string | null;
  /** 'YYYY-MM-DD'. */
  completedAt: string | null;
  correct: number;
  total: number;
  questions: ScoreQuestion[];
}

/** A certificate of completion (training 3.6). */
export interface Certificate {
  hash: string;
  fullName: string;
  topicName: string;
  topicVersion: string;
  /** 'YYYY-MM-DD'. */
  completedAt: string | null;
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

const readRecordLessons = (list: Sent<wire.RecordLesson[]>): RecordLesson[] =>
  recordsIn(list).map((lesson) => ({
    id: text(lesson.lessonId),
    name: text(lesson.lessonName),
    formerName: textOrNull(lesson.formerLessonName),
    hasExam: flag(lesson.lessonHasExam),
    startDate: day(lesson.start_date ?? lesson.startDate ?? lesson.start),
    endDate: day(lesson.end_date ?? lesson.endDate ?? lesson.end),
    score: readLessonScore(lesson),
  }));

function readRecordTopic(topic: Fields<wire.RecordTopic>): RecordTopic {
  const lessons = asRecord(topic.lessons);
  const previous = readRecordLessons(lessons.previousVersion);
  return {
    id: text(topic.topicId ?? topic.id),
    status: readTopicStatus(topic.status),
    name: text(topic.topicName),
    formerName: textOrNull(topic.formerTopicName),
    periodicity: text(topic.periodicity),
    completedAt: day(topic.completed_at),
    expiry: day(topic.expiry),
    isTopicCompleted: flag(topic.isTopicCompleted),
    certificateHash: textOrNull(asRecord(topic.certificate).hash),
    conditions: readConditions(topic),
    lessons: {
      current: readRecordLessons(lessons.currentVersion),
      previous: previous.length === 0 ? null : previous,
    },
  };
}

/** Reads a training record of either tier. */
export function readRecord(reply: Sent<wire.TrainingRecord>): TrainingRecord {
  const topics = recordsIn(entityIn(reply).topics);
  return {
    topics: topics.map(readRecordTopic),
    hasLessons: topics.some(({ lessons }) => lessons !== undefined && lessons !== null),
  };
}

/** One answer or several, as a list. */
function readAnswers(input: Sent<wire.AnswerText>): string[] {
  return textsIn(Array.isArray(input) ? input : [input]);
}

/** Reads a score with its questions, in the server's order. */
export function readScore(reply: Sent<wire.Score>): Score {
  const score = entityIn(reply);
  return {
    startedAt: moment(score.started_at),
    completedAt: day(score.completed_at),
    correct: count(score.correctQuestions),
    total: count(score.totalQuestions),
    questions: recordsIn(score.questions).map((question) => ({
      id: text(question.answerId),
      description: text(question.description),
      isCorrect: text(question.result).trim().toLowerCase() === "correct",
      learnerResponses: readAnswers(question.learnerResponse),
      correctResponses: readAnswers(question.correctResponses),
    })),
  };
}

/** Reads a certificate, bare or wrapped in `certificate` or `data`. */
export function readCertificate(reply: Sent<wire.Certificate>): Certificate {
  const { hash, user, topic, completed_at: completedAt } = entityIn(reply, "certificate");
  return {
    hash: text(hash),
    fullName: readFullName(asRecord(user)),
    topicName: readName(topic),
    topicVersion: text(asRecord(topic).version),
    completedAt: day(completedAt),
  };
}

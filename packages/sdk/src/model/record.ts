import { day, moment } from "./dates.ts";
import { readFullName } from "./person.ts";
import {
  asList,
  asRecord,
  count,
  countOrNull,
  entityIn,
  firstText,
  flag,
  isRecord,
  listIn,
  text,
  textOrNull,
  type UnknownRecord,
} from "./read.ts";
import {
  readConditions,
  readLabel,
  readTopicStatus,
  type Conditions,
  type TopicStatus,
} from "./topic-status.ts";

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
  startedAt: string | null;
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

function readLessonScore(lesson: UnknownRecord): LessonScore | null {
  const score = asRecord(lesson["score"]);
  const correct = countOrNull(score["correctQuestions"] ?? lesson["correctQuestions"]);
  const total = countOrNull(score["totalQuestions"] ?? lesson["totalQuestions"]);
  if (correct === null || total === null) return null;
  const scoreId = textOrNull(score["id"] ?? lesson["scoreId"] ?? score["scoreId"]);
  const registrationId = textOrNull(
    lesson["registrationId"] ??
      asRecord(lesson["registration"])["id"] ??
      score["registrationId"] ??
      asRecord(score["registration"])["id"],
  );
  const opens = scoreId !== null && registrationId !== null;
  return {
    correct,
    total,
    scoreId: opens ? scoreId : null,
    registrationId: opens ? registrationId : null,
  };
}

function readRecordLesson(lesson: UnknownRecord): RecordLesson {
  return {
    id: text(lesson["lessonId"] ?? lesson["id"]),
    name: readLabel(lesson),
    formerName: textOrNull(lesson["formerLessonName"]),
    hasExam: flag(lesson["lessonHasExam"]),
    startDate: day(lesson["start_date"] ?? lesson["startDate"] ?? lesson["start"]),
    endDate: day(lesson["end_date"] ?? lesson["endDate"] ?? lesson["end"]),
    score: readLessonScore(lesson),
  };
}

const readRecordLessons = (list: unknown): RecordLesson[] =>
  asList(list).filter(isRecord).map(readRecordLesson);

function readRecordTopic(topic: UnknownRecord): RecordTopic {
  const lessons = topic["lessons"];
  const versions = asRecord(lessons);
  const previous = readRecordLessons(versions["previousVersion"]);
  return {
    id: text(topic["topicId"] ?? topic["id"]),
    status: readTopicStatus(topic["status"]),
    name: firstText(topic["topicName"], topic["name"]),
    formerName: textOrNull(topic["formerTopicName"]),
    periodicity: text(topic["periodicity"]),
    completedAt: day(topic["completed_at"]),
    expiry: day(topic["expiry"]),
    isTopicCompleted: flag(topic["isTopicCompleted"]),
    certificateHash: textOrNull(asRecord(topic["certificate"])["hash"]),
    conditions: readConditions(topic),
    lessons: {
      // A plain list of lessons is the current version.
      current: readRecordLessons(Array.isArray(lessons) ? lessons : versions["currentVersion"]),
      previous: previous.length === 0 ? null : previous,
    },
  };
}

/** Reads a training record of either tier. */
export function readRecord(input: unknown): TrainingRecord {
  const topics = listIn(input, "topics").filter(isRecord);
  return {
    topics: topics.map(readRecordTopic),
    hasLessons: topics.some((topic) => topic["lessons"] !== undefined && topic["lessons"] !== null),
  };
}

function readResponses(input: unknown): string[] {
  const list = Array.isArray(input) ? (input as readonly unknown[]) : [input];
  return list
    .map((entry) =>
      isRecord(entry) ? firstText(entry["description"], entry["text"]) : text(entry),
    )
    .filter((entry) => entry !== "");
}

/** Reads a score with its questions, in the server's order. */
export function readScore(input: unknown): Score {
  const root = asRecord(input);
  const score = isRecord(root["data"]) ? root["data"] : root;
  return {
    startedAt: moment(score["started_at"]),
    completedAt: moment(score["completed_at"]),
    correct: count(score["correctQuestions"]),
    total: count(score["totalQuestions"]),
    questions: listIn(score["questions"])
      .filter(isRecord)
      .map((question) => ({
        id: text(question["answerId"] ?? question["id"]),
        description: text(question["description"]),
        isCorrect: text(question["result"]).trim().toLowerCase() === "correct",
        learnerResponses: readResponses(question["learnerResponse"]),
        correctResponses: readResponses(question["correctResponses"]),
      })),
  };
}

/** Reads a certificate, bare or wrapped in `certificate` or `data`. */
export function readCertificate(input: unknown): Certificate {
  const root = asRecord(input);
  const certificate = root["hash"] === undefined ? entityIn(input, "certificate") : root;
  const topic = asRecord(certificate["topic"]);
  return {
    hash: text(certificate["hash"]),
    fullName: readFullName(asRecord(certificate["user"])),
    topicName: readLabel(certificate["topic"]),
    topicVersion: text(topic["version"]),
    completedAt: day(certificate["completed_at"]),
  };
}

import type * as wire from "../generated/main/model/index.ts";
import { day } from "./dates.ts";
import { readName } from "./names.ts";
import {
  asRecord,
  count,
  entityIn,
  flag,
  httpUrlOrNull,
  isRecord,
  oneOf,
  readEach,
  recordsIn,
  text,
  type Fields,
  type Sent,
} from "./read.ts";

const TOPIC_STATUSES = [
  "scheduled",
  "delivered",
  "started",
  "behind",
  "completed",
  "riskOfExpiry",
  "expired",
] as const;

/** State of a topic or a lesson, by its code 0 to 6 (training 4.2). */
export type TopicStatus = (typeof TOPIC_STATUSES)[number];

/** Reads a status, a code or a name; null for anything unknown, which shows a neutral icon. */
export function readTopicStatus(input: unknown): TopicStatus | null {
  return oneOf(TOPIC_STATUSES, input);
}

/** Conditions of a topic, each with its icon (training 4.3). */
export interface Conditions {
  seasonal: boolean;
  compressed: boolean;
  /** Expires on a calendar day. */
  expiration: boolean;
  internationalProcedures: boolean;
}

/** Reads the condition flags of a topic. */
export function readConditions(
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

/** State of a lesson's registration, by its code (training 4.1). */
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[keyof typeof REGISTRATION_STATUSES];

/** A lesson that is open to a trainee. */
export interface TrainingLesson {
  topic: string;
  lesson: string;
  /** Place in the topic, from 1. */
  sequence: number;
  count: number;
  isSuspendable: boolean;
  isCompressed: boolean;
  isInternationalProcedures: boolean;
  /** null when there is none: treated like `error`. An unknown status is null. */
  registration: { id: string; status: RegistrationStatus | null } | null;
}

/** A reminder above the lessons; its texts are found by the id (training 3.2). */
export interface TrainingReminder {
  id: string;
  /** 'YYYY-MM-DD'. */
  date: string | null;
}

/** What Train Now is made of (training 3.1). */
export interface Training {
  preventTraining: boolean;
  reminders: TrainingReminder[];
  /** The next lesson is available at midnight UTC of this day. */
  nextLesson: { startDate: string | null } | null;
  lessons: TrainingLesson[];
}

/** The topics to keep current (training 3.3). */
export interface Program {
  topics: ProgramTopic[];
}

/** A topic of the program. */
export interface ProgramTopic {
  id: string;
  name: string;
  status: TopicStatus | null;
  periodicity: string;
  conditions: Conditions;
  lessons: { id: string; name: string }[];
}

/** A lesson of the schedule with its topic (training 3.4). */
export interface ScheduleItem {
  lesson: { name: string; status: TopicStatus | null };
  topic: { name: string; status: TopicStatus | null; conditions: Conditions };
  /** 'YYYY-MM-DD'. */
  date: string | null;
}

function readRegistration(input: Sent<wire.TrainingLesson["registration"]>) {
  const registration = asRecord(input);
  const id = text(registration.id);
  return id === "" ? null : { id, status: oneOf(REGISTRATION_STATUSES, registration.status) };
}

function readLesson(lesson: Fields<wire.TrainingLesson>): TrainingLesson {
  return {
    topic: readName(lesson.topic),
    lesson: readName(lesson.lesson),
    sequence: count(lesson.sequence),
    count: count(lesson.count),
    isSuspendable: flag(lesson.is_suspendable),
    isCompressed: flag(lesson.is_compressed),
    isInternationalProcedures: flag(lesson.is_international_procedures),
    registration: readRegistration(lesson.registration),
  };
}

/** Reads the reply behind Train Now. */
export function readTraining(reply: Sent<wire.TrainNow>): Training {
  const { preventTraining, reminderList, nextLesson, lessonList } = entityIn(reply);
  return {
    preventTraining: flag(preventTraining),
    reminders: readEach(reminderList, ({ id, date }) => ({ id: text(id), date: day(date) })),
    nextLesson: isRecord(nextLesson) ? { startDate: day(nextLesson.start_date) } : null,
    lessons: recordsIn(lessonList).map(readLesson),
  };
}

/** Reads a program. */
export function readProgram(reply: Sent<wire.Program>): Program {
  const topics = recordsIn(entityIn(reply).topicList).map((topic) => ({
    id: text(topic.id),
    name: text(topic.name),
    status: readTopicStatus(topic.status),
    periodicity: text(topic.frequency),
    conditions: readConditions(topic),
    lessons: recordsIn(topic.lessonList).map((lesson) => ({
      id: text(lesson.lesson_id),
      name: text(lesson.name),
    })),
  }));
  return { topics };
}

/** Reads a schedule: a list of items, bare or under `schedule` or `data`. */
export function readSchedule(reply: Sent<wire.ScheduleItem[]>): ScheduleItem[] {
  return recordsIn(reply, "schedule", "items").map((item) => {
    const lesson = asRecord(item.lesson);
    const topic = asRecord(item.topic);
    return {
      lesson: { name: readName(item.lesson), status: readTopicStatus(lesson.status) },
      topic: {
        name: readName(item.topic),
        status: readTopicStatus(topic.status),
        conditions: readConditions(topic),
      },
      date: day(item.date),
    };
  });
}

/** The address a lesson is launched at; null unless it is http(s). */
export function readLaunchLink(reply: Sent<wire.LaunchLink>): string | null {
  return httpUrlOrNull(entityIn(reply).launch_link);
}

/** The address of a lesson's review; null when it is not yet available (training 2.4). */
export function readPreviewLink(reply: Sent<wire.PreviewLink>): string | null {
  return httpUrlOrNull(entityIn(reply).preview);
}

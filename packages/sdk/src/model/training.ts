import { day, moment } from "./dates.ts";
import { asRecord, count, flag, httpUrlOrNull, isRecord, listIn, text } from "./read.ts";
import {
  readConditions,
  readLabel,
  readTopicStatus,
  type Conditions,
  type TopicStatus,
} from "./topic-status.ts";

/** State of a lesson's registration (training 4.1). */
export type RegistrationStatus = "running" | "created" | "completed" | "locked" | "error";

const REGISTRATION_STATUS: ReadonlyMap<string, RegistrationStatus> = new Map([
  ["0", "running"],
  ["1", "created"],
  ["2", "completed"],
  ["3", "locked"],
  ["9", "error"],
  ["running", "running"],
  ["created", "created"],
  ["completed", "completed"],
  ["locked", "locked"],
  ["error", "error"],
]);

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

function readLesson(input: unknown): TrainingLesson {
  const lesson = asRecord(input);
  const registration = asRecord(lesson["registration"]);
  const id = text(registration["id"]);
  return {
    topic: readLabel(lesson["topic"]),
    lesson: readLabel(lesson["lesson"]),
    sequence: count(lesson["sequence"]),
    count: count(lesson["count"]),
    isSuspendable: flag(lesson["is_suspendable"]),
    isCompressed: flag(lesson["is_compressed"]),
    isInternationalProcedures: flag(lesson["is_international_procedures"]),
    registration:
      id === ""
        ? null
        : {
            id,
            status:
              REGISTRATION_STATUS.get(text(registration["status"]).trim().toLowerCase()) ?? null,
          },
  };
}

/** Reads the reply behind Train Now. */
export function readTraining(input: unknown): Training {
  const root = asRecord(input);
  const training = isRecord(root["data"]) ? root["data"] : root;
  const next = training["nextLesson"];
  return {
    preventTraining: flag(training["preventTraining"] ?? training["prevent_training"]),
    reminders: listIn(training["reminderList"])
      .map((entry) => ({ id: text(asRecord(entry)["id"]), date: moment(asRecord(entry)["date"]) }))
      .filter(({ id }) => id !== ""),
    nextLesson: isRecord(next) ? { startDate: day(next["start_date"] ?? next["startDate"]) } : null,
    lessons: listIn(training["lessonList"]).filter(isRecord).map(readLesson),
  };
}

/** Reads a program. */
export function readProgram(input: unknown): Program {
  const topics = listIn(input, "topicList")
    .filter(isRecord)
    .map((topic) => ({
      id: text(topic["id"]),
      name: readLabel(topic),
      status: readTopicStatus(topic["status"]),
      periodicity: text(topic["frequency"] ?? topic["periodicity"]),
      conditions: readConditions(topic),
      lessons: listIn(topic["lessonList"])
        .filter(isRecord)
        .map((lesson) => ({
          id: text(lesson["lesson_id"] ?? lesson["id"]),
          name: readLabel(lesson),
        })),
    }));
  return { topics };
}

/** Reads a schedule: a list of items, bare or under `schedule` or `data`. */
export function readSchedule(input: unknown): ScheduleItem[] {
  return listIn(input, "schedule", "items")
    .filter(isRecord)
    .map((item) => {
      const lesson = asRecord(item["lesson"]);
      const topic = asRecord(item["topic"]);
      return {
        lesson: { name: readLabel(item["lesson"]), status: readTopicStatus(lesson["status"]) },
        topic: {
          name: readLabel(item["topic"]),
          status: readTopicStatus(topic["status"]),
          conditions: readConditions(topic),
        },
        date: day(item["date"]),
      };
    });
}

/** The address a lesson is launched at; null unless it is http(s). */
export function readLaunchLink(input: unknown): string | null {
  const reply = asRecord(input);
  return httpUrlOrNull(reply["launch_link"] ?? asRecord(reply["data"])["launch_link"]);
}

/** The address of a lesson's review; null when it is not yet available (training 2.4). */
export function readPreviewLink(input: unknown): string | null {
  const reply = asRecord(input);
  return httpUrlOrNull(reply["preview"] ?? asRecord(reply["data"])["preview"]);
}

import { faker } from "./faker.ts";
import type * as wire from "../generated/main/wire/index.ts";
import { TRAINING_STATES } from "../model/board.ts";
import { drawTrainee } from "./board-person.ts";
import { fitCount, dayBetween, daysTo, uniqueBy, type EntryKind } from "./draw.ts";
import { recordLessonRule } from "./record-lesson.ts";
import { everyMonths, monthsOf, recordTopicRule, STATUS_CODE } from "./record-topic.ts";
import { questionRule, scoreRule } from "./score.ts";

const TRAINEES: EntryKind<wire.TrainingBoardPerson> = {
  keyOf: ({ fullName }) => fullName,
  draw: drawTrainee,
};

function cardState(
  made: wire.TrainingBoardCard,
  { id, priority, tab }: Partial<wire.TrainingBoardCard>,
): wire.TrainingStatusId {
  const named = id ?? TRAINING_STATES[priority ?? -1];
  if (named !== undefined) return named;
  if (tab === "schedule") return "behindSchedule";
  return tab === "record" && made.id === "behindSchedule" ? "current" : made.id;
}

const PROGRAM_REMINDERS = [
  "PROGRAM_EXPIRED",
  "PROGRAM_RISK_OF_EXPIRY",
  "PROGRAM_BEHIND_SCHEDULE",
] as const;

/** Only a compressed program has a deadline. */
function reminderId(
  made: wire.TrainingReminder,
  { id, date }: Partial<wire.TrainingReminder>,
): wire.ReminderId {
  if (id !== undefined || date === undefined) return made.id;
  if (date !== null) return "TYPE_COMPRESSED";
  return made.id === "TYPE_COMPRESSED" ? faker.helpers.arrayElement(PROGRAM_REMINDERS) : made.id;
}

/** Days from today, first and last. */
const LESSON_DAYS: Readonly<Record<number, readonly [number, number]>> = {
  [STATUS_CODE.scheduled]: [1, 90],
  [STATUS_CODE.delivered]: [-4, 0],
  [STATUS_CODE.started]: [-20, -1],
  [STATUS_CODE.behind]: [-60, -30],
  [STATUS_CODE.completed]: [-200, -1],
  [STATUS_CODE.riskOfExpiry]: [-200, -1],
  [STATUS_CODE.expired]: [-200, -1],
};

function lessonStatusOn(date: string): number {
  const days = daysTo(date) ?? 1;
  if (days > 0) return STATUS_CODE.scheduled;
  return days > -30 ? STATUS_CODE.delivered : STATUS_CODE.behind;
}

const lessonNameOf = (label: string | { name: string }): string =>
  typeof label === "string" ? label : label.name;

/** A topic that comes once does not expire. */
function programTopicState(
  { status, frequency }: wire.ProgramTopic,
  given: Partial<wire.ProgramTopic>,
) {
  const isContradiction =
    status !== undefined &&
    status > STATUS_CODE.completed &&
    frequency !== undefined &&
    monthsOf(frequency) === null;
  if (!isContradiction) return {};
  return given.status === undefined
    ? { status: STATUS_CODE.completed }
    : { frequency: everyMonths(12) };
}

/** These rules make the fields fit each other and the overrides. */
export const training = {
  TrainingBoardCard: (
    made: wire.TrainingBoardCard,
    given: Partial<wire.TrainingBoardCard>,
  ): wire.TrainingBoardCard => {
    const id = cardState(made, given);
    return {
      ...made,
      id,
      priority: TRAINING_STATES.indexOf(id),
      tab: id === "behindSchedule" ? "schedule" : "record",
      ...fitCount(made.list, given, TRAINEES),
      ...given,
    };
  },

  TrainingReminder: (
    made: wire.TrainingReminder,
    given: Partial<wire.TrainingReminder>,
  ): wire.TrainingReminder => {
    const id = reminderId(made, given);
    return { ...made, id, date: id === "TYPE_COMPRESSED" ? dayBetween(1, 21) : null, ...given };
  },

  NextLesson: (made: wire.NextLesson, given: Partial<wire.NextLesson>): wire.NextLesson => ({
    ...made,
    start_date: dayBetween(1, 30),
    ...given,
  }),

  TrainNow: (made: wire.TrainNow, given: Partial<wire.TrainNow>): wire.TrainNow => ({
    ...made,
    reminderList: uniqueBy(made.reminderList, ({ id }) => id),
    lessonList: uniqueBy(made.lessonList, ({ lesson }) => lessonNameOf(lesson)),
    ...given,
  }),

  TrainingLesson: (
    made: wire.TrainingLesson,
    given: Partial<wire.TrainingLesson>,
  ): wire.TrainingLesson => {
    const count = Math.max(made.count, given.sequence ?? 0);
    const sequence = Math.min(made.sequence, given.count ?? count);
    const registration =
      made.registration?.status === 2
        ? { ...made.registration, status: 1 as const }
        : made.registration;
    return {
      ...made,
      sequence,
      count,
      ...(registration !== undefined && { registration }),
      ...given,
    };
  },

  Program: (made: wire.Program, given: Partial<wire.Program>): wire.Program => ({
    topicList: uniqueBy(made.topicList, ({ name }) => name),
    ...given,
  }),

  ProgramTopic: (
    made: wire.ProgramTopic,
    given: Partial<wire.ProgramTopic>,
  ): wire.ProgramTopic => ({
    ...made,
    ...programTopicState(made, given),
    lessonList: uniqueBy(made.lessonList, ({ name }) => name),
    ...given,
  }),

  ScheduleItem: (made: wire.ScheduleItem, given: Partial<wire.ScheduleItem>): wire.ScheduleItem => {
    const { status: drawn = STATUS_CODE.scheduled } = made.lesson;
    // Topics expire, not lessons: the contract has one list of states for both.
    const isUsual = drawn <= STATUS_CODE.completed || given.lesson !== undefined;
    const usual = isUsual ? drawn : STATUS_CODE.scheduled;
    const status = given.date === undefined ? usual : lessonStatusOn(given.date);
    const [min, max] = LESSON_DAYS[status] ?? [1, 90];
    return { ...made, lesson: { ...made.lesson, status }, date: dayBetween(min, max), ...given };
  },

  TrainingRecord: (
    made: wire.TrainingRecord,
    given: Partial<wire.TrainingRecord>,
  ): wire.TrainingRecord => ({
    topics: uniqueBy(made.topics, ({ topicName }) => topicName),
    ...given,
  }),

  RecordTopic: (made: wire.RecordTopic, given: Partial<wire.RecordTopic>): wire.RecordTopic =>
    recordTopicRule(made, given),

  RecordLessons: (
    made: wire.RecordLessons,
    given: Partial<wire.RecordLessons>,
  ): wire.RecordLessons => ({
    ...made,
    currentVersion: uniqueBy(made.currentVersion, ({ lessonName }) => lessonName),
    ...(made.previousVersion && {
      previousVersion: uniqueBy(made.previousVersion, ({ lessonName }) => lessonName),
    }),
    ...given,
  }),

  RecordLesson: (made: wire.RecordLesson, given: Partial<wire.RecordLesson>): wire.RecordLesson =>
    recordLessonRule(made, given),

  LessonScore: (made: wire.LessonScore, given: Partial<wire.LessonScore>): wire.LessonScore => ({
    ...made,
    correctQuestions: Math.min(made.correctQuestions, made.totalQuestions),
    totalQuestions: Math.max(made.totalQuestions, given.correctQuestions ?? 0),
    ...given,
  }),

  ScoreQuestion: (
    made: wire.ScoreQuestion,
    given: Partial<wire.ScoreQuestion>,
  ): wire.ScoreQuestion => questionRule(made, given),

  Score: (made: wire.Score, given: Partial<wire.Score>): wire.Score => scoreRule(made, given),
};

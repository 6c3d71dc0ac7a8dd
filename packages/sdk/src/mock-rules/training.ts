import { faker } from "@faker-js/faker/locale/en";
import type * as wire from "../generated/main/wire/index.ts";
import { counted, dayBetween, dayIn, daysTo, uniqueBy } from "./draw.ts";

const inRecord = (topic: wire.RecordTopic): number =>
  Number(/\d+/.exec(topic.periodicity ?? "")?.[0]);

const CODE = {
  scheduled: 0,
  delivered: 1,
  started: 2,
  behind: 3,
  completed: 4,
  atRisk: 5,
  expired: 6,
};

function topicCode(expiry: string): number {
  const days = daysTo(expiry);
  return days < 0 ? CODE.expired : days < 5 ? CODE.atRisk : CODE.completed;
}

/** Days from today, first and last. */
const LESSON_DAYS: Readonly<Record<number, readonly [number, number]>> = {
  [CODE.scheduled]: [1, 90],
  [CODE.delivered]: [-4, 0],
  [CODE.started]: [-20, -1],
  [CODE.behind]: [-60, -30],
  [CODE.completed]: [-200, -1],
};

const ANSWERS = ["3,000 psi", "1,500 psi", "When the fluid is applied", "Only below 100 Wh"];

/**
 * The factories draw each field by itself; these rules make counts fit lists and states fit dates. Overrides
 * stay.
 */
export const training = {
  TrainingBoardCard: (
    made: wire.TrainingBoardCard,
    given: Partial<wire.TrainingBoardCard>,
  ): wire.TrainingBoardCard => ({
    ...made,
    priority: ["expired", "riskOfExpiry", "behindSchedule", "current"].indexOf(made.id),
    tab: made.id === "behindSchedule" ? "schedule" : "record",
    ...counted(made.list, given),
    ...given,
  }),

  TrainingReminder: (
    made: wire.TrainingReminder,
    given: Partial<wire.TrainingReminder>,
  ): wire.TrainingReminder => ({
    ...made,
    date: made.id === "TYPE_COMPRESSED" ? dayBetween(1, 21) : null,
    ...given,
  }),

  NextLesson: (made: wire.NextLesson, given: Partial<wire.NextLesson>): wire.NextLesson => ({
    ...made,
    start_date: dayBetween(1, 30),
    ...given,
  }),

  TrainNow: (made: wire.TrainNow, given: Partial<wire.TrainNow>): wire.TrainNow => ({
    ...made,
    ...(made.reminderList && { reminderList: uniqueBy(made.reminderList, ({ id }) => id) }),
    ...given,
  }),

  TrainingLesson: (
    made: wire.TrainingLesson,
    given: Partial<wire.TrainingLesson>,
  ): wire.TrainingLesson => {
    const sequence = Math.min(made.sequence, made.count);
    const registration =
      made.registration?.status === 2
        ? { ...made.registration, status: 1 as const }
        : made.registration;
    return { ...made, sequence, ...(registration !== undefined && { registration }), ...given };
  },

  ProgramTopic: (
    made: wire.ProgramTopic,
    given: Partial<wire.ProgramTopic>,
  ): wire.ProgramTopic => ({
    ...made,
    ...(made.lessonList && { lessonList: uniqueBy(made.lessonList, ({ name }) => name) }),
    ...given,
  }),

  ScheduleItem: (made: wire.ScheduleItem, given: Partial<wire.ScheduleItem>): wire.ScheduleItem => {
    const days = given.date === undefined ? null : daysTo(given.date);
    const drawn =
      LESSON_DAYS[made.lesson.status ?? 0] === undefined ? 0 : (made.lesson.status ?? 0);
    const status =
      days === null ? drawn : days > 0 ? CODE.scheduled : days > -30 ? CODE.delivered : CODE.behind;
    const [min, max] = LESSON_DAYS[status] ?? [1, 90];
    return { ...made, lesson: { ...made.lesson, status }, date: dayBetween(min, max), ...given };
  },

  RecordTopic: (made: wire.RecordTopic, given: Partial<wire.RecordTopic>): wire.RecordTopic => {
    const months = inRecord(made);
    const isOnce = Number.isNaN(months);
    const drawn = given.status ?? made.status ?? CODE.completed;
    const isOpen = !isOnce && drawn < CODE.completed && given.expiry == null;
    const [min, max] = { 5: [0, 4], 6: [-60, -1] }[drawn] ?? [5, months * 29];
    const until = isOnce || isOpen ? null : dayBetween(min ?? 0, max ?? 0);
    const expiry = given.expiry === undefined ? until : given.expiry;
    const completed = expiry === null ? dayBetween(-900, -30) : dayIn(daysTo(expiry) - months * 30);
    return {
      ...made,
      ...(made.topicId !== undefined && { id: made.topicId }),
      completed_at: isOpen ? null : completed,
      expiry,
      status: expiry == null ? (isOpen ? drawn : CODE.completed) : topicCode(expiry),
      certificate: isOpen ? null : (made.certificate ?? null),
      ...given,
    };
  },

  RecordLesson: (made: wire.RecordLesson, given: Partial<wire.RecordLesson>): wire.RecordLesson => {
    const begun = -faker.number.int({ min: 30, max: 300 });
    const start = given.start_date ?? given.startDate ?? given.start ?? dayIn(begun);
    const isDone = made.score != null || made.end_date !== null;
    const end = isDone
      ? dayIn(Math.min(0, daysTo(start) + faker.number.int({ min: 0, max: 20 })))
      : null;
    const {
      registrationId = faker.number.int({ min: 1 }),
      scoreId = faker.number.int({ min: 1 }),
    } = made;
    return {
      ...made,
      start_date: start,
      startDate: start,
      start,
      end_date: end,
      endDate: end,
      end,
      registrationId,
      registration: { id: registrationId, status: isDone ? 2 : 1 },
      score:
        made.score != null && made.lessonHasExam !== false
          ? { ...made.score, id: scoreId, registrationId }
          : null,
      ...given,
    };
  },

  LessonScore: (made: wire.LessonScore, given: Partial<wire.LessonScore>): wire.LessonScore => ({
    ...made,
    correctQuestions: Math.min(made.correctQuestions, made.totalQuestions),
    ...given,
  }),

  ScoreQuestion: (
    made: wire.ScoreQuestion,
    given: Partial<wire.ScoreQuestion>,
  ): wire.ScoreQuestion => {
    const [right = "", wrong = ""] = faker.helpers.shuffle(ANSWERS);
    return {
      ...made,
      learnerResponse: made.result === "correct" ? right : wrong,
      correctResponses: [right],
      ...given,
    };
  },

  Score: (made: wire.Score, given: Partial<wire.Score>): wire.Score => {
    const questions = made.questions ?? [];
    const start = dayBetween(-300, -1);
    return {
      ...made,
      started_at: made.started_at === null ? null : `${start} 09:00:00`,
      completed_at: made.completed_at === null ? null : `${start} 09:25:00`,
      totalQuestions: questions.length,
      correctQuestions: questions.filter(({ result }) => result === "correct").length,
      ...given,
    };
  },
};

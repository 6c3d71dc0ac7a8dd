import { faker } from "./faker.ts";
import type * as wire from "../generated/main/wire/index.ts";
import { dayBetween, dayIn, daysTo, drawId, firstGiven } from "./draw.ts";

type Lesson = wire.RecordLesson;

const COMPLETED = 2;
const CREATED = 1;

const startOf = (given: Partial<Lesson>) =>
  firstGiven(given.start_date, given.startDate, given.start);

const endOf = (given: Partial<Lesson>) => firstGiven(given.end_date, given.endDate, given.end);

function isFinished(made: Lesson, given: Partial<Lesson>): boolean {
  const [start, end] = [startOf(given), endOf(given)];
  if (end !== undefined) return end !== null;
  if (given.score != null) return true;
  if (given.registration != null) return given.registration.status === COMPLETED;
  if (start === null || (daysTo(start) ?? 0) > 0) return false;
  return made.score != null || made.end_date != null;
}

function datesOf(isDone: boolean, given: Partial<Lesson>) {
  const [givenStart, givenEnd] = [startOf(given), endOf(given)];
  const days = faker.number.int({ min: 1, max: 20 });
  const lastStart = daysTo(givenEnd);
  const drawnStart = lastStart === null ? dayBetween(-300, -30) : dayIn(lastStart - days);
  const start = givenStart === undefined ? drawnStart : givenStart;
  if (!isDone) return { start, end: null };
  const begun = daysTo(start) ?? -days;
  return { start, end: givenEnd ?? dayIn(Math.max(begun, Math.min(0, begun + days))) };
}

function idsOf(made: Lesson, { registrationId, registration, scoreId, score }: Partial<Lesson>) {
  return {
    registrationId:
      registrationId ??
      registration?.id ??
      score?.registrationId ??
      made.registrationId ??
      drawId(),
    scoreId: scoreId ?? score?.id ?? made.scoreId ?? drawId(),
  };
}

export function recordLessonRule(made: Lesson, given: Partial<Lesson>): Lesson {
  const isDone = isFinished(made, given);
  const { start, end } = datesOf(isDone, given);
  const { registrationId, scoreId } = idsOf(made, given);
  const hasExam = given.lessonHasExam ?? (given.score != null || made.lessonHasExam);
  return {
    ...made,
    ...(hasExam !== undefined && { lessonHasExam: hasExam }),
    start_date: start,
    startDate: start,
    start,
    end_date: end,
    endDate: end,
    end,
    scoreId,
    registrationId,
    registration: { id: registrationId, status: isDone ? COMPLETED : CREATED },
    score:
      made.score != null && isDone && hasExam !== false
        ? { ...made.score, id: scoreId, registrationId }
        : null,
    ...given,
  };
}

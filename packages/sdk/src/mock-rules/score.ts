import { faker } from "./faker.ts";
import type * as wire from "../generated/main/wire/index.ts";
import { parseTimestamp } from "../model/read.ts";
import { dayBetween, drawId, resize, uniqueBy, type EntryKind } from "./draw.ts";

type Question = wire.ScoreQuestion;

const ANSWERS = ["3,000 psi", "1,500 psi", "When the fluid is applied", "Only below 100 Wh"];

const answerOtherThan = (answer: string | undefined): string =>
  faker.helpers.arrayElement(ANSWERS.filter((other) => other !== answer));

const answersIn = (answer: wire.AnswerText | undefined): string[] => [answer ?? []].flat();

function resultOf(made: Question, given: Partial<Question>): string {
  const { result, learnerResponse: learner, correctResponses: correct } = given;
  if (result !== undefined) return result;
  if (learner === null) return "incorrect";
  if (learner === undefined || correct == null) return made.result;
  const isSame = JSON.stringify(answersIn(learner)) === JSON.stringify(answersIn(correct));
  return isSame ? "correct" : "incorrect";
}

export function questionRule(made: Question, given: Partial<Question>): Question {
  const result = resultOf(made, given);
  const isCorrect = result === "correct";
  const learner = answersIn(given.learnerResponse);
  const known = answersIn(given.correctResponses ?? (isCorrect ? learner : null));
  const correct = known.length > 0 ? known : [answerOtherThan(learner[0])];
  const [first = null, ...others] = correct;
  const whole = others.length > 0 ? correct : first;
  return {
    ...made,
    result,
    learnerResponse: isCorrect ? whole : answerOtherThan(correct[0]),
    correctResponses: correct,
    ...given,
  };
}

const withResult = (question: Question, result: string): Question =>
  questionRule({ ...question, result }, { result });

const QUESTIONS: EntryKind<Question> = {
  keyOf: ({ description }) => description,
  draw: (template) => ({
    ...withResult(template, faker.helpers.arrayElement(["correct", "incorrect"])),
    answerId: drawId(),
    description: `What is the normal hydraulic pressure of the ${faker.airline.airplane().name}?`,
  }),
};

const countCorrect = (questions: readonly Question[]): number =>
  questions.filter(({ result }) => result === "correct").length;

/** One attempt, unless questions of several are given. */
function attemptOf(made: wire.Score, given: Partial<wire.Score>) {
  const { questions, correctQuestions: correct, totalQuestions: total } = given;
  if (questions !== undefined) {
    return {
      totalQuestions: Math.max(questions.length, correct ?? 0),
      correctQuestions: Math.min(countCorrect(questions), total ?? Infinity),
    };
  }
  const drawn = uniqueBy(made.questions, QUESTIONS.keyOf);
  const length = total ?? Math.max(drawn.length, correct ?? 0);
  const list = resize(drawn, length, QUESTIONS).map((question, index) =>
    correct === undefined
      ? question
      : withResult(question, index < correct ? "correct" : "incorrect"),
  );
  return { questions: list, totalQuestions: length, correctQuestions: countCorrect(list) };
}

const ATTEMPT_MINUTES = 25;

/** A day without a time stays: an attempt ends on the day that it began. */
function minutesAfter(timestamp: string, minutes: number): string {
  if (timestamp.length <= 10) return timestamp;
  const zone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(timestamp) ? "" : "Z";
  const instant = Date.parse(timestamp.replace(" ", "T") + zone);
  return new Date(instant + minutes * 60_000).toISOString().slice(0, 19).replace("T", " ");
}

/** An attempt that did not begin did not end. */
function timesOf(made: wire.Score, given: Partial<wire.Score>) {
  const start = parseTimestamp(given.started_at);
  const end = parseTimestamp(given.completed_at);
  const drawn = `${dayBetween(-300, -1)} 09:00:00`;
  const started = end === null ? (start ?? drawn) : minutesAfter(end, -ATTEMPT_MINUTES);
  const hasBegun = made.started_at !== null || end !== null;
  return {
    started_at: hasBegun ? started : null,
    completed_at:
      hasBegun && made.completed_at !== null ? minutesAfter(started, ATTEMPT_MINUTES) : null,
  };
}

export const scoreRule = (made: wire.Score, given: Partial<wire.Score>): wire.Score => ({
  ...made,
  ...timesOf(made, given),
  ...attemptOf(made, given),
  ...given,
});

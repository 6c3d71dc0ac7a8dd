/** Rules that all entities of the factories follow, for their tests. */
import { EVENT_STATES, TRAINING_STATES } from "../model/board.ts";
import { isRecord, type UnknownRecord } from "../model/read.ts";
import { dayIn, daysTo } from "./draw.ts";

/** Distinguishes the entries of a list. */
function subjectOf(entry: unknown): unknown {
  if (!isRecord(entry)) return undefined;
  const { user, lesson, description, answerId } = entry;
  if (isRecord(user)) return `${String(user["fullName"])}: ${String(description)}`;
  if (lesson !== undefined) return isRecord(lesson) ? lesson["name"] : lesson;
  const keys = ["original_name", "topicName", "lessonName", "fullName", "name"];
  const key = keys.find((name) => name in entry);
  return key === undefined ? answerId && description : entry[key];
}

function hasSubjectsOnce(list: unknown): boolean {
  const subjects = (Array.isArray(list) ? list : []).map(subjectOf).filter(Boolean);
  return new Set(subjects).size === subjects.length;
}

const isIn = (key: string, made: unknown): made is UnknownRecord => isRecord(made) && key in made;

const isSame = (...values: readonly unknown[]): boolean =>
  new Set(values.map((value) => JSON.stringify([value].flat()))).size === 1;

const isOrdered = (from: unknown, to: unknown): boolean =>
  (daysTo(from) ?? -Infinity) <= (daysTo(to) ?? Infinity);

type Rule = (made: UnknownRecord) => boolean;

/** Examples of the contract may break these rules: hosts differ. */
const RULES: readonly [what: string, key: string, holds: Rule][] = [
  [
    "the spellings of a day are the same",
    "lessonId",
    (made) =>
      isSame(made["start_date"], made["startDate"], made["start"]) &&
      isSame(made["end_date"], made["endDate"], made["end"]),
  ],
  ["a lesson ends if it began", "lessonId", ({ start, end }) => end === null || start !== null],
  [
    "a lesson's registration is its own, and completed with it",
    "lessonId",
    ({ registration, registrationId, end }) =>
      isIn("id", registration) &&
      registration["id"] === registrationId &&
      registration["status"] === (end === null ? 1 : 2),
  ],
  [
    "a score is of a lesson with an exam that ended",
    "lessonId",
    ({ score, scoreId, registrationId, end, lessonHasExam }) =>
      !isIn("id", score) ||
      (end !== null &&
        lessonHasExam === true &&
        isSame([score["id"], score["registrationId"]], [scoreId, registrationId])),
  ],
  ["a topic has one id", "topicId", ({ id, topicId }) => id === topicId],
  [
    "a topic is completed by its status if by its date, which is over",
    "topicName",
    ({ status, completed_at: completed }) =>
      completed === null
        ? Number(status) < 4
        : Number(status) >= 4 && isOrdered(completed, dayIn(0)),
  ],
  [
    "a topic that comes round expires once it is completed",
    "topicName",
    ({ periodicity, expiry, completed_at: completed }) =>
      periodicity === "Initial only" ? expiry === null : (expiry === null) === (completed === null),
  ],
  [
    "a topic that comes once does not expire",
    "frequency",
    ({ frequency, status }) => frequency !== "Initial only" || Number(status) < 5,
  ],
  [
    "an event is archived after its issue",
    "issued_at",
    (made) => isOrdered(made["issued_at"], made["deleted_at"]),
  ],
  [
    "a subscription is valid until its end",
    "has_valid_subscription",
    ({ subscription, acl, has_valid_subscription: isValid, created_at: created }) => {
      const isTrainee = isIn("roles", acl) && acl["isTrainee"] === true;
      const end = isIn("end", subscription) ? subscription["end"] : null;
      const isRunning = end === null ? !isTrainee : isTrainee && isOrdered(dayIn(0), end);
      return isValid === isRunning && isOrdered(created, end);
    },
  ],
  [
    "only trainees are in groups",
    "groups",
    ({ groups, acl }) => isSame(groups, []) || (isIn("roles", acl) && acl["isTrainee"] === true),
  ],
  [
    "trainees have the role",
    "isTrainee",
    ({ roles, isTrainee }) => JSON.stringify(roles).includes("Trainee") === isTrainee,
  ],
  [
    "who is suspended gets no notifications",
    "suspend",
    ({ suspend, notifications }) =>
      isIn("status", suspend) && (suspend["status"] === false || notifications === false),
  ],
  [
    "a suspension is the same in short",
    "suspendSetting",
    ({ suspendSetting, settings }) =>
      !isIn("status", suspendSetting) ||
      !isIn("suspend", settings) ||
      !isIn("status", settings["suspend"]) ||
      suspendSetting["status"] === settings["suspend"]["status"],
  ],
  [
    "a card has the priority and the tab of its state",
    "priority",
    ({ id, priority, tab }) => {
      const states = tab === undefined ? EVENT_STATES : TRAINING_STATES;
      const hasTab = tab === undefined || (tab === "schedule") === (id === "behindSchedule");
      return states[Number(priority)] === id && hasTab;
    },
  ],
  [
    "only a compressed program has a deadline",
    "date",
    ({ id, date }) => id === undefined || (date !== null) === (id === "TYPE_COMPRESSED"),
  ],
  [
    "a score counts its questions",
    "questions",
    ({ questions, correctQuestions, totalQuestions }) => {
      const results = (questions as { result: string }[]).map(({ result }) => result);
      const correct = results.filter((result) => result === "correct");
      return isSame([correct.length, results.length], [correctQuestions, totalQuestions]);
    },
  ],
  [
    "an attempt ends if it began",
    "started_at",
    (made) => made["completed_at"] === null || made["started_at"] !== null,
  ],
  [
    "a correct answer is the expected one",
    "correctResponses",
    ({ result, learnerResponse, correctResponses }) =>
      isSame(learnerResponse, correctResponses) === (result === "correct"),
  ],
];

export function contradictionsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(contradictionsIn);
  if (!isRecord(value)) return [];
  const broken = RULES.filter(([, key, holds]) => key in value && !holds(value));
  const repeated = Object.entries(value).filter(([, entry]) => !hasSubjectsOnce(entry));
  const found = [
    ...broken.map(([what]) => `not true that ${what}: ${JSON.stringify(value).slice(0, 300)}`),
    ...repeated.map(([key, entry]) => `twice in ${key}: ${JSON.stringify(entry).slice(0, 300)}`),
  ];
  return [...found, ...Object.values(value).flatMap(contradictionsIn)];
}

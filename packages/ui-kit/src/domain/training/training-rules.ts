import type { RecordLesson, RecordTopic, ScoreQuestion, TrainingReminder } from "@recurrent/sdk";
import type { MainApi } from "@recurrent/sdk/raw";
import { type StatusId, statusOf, type StatusValue } from "../status/Status.tsx";

/**
 * The name of a topic or a lesson as it is shown. One that came without a name still has a row, and a row
 * needs something to be called by.
 */
export const shownName = (name: string): string => (name.trim() === "" ? "Unnamed" : name);

/** What a row of a topic is called. */
export const rowName = ({ name }: { name: string }): string => shownName(name);

/** How often Train Now reloads while a lesson is locked, in seconds (training 9). */
export const RELOAD_EVERY_S = 30;

/** Titles of reminders with the status whose sign stands before each; none for a compressed program. */
const REMINDERS: readonly { id: string; status: StatusId | null; title: string }[] = [
  {
    id: "PROGRAM_EXPIRED",
    status: "expired",
    title: "You are expired on one or more topics",
  },
  {
    id: "PROGRAM_RISK_OF_EXPIRY",
    status: "riskOfExpiry",
    title: "You are at risk of expiring on one or more topics",
  },
  { id: "PROGRAM_BEHIND_SCHEDULE", status: "behindSchedule", title: "You are behind schedule." },
  { id: "TYPE_COMPRESSED", status: null, title: "Compressed/Start-up program" },
];

/**
 * What a reminder says; the server sends its id and a day (training 3.2). Undefined for an id that is not
 * known, which shows nothing (decisions: Training). The footer is a sentence, or stands before the day
 * until which a compressed program has to be completed: '' where that day is not known.
 */
export function reminderOf({ id, date }: TrainingReminder) {
  const facts = REMINDERS.find((reminder) => reminder.id === id);
  if (facts === undefined) return undefined;
  const { status, title } = facts;
  if (status !== null)
    return { status, title, footer: "Please complete your training.", day: null };
  return { status, title, footer: date === null ? "" : "Complete by:", day: date };
}

type TopicDates = Pick<RecordTopic, "completedAt" | "expiry" | "periodicity"> & {
  status: StatusValue;
};

/** True for a topic that is taken once and never again: a periodicity with rules of its own (training 9). */
export const isInitialOnly = (periodicity: string): boolean =>
  periodicity.trim().toLowerCase() === "initial only";

const isOver = ({ periodicity, completedAt }: Pick<TopicDates, "completedAt" | "periodicity">) =>
  isInitialOnly(periodicity) && completedAt !== null;

const SHOWN_IN_SCHEDULE: readonly StatusId[] = ["scheduled", "riskOfExpiry", "expired"];

/** The status of a topic whose sign the schedule shows (training 2.5); null for none. */
export const statusInSchedule = (status: StatusValue): StatusValue =>
  SHOWN_IN_SCHEDULE.includes(statusOf(status).id) ? status : null;

/**
 * The status of a topic whose sign the record and its printed page show; null for a completed topic, and
 * for one that is over and done with (training 4.2).
 */
export function statusInRecord(topic: Omit<TopicDates, "expiry">): StatusValue {
  const { id } = statusOf(topic.status);
  return isOver(topic) || id === "unknown" || id === "completed" ? null : topic.status;
}

/** Statuses whose word stands beside the expiry; the others say nothing that the date does not. */
const WORTH_A_WORD: readonly StatusId[] = ["expired", "riskOfExpiry", "behindSchedule"];

/**
 * The Expiry column of a record (training 2.6): words, nothing, or a day `YYYY-MM-DD` with the status to name
 * beside it, null when the day says it all.
 */
export function expiryCell(topic: TopicDates) {
  if (topic.completedAt === null && topic.expiry === null) return "In Progress";
  if (isOver(topic) || topic.expiry === null) return null;
  const { id } = statusOf(topic.status);
  return { day: topic.expiry, status: WORTH_A_WORD.includes(id) ? id : null };
}

/** The instant at which a day `YYYY-MM-DD` begins in UTC; NaN for anything else. */
const startOf = (day: string | null): number => Date.parse(`${day}T00:00:00Z`);

/**
 * The bar of a topic's currency, which begins with the completion and ends with the expiry, or with the day of the
 * record where that is later: where expiry and that day stand on it, as shares from 0 to 1. Days are
 * `YYYY-MM-DD`; null where one is missing, or where the expiry does not follow the completion. Nothing but
 * places is worked out here: what a topic's status is, the server says.
 */
export function runwayOf(completedAt: string | null, expiry: string | null, day: string) {
  const from = startOf(completedAt);
  const to = startOf(expiry);
  const at = startOf(day);
  if (!(to > from) || Number.isNaN(at)) return null;
  const length = Math.max(to, at) - from;
  return { expiry: (to - from) / length, day: Math.max(0, at - from) / length };
}

const MONTH = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

const monthOf = (day: string | null): string =>
  day === null ? "Without a date" : MONTH.format(startOf(day));

/** The line that parts what was from what is still to come. */
export const TODAY_MARK = "Today";

/** What stands above and below one row of a schedule: names of months, and the line of today. */
export type ScheduleMarks = Readonly<Record<"above" | "below", readonly string[]>>;

/**
 * Months and the line of today between rows in the order of their days, in either direction; those
 * without a day come last.
 *
 * @param days of all rows, `YYYY-MM-DD`
 * @param today `YYYY-MM-DD`; null while that is not known, which draws no line
 */
export function scheduleMarks(
  days: readonly (string | null)[],
  today: string | null,
  isDescending: boolean,
): ScheduleMarks[] {
  const isParted = today !== null && days.some((day) => day !== null);
  // The first row behind the line, below the last one where there is none.
  const line = days.findIndex(
    (day) => day === null || (today !== null && day < today === isDescending),
  );
  return days.map((day, at) => {
    const month = monthOf(day);
    const isFirst = at === 0 || monthOf(days[at - 1] ?? null) !== month;
    const isLast = line === -1 && at === days.length - 1;
    return {
      above: [...(isParted && at === line ? [TODAY_MARK] : []), ...(isFirst ? [month] : [])],
      below: isParted && isLast ? [TODAY_MARK] : [],
    };
  });
}

/** A score in words: wrong answers are gone over until all are right (training 2.6). */
export const scoreLabel = (correct: number, total: number): string =>
  `${correct}/${total} corrected to 100%`;

/** What is needed to open the score of a lesson. */
export type ScoreTarget = NonNullable<ReturnType<typeof scoreTarget>>;

/** The score of a lesson; null shows N/A: no exam, or nothing to open it by (decisions: Training). */
export function scoreTarget({ hasExam, name, score }: RecordLesson) {
  if (!hasExam || !score?.scoreId || !score.registrationId) return null;
  const { registrationId, scoreId, correct, total } = score;
  return { registrationId, scoreId, label: scoreLabel(correct, total), lessonName: name };
}

/**
 * The questions of a score, newest first, parted after as many as one attempt has (training 2.6).
 * Without a total nothing tells where the attempts part, so all count as the last one.
 */
export function attemptsOf(questions: readonly ScoreQuestion[], total: number) {
  const newestFirst = questions.toReversed();
  const count = total > 0 ? total : newestFirst.length;
  return { last: newestFirst.slice(0, count), previous: newestFirst.slice(count) };
}

/** The two ways a premium record is laid out. */
export type RecordLayout = 4 | 5;

/** The layout of a record version: 1 looks like 4, whatever is unknown like 5 (decisions: Training). */
export const recordLayout = (version: number): RecordLayout =>
  version === 1 || version === 4 ? 4 : 5;

/** The words of the hidden version button; null where it does not exist (training 2.6). */
export function versionToggleLabel(version: number): "Cycle Version" | "Old Version" | null {
  if (version === 1) return "Cycle Version";
  return version === 4 ? "Old Version" : null;
}

const REMARK = {
  current:
    "(All remaining lessons in this version will be scheduled for trainee completion before the expiration date)",
  previous: "(This version was not completed in full before the new version was released)",
};

/**
 * The lessons of an expanded topic by version, with the heading of each and what follows it (training 2.6).
 * A single version needs no heading.
 */
export function versionBlocks(
  { lessons, isTopicCompleted }: Pick<RecordTopic, "lessons" | "isTopicCompleted">,
  layout: RecordLayout,
) {
  const { current, previous } = lessons;
  if (previous === null || previous.length === 0) {
    return [{ heading: "", remark: "", lessons: current }];
  }
  const [now, before] =
    layout === 5 ? [REMARK.current, isTopicCompleted ? "" : REMARK.previous] : ["", ""];
  return [
    { heading: "Current Version", remark: now, lessons: current },
    { heading: "Previous Version", remark: before, lessons: previous },
  ];
}

/** What a record can be downloaded as (training 2.6). */
export type RecordPrintType = MainApi.RecordDownloadParams["type"];

const PRINT_TYPES: readonly { type: RecordPrintType; label: string }[] = [
  { type: "complete", label: "Complete (Collapsed)" },
  { type: "complete_expanded", label: "Complete (Expanded)" },
  { type: "international_procedures", label: "International Procedures" },
];

/** The choices of the print menu; the last only for a trainee who takes these lessons. */
export const printTypes = (internationalProcedures: boolean) =>
  PRINT_TYPES.filter(({ type }) => internationalProcedures || type !== "international_procedures");

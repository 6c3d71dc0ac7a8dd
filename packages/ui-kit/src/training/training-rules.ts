import type { mainWire, RecordLesson, RecordTopic, ScoreQuestion } from "@recurrent/sdk";
import { statusOf } from "../status/status.ts";
import type { StatusId, StatusValue } from "../status/status.ts";

/**
 * The name of a topic or a lesson as it is shown. One that came without a name still has a row, and a row
 * needs something to be called by.
 */
export const shownName = (name: string): string => (name.trim() === "" ? "Unnamed" : name);

/** What a record says that has no topics, of either tier. */
export const NO_TOPICS = {
  title: "Nothing in the record on this date",
  description: "Topics appear here once their training has begun.",
};

/** How often Train Now reloads while a lesson is locked, in seconds (training 9). */
export const RELOAD_EVERY_S = 30;

/** What a reminder says; the server sends its id only (training 3.2). */
interface ReminderFacts {
  id: string;
  /** The status whose sign stands before it; null for a program that has to be completed by a day. */
  status: StatusId | null;
  title: string;
}

const REMINDERS: readonly ReminderFacts[] = [
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

/** The facts of a reminder; none for an id that is not known, which shows nothing (decisions: Training). */
export const reminderOf = (id: string): ReminderFacts | undefined =>
  REMINDERS.find((reminder) => reminder.id === id);

type TopicDates = Pick<RecordTopic, "periodicity" | "completedAt" | "expiry"> & {
  status: StatusValue;
};

/** True for a topic that is taken once and never again: a periodicity with rules of its own (training 9). */
export function isInitialOnly(periodicity: string): boolean {
  return periodicity.trim().toLowerCase() === "initial only";
}

const SHOWN_IN_SCHEDULE: readonly StatusId[] = ["scheduled", "riskOfExpiry", "expired"];

/** Whether the schedule shows the sign of a topic's status (training 2.5); never for an unknown one. */
export function iconShownInSchedule(status: StatusValue): boolean {
  return SHOWN_IN_SCHEDULE.includes(statusOf(status).id);
}

/**
 * Whether the record and its printed page show the sign of a topic's status: not for a completed topic,
 * and not for one that is over and done with (training 4.2).
 */
export function iconShownInRecord(
  topic: Pick<TopicDates, "status" | "periodicity" | "completedAt">,
): boolean {
  const { id } = statusOf(topic.status);
  if (id === "unknown" || id === "completed") return false;
  return !(isInitialOnly(topic.periodicity) && topic.completedAt !== null);
}

/** Statuses whose word stands beside the expiry; the others say nothing that the date does not. */
const WORTH_A_WORD: readonly StatusId[] = ["expired", "riskOfExpiry", "behindSchedule"];

/** What stands in the Expiry column of a record. */
export type ExpiryCell =
  | { kind: "in-progress" }
  | { kind: "blank" }
  | {
      kind: "day";
      /** `YYYY-MM-DD`. */
      day: string;
      /** The status to name beside the day; null when the day says it all. */
      status: StatusId | null;
    };

/** The Expiry column of a topic: a day, nothing, or 'In Progress' (training 2.6). */
export function expiryCell(topic: TopicDates): ExpiryCell {
  if (topic.completedAt === null && topic.expiry === null) return { kind: "in-progress" };
  const isOver = isInitialOnly(topic.periodicity) && topic.completedAt !== null;
  if (isOver || topic.expiry === null) return { kind: "blank" };
  const { id } = statusOf(topic.status);
  return { kind: "day", day: topic.expiry, status: WORTH_A_WORD.includes(id) ? id : null };
}

/** A score in words: wrong answers are gone over until all are right (training 2.6). */
export function scoreLabel(correct: number, total: number): string {
  return `${correct}/${total} corrected to 100%`;
}

/** What is needed to open the score of a lesson. */
export interface ScoreTarget {
  registrationId: string;
  scoreId: string;
  label: string;
  lessonName: string;
}

/** The score of a lesson; null shows N/A: no exam, or nothing to open it by (decisions: Training). */
export function scoreTarget(lesson: RecordLesson): ScoreTarget | null {
  const { score } = lesson;
  if (!lesson.hasExam || !score?.scoreId || !score.registrationId) return null;
  const { registrationId, scoreId } = score;
  return {
    registrationId,
    scoreId,
    label: scoreLabel(score.correct, score.total),
    lessonName: lesson.name,
  };
}

/**
 * The questions of a score, newest first, parted after as many as one attempt has (training 2.6).
 * Without a total nothing tells where the attempts part, so all count as the last one.
 */
export function attemptsOf(
  questions: readonly ScoreQuestion[],
  total: number,
): { last: readonly ScoreQuestion[]; previous: readonly ScoreQuestion[] } {
  const newestFirst = questions.toReversed();
  if (!(total > 0)) return { last: newestFirst, previous: [] };
  return { last: newestFirst.slice(0, total), previous: newestFirst.slice(total) };
}

/** The two ways a premium record is laid out. */
export type RecordLayout = 4 | 5;

/** The layout of a record version: 1 looks like 4, whatever is unknown like 5 (decisions: Training). */
export function recordLayout(version: number): RecordLayout {
  return version === 1 || version === 4 ? 4 : 5;
}

/** The words of the hidden version button; null where it does not exist (training 2.6). */
export function versionToggleLabel(version: number): "Cycle Version" | "Old Version" | null {
  if (version === 1) return "Cycle Version";
  return version === 4 ? "Old Version" : null;
}

/** A block of lessons of one version of a topic. */
interface VersionBlock {
  id: "current" | "previous";
  /** Empty when there is only one version: then its lessons need no heading. */
  heading: string;
  /** Follows the heading in brackets; empty for none. */
  remark: string;
  lessons: readonly RecordLesson[];
}

const REMARK = {
  current:
    "(All remaining lessons in this version will be scheduled for trainee completion before the expiration date)",
  previous: "(This version was not completed in full before the new version was released)",
};

/** The blocks of an expanded topic (training 2.6). */
export function versionBlocks(
  { lessons, isTopicCompleted }: Pick<RecordTopic, "lessons" | "isTopicCompleted">,
  layout: RecordLayout,
): readonly VersionBlock[] {
  const { current, previous } = lessons;
  if (previous === null || previous.length === 0) {
    return [{ id: "current", heading: "", remark: "", lessons: current }];
  }
  const [now, before] =
    layout === 5 ? [REMARK.current, isTopicCompleted ? "" : REMARK.previous] : ["", ""];
  return [
    { id: "current", heading: "Current Version", remark: now, lessons: current },
    { id: "previous", heading: "Previous Version", remark: before, lessons: previous },
  ];
}

/** What a record can be downloaded as (training 2.6). */
export type RecordPrintType = mainWire.RecordDownloadParams["type"];

interface PrintChoice {
  type: RecordPrintType;
  label: string;
}

const PRINT_TYPES: readonly PrintChoice[] = [
  { type: "complete", label: "Complete (Collapsed)" },
  { type: "complete_expanded", label: "Complete (Expanded)" },
  { type: "international_procedures", label: "International Procedures" },
];

/** The choices of the print menu; the last only for somebody who takes these lessons. */
export function printTypes(internationalProcedures: boolean): readonly PrintChoice[] {
  return PRINT_TYPES.filter(
    ({ type }) => internationalProcedures || type !== "international_procedures",
  );
}

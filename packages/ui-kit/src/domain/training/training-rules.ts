import type {
  ProgramTopic,
  RecordLesson,
  RecordTopic,
  ScoreQuestion,
  TrainingReminder,
} from "@recurrent/sdk";
import type { MainApi } from "@recurrent/sdk/raw";
import { isBlank } from "../../components/forms/text-problem.ts";
import { sortByName } from "../../text/order.ts";
import {
  compareUrgency,
  STATUS,
  type StatusId,
  statusOf,
  type StatusValue,
  URGENT_STATUSES,
} from "../status/Status.tsx";

/** A topic or lesson without a name still needs a label. */
export const displayName = (name: string): string => (isBlank(name) ? "Unnamed" : name);

/**
 * The place of a lesson in its topic: '2 of 4', and the percentage of finished lessons, null for an
 * only lesson. Null if the server does not say.
 */
export function lessonPosition({ sequence, count }: { sequence: number; count: number }) {
  if (sequence < 1 || count < 1) return null;
  const done = Math.min(100, Math.round(((sequence - 1) / count) * 100));
  return { text: `${sequence} of ${count}`, done: count > 1 ? done : null };
}

export const rowName = ({ name }: { name: string }): string => displayName(name);

/** In seconds, while a lesson is locked (training 9). */
export const RELOAD_EVERY_S = 30;

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
 * Text of a reminder (training 3.2); undefined for an unknown id (training 2.2). The footer
 * is a sentence, or the label of a compressed program's last day.
 */
export function reminderOf({ id, date }: TrainingReminder) {
  const texts = REMINDERS.find((reminder) => reminder.id === id);
  if (texts === undefined) return undefined;
  const { status, title } = texts;
  if (status !== null) {
    return { status, title, footer: "Please complete your training.", day: null };
  }
  return { status, title, footer: date === null ? "" : "Complete by:", day: date };
}

type TopicDates = Pick<RecordTopic, "completedAt" | "expiry" | "periodicity"> & {
  status: StatusValue;
};

/** A topic taken once (training 9). */
export const isInitialOnly = (periodicity: string): boolean =>
  periodicity.trim().toLowerCase() === "initial only";

const isOver = ({ periodicity, completedAt }: Pick<TopicDates, "completedAt" | "periodicity">) =>
  isInitialOnly(periodicity) && completedAt !== null;

const SHOWN_IN_SCHEDULE: readonly StatusId[] = ["scheduled", "riskOfExpiry", "expired"];

/** Null for none (training 2.5). */
export const statusInSchedule = (status: StatusValue): StatusValue =>
  SHOWN_IN_SCHEDULE.includes(statusOf(status).id) ? status : null;

/** Null for topics that are completed or never expire (training 4.2). */
export function statusInRecord(topic: Omit<TopicDates, "expiry">): StatusValue {
  const { id } = statusOf(topic.status);
  return isOver(topic) || id === "unknown" || id === "completed" ? null : topic.status;
}

/** A topic without a sign that must not pass for a completed one. */
export const isStatusUnknown = (topic: Omit<TopicDates, "expiry">): boolean =>
  !isOver(topic) && statusOf(topic.status).id === "unknown";

/** Null for lessons that are ahead or done (training 4.2). */
export const statusToName = (status: StatusValue): StatusValue => {
  const { id } = statusOf(status);
  return id === "scheduled" || id === "completed" ? null : status;
};

/** '' for a topic without a status icon. */
export const topicStatusWord = (topic: Omit<TopicDates, "expiry">): string =>
  statusOf(statusInRecord(topic)).word;

/** For a file, in which no missing icon says "completed". */
export const exportedStatus = (topic: Omit<TopicDates, "expiry">): string =>
  isStatusUnknown(topic) ? "Not known" : topicStatusWord(topic) || STATUS.completed.word;

/** True for a status that is named in words beside its icon. */
export const isUrgent = (status: StatusValue): boolean =>
  URGENT_STATUSES.includes(statusOf(status).id);

interface UrgentTopics<Topic> {
  readonly status: StatusId;
  /** Sorted by name, never empty. */
  readonly topics: readonly Topic[];
}

/**
 * Most urgent status first.
 *
 * @returns also the number of topics with an unknown status
 */
export function urgentTopics<Topic extends Omit<TopicDates, "expiry"> & { name: string }>(
  topics: readonly Topic[],
): { groups: readonly UrgentTopics<Topic>[]; unknown: number } {
  const idOf = (topic: Topic): StatusId => statusOf(statusInRecord(topic)).id;
  const groups = URGENT_STATUSES.map((status) => ({
    status,
    topics: sortByName(
      topics.filter((topic) => idOf(topic) === status),
      ({ name }) => displayName(name),
    ),
  }));
  return {
    groups: groups.filter((group) => group.topics.length > 0),
    unknown: topics.filter(isStatusUnknown).length,
  };
}

/** Expiry column (training 2.6): a text, null, or a day `YYYY-MM-DD` with the status to name. */
export function expiryCell(topic: TopicDates) {
  if (topic.completedAt === null && topic.expiry === null) return "In Progress";
  if (isOver(topic) || topic.expiry === null) return null;
  // The other statuses add nothing to the date.
  return { day: topic.expiry, status: isUrgent(topic.status) ? statusOf(topic.status).id : null };
}

/** NaN for an invalid day. */
const startOf = (day: string | null): number => Date.parse(`${day}T00:00:00Z`);

/**
 * Positions, from 0 to 1, of expiry and record day on a bar that begins at completion. Null where a
 * day is missing, or the expiry is not later.
 */
export function validityOf(completedAt: string | null, expiry: string | null, day: string) {
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

export const TODAY_DIVIDER = "Today";

export type ScheduleDividers = Readonly<Record<"above" | "below", readonly string[]>>;

/**
 * Works for both sort directions; rows without a day come last.
 *
 * @param today null draws no line
 */
export function scheduleDividers(
  days: readonly (string | null)[],
  today: string | null,
  isDescending: boolean,
): ScheduleDividers[] {
  const isParted = today !== null && days.some((day) => day !== null);
  // -1 if the line is below all rows.
  const line = days.findIndex(
    (day) => day === null || (today !== null && day < today === isDescending),
  );
  return days.map((day, at) => {
    const month = monthOf(day);
    const isFirst = at === 0 || monthOf(days[at - 1] ?? null) !== month;
    const isLast = line === -1 && at === days.length - 1;
    return {
      above: [...(isParted && at === line ? [TODAY_DIVIDER] : []), ...(isFirst ? [month] : [])],
      below: isParted && isLast ? [TODAY_DIVIDER] : [],
    };
  });
}

/** Wrong answers are repeated until all are right (training 2.6). */
export const scoreLabel = (correct: number, total: number): string =>
  `${correct}/${total} corrected to 100%`;

/** A score that can be opened. */
export interface ScoreTarget {
  readonly registrationId: string;
  readonly scoreId: string;
  /** '7/10 corrected to 100%'. */
  readonly label: string;
  readonly lessonName: string;
}

/** Null shows N/A: no exam, or no score to open (training 2.6). */
export function scoreTarget({ hasExam, name, score }: RecordLesson): ScoreTarget | null {
  if (!hasExam || !score?.scoreId || !score.registrationId) return null;
  const { registrationId, scoreId, correct, total } = score;
  return { registrationId, scoreId, label: scoreLabel(correct, total), lessonName: name };
}

/** Newest first (training 2.6). Without a total, all questions belong to the last attempt. */
export function attemptsOf(questions: readonly ScoreQuestion[], total: number) {
  const newestFirst = questions.toReversed();
  const count = total > 0 ? total : newestFirst.length;
  return { last: newestFirst.slice(0, count), previous: newestFirst.slice(count) };
}

export type RecordLayout = 4 | 5;

/** Version 1 looks like 4, an unknown one like 5 (training 2.6). */
export const recordLayout = (version: number): RecordLayout =>
  version === 1 || version === 4 ? 4 : 5;

/** Hidden version button; null for none (training 2.6). */
export function versionToggleLabel(version: number): "Cycle Version" | "Old Version" | null {
  if (version === 1) return "Cycle Version";
  return version === 4 ? "Old Version" : null;
}

const REMARK = {
  current:
    "(All remaining lessons in this version will be scheduled for trainee completion before the expiration date)",
  previous: "(This version was not completed in full before the new version was released)",
};

/** A single version has no headings (training 2.6). */
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

export type RecordPrintType = MainApi.RecordDownloadParams["type"];

const PRINT_TYPES: readonly { type: RecordPrintType; label: string }[] = [
  { type: "complete", label: "Complete (Collapsed)" },
  { type: "complete_expanded", label: "Complete (Expanded)" },
  { type: "international_procedures", label: "International Procedures" },
];

/** International Procedures are only for trainees who take these lessons. */
export const printTypes = (internationalProcedures: boolean) =>
  PRINT_TYPES.filter(({ type }) => internationalProcedures || type !== "international_procedures");

/**
 * Gives each row an id of its own: a topic of a record may have none in the contract, and a table
 * shows rows with the same id as one.
 *
 * @returns the same list where they differ already
 */
export function withDistinctIds<Topic extends { readonly id: string; readonly name: string }>(
  topics: readonly Topic[],
): readonly Topic[] {
  const seen = new Set([""]);
  const counts = new Map<string, number>();
  let isChanged = false;
  const distinct = topics.map((topic) => {
    const given = topic.id || topic.name;
    let id = given;
    for (let count = counts.get(given) ?? 2; seen.has(id); count += 1) {
      id = `${given} #${count}`;
      counts.set(given, count + 1);
    }
    seen.add(id);
    if (id === topic.id) return topic;
    isChanged = true;
    return { ...topic, id };
  });
  return isChanged ? distinct : topics;
}

type Identified = Pick<ProgramTopic, "id" | "name">;

/**
 * Finds the entries of a record by id, or by name where the record has no id.
 *
 * @returns each topic of the program with its entries, the most urgent first
 */
export function entriesInRecord<Topic extends Identified>(
  program: readonly Topic[],
  record: readonly RecordTopic[],
): readonly (readonly [Topic, readonly RecordTopic[]])[] {
  const byId = Map.groupBy(record, ({ id }) => id);
  const byName = Map.groupBy(byId.get("") ?? [], ({ name }) => name);
  // A topic of the program without an id is found by name as well.
  byId.delete("");
  return program.map((topic) => {
    const entries = [...(byId.get(topic.id) ?? []), ...(byName.get(topic.name) ?? [])];
    return [
      topic,
      entries.toSorted((one, other) => compareUrgency(shownStatus(one), shownStatus(other))),
    ];
  });
}

const shownStatus = (topic: RecordTopic): StatusId => statusOf(statusInRecord(topic)).id;

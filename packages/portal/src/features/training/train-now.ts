import {
  type Announcement,
  announcementPrevents,
  type RecordTopic,
  type ScheduleItem,
  type Training,
  type TrainingLesson,
} from "@recurrent/sdk";
import {
  DUE_STATUSES,
  type DueStatus,
  statusOf,
  type TrainingMessageView,
  type TrainNowProps,
} from "@recurrent/ui-kit";
import { compareDays } from "@recurrent/sdk/calendar-day";

export interface TrainNowLesson {
  /** Suspended lessons are stored by this key. */
  readonly key: string;
  readonly queue: "scheduled" | "international";
  readonly lesson: TrainingLesson;
  readonly state: "ready" | "locked" | "faulty";
}

export type TrainNowContent =
  | { readonly kind: "prevented" }
  | { readonly kind: "renewal" }
  | {
      readonly kind: "training";
      readonly reminders: Training["reminders"];
      readonly lessons: readonly TrainNowLesson[];
      readonly message: TrainingMessageView | null;
    };

export interface TrainNowInput {
  readonly training: Training;
  readonly announcements: readonly Announcement[];
  /** Compared with the companies of announcements; null for none. */
  readonly companyId: string | null;
  /** Null if the server does not send it; the server then refuses lessons itself. */
  readonly hasValidSubscription: boolean | null;
  /** Keys of lessons suspended since the page was loaded. */
  readonly suspended: ReadonlySet<string>;
}

/**
 * Checks in the order of training 2.2: prevented, no valid subscription, else reminders with
 * lessons or a message.
 */
export function trainNowContent(input: TrainNowInput): TrainNowContent {
  const { training, announcements, companyId, hasValidSubscription, suspended } = input;
  const isPrevented =
    training.preventTraining || announcements.some((one) => announcementPrevents(one, companyId));
  if (isPrevented) return { kind: "prevented" };
  if (hasValidSubscription === false) return { kind: "renewal" };

  const queues = queuesOf(training.lessons);
  const isLeft = ({ key }: TrainNowLesson) => !suspended.has(key);
  // At most two: the next scheduled lesson and the next one of International Procedures.
  const lessons = queues.flatMap((queue) => queue.find(isLeft) ?? []);
  // Once all scheduled lessons are suspended, a message replaces them beside the other queue.
  const isThrough = queues.some(
    ([first, ...others]) => first?.queue === "scheduled" && ![first, ...others].some(isLeft),
  );
  const message = lessons.length === 0 || isThrough ? messageOf(training) : null;
  return { kind: "training", reminders: training.reminders, lessons, message };
}

/**
 * Lessons in the server's order: only those of a compressed program, if any, else the scheduled
 * ones and those of International Procedures.
 */
function queuesOf(lessons: readonly TrainingLesson[]): readonly (readonly TrainNowLesson[])[] {
  const compressed = lessons.filter(({ isCompressed }) => isCompressed);
  if (compressed.length > 0) return [compressed.map((lesson) => shown(lesson, "scheduled"))];
  const queues = Object.groupBy(lessons, ({ isInternationalProcedures }) =>
    isInternationalProcedures ? "international" : "scheduled",
  );
  return (["scheduled", "international"] as const).map((queue) =>
    (queues[queue] ?? []).map((lesson) => shown(lesson, queue)),
  );
}

function shown(lesson: TrainingLesson, queue: TrainNowLesson["queue"]): TrainNowLesson {
  const { registration, topic, lesson: name, sequence } = lesson;
  const key = registration?.id ?? JSON.stringify([topic, name, sequence]);
  return { key, queue, lesson, state: stateOf(registration) };
}

/** A lesson is ready if its registration is valid and not locked (training 4.1, 5). */
function stateOf(registration: TrainingLesson["registration"]): TrainNowLesson["state"] {
  if (registration === null) return "faulty";
  switch (registration.status) {
    case "error":
      return "faulty";
    case "locked":
      return "locked";
    case "running":
    case "created":
    case "completed":
    // Unknown code: the server decides when the lesson begins.
    case null:
      return "ready";
  }
}

/** A next lesson without a day has no message of its own. */
function messageOf({ lessons, nextLesson }: Training): TrainingMessageView {
  const day = nextLesson?.startDate ?? null;
  if (day !== null) return { kind: "next-lesson", day };
  return { kind: lessons.length === 0 ? "none" : "no-additional" };
}

export type DueTopicNames = Readonly<Record<DueStatus, readonly string[]>>;

/** Names by the topics' status, in the order of the schedule. */
export function dueTopicNames(schedule: readonly ScheduleItem[]): DueTopicNames {
  const namesOf = (id: DueStatus) => {
    const due = schedule.filter(({ topic }) => statusOf(topic.status).id === id);
    return [...new Set(due.map(({ topic }) => topic.name))];
  };
  return { expired: namesOf("expired"), riskOfExpiry: namesOf("riskOfExpiry") };
}

/**
 * A schedule has no expiries: they are those of the record, null where it does not have the topic. Of
 * topics of one name, it is the soonest with the status.
 */
export function dueTopics(
  names: DueTopicNames,
  record: readonly Pick<RecordTopic, "expiry" | "name" | "status">[],
): NonNullable<TrainNowProps["dueTopics"]> {
  const soonest = record.toSorted((one, other) => compareDays(one.expiry, other.expiry));
  const byName = Map.groupBy(soonest, ({ name }) => name);
  const withExpiries = (id: DueStatus) =>
    names[id].map((name) => {
      const named = byName.get(name) ?? [];
      const topic = named.find(({ status }) => statusOf(status).id === id) ?? named[0];
      return { name, expiry: topic?.expiry ?? null };
    });
  return { expired: withExpiries("expired"), riskOfExpiry: withExpiries("riskOfExpiry") };
}

/** Undefined for a topic that is not due. */
export const dueStatus = (topic: string, names: DueTopicNames | undefined) =>
  DUE_STATUSES.find((status) => names?.[status].includes(topic));

/** Lessons after `today` ('YYYY-MM-DD'), soonest first. */
export function comingUp(schedule: readonly ScheduleItem[], today: string): ScheduleItem[] {
  return schedule
    .filter(({ date }) => date !== null && date > today)
    .toSorted((one, other) => compareDays(one.date, other.date));
}

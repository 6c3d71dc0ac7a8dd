import {
  type Announcement,
  announcementPrevents,
  type ScheduleItem,
  type Training,
  type TrainingLesson,
} from "@recurrent/sdk";
import type { TrainingMessageView } from "@recurrent/ui-kit";
import { compareDays } from "@recurrent/sdk/calendar-day";

export type TrainNowLesson = ReturnType<typeof shown>;

export type TrainNowView = ReturnType<typeof trainNow>;

export interface TrainNowInput {
  readonly training: Training;
  readonly announcements: readonly Announcement[];
  /** Compared with that of announcements; null for none. */
  readonly companyId: string | null;
  /** Null when the server does not say; it refuses a lesson that it should not open. */
  readonly hasValidSubscription: boolean | null;
  /** Keys of lessons suspended since the page was loaded. */
  readonly suspended: ReadonlySet<string>;
}

/**
 * In the order of training 2.2: prevented, no valid subscription, else reminders with lessons or a
 * message.
 */
export function trainNow(input: TrainNowInput) {
  const { training, announcements, companyId, hasValidSubscription, suspended } = input;
  const isPrevented =
    training.preventTraining || announcements.some((one) => announcementPrevents(one, companyId));
  if (isPrevented) return { kind: "prevented" as const };
  if (hasValidSubscription === false) return { kind: "renewal" as const };

  const queues = queuesOf(training.lessons);
  const isLeft = ({ key }: TrainNowLesson) => !suspended.has(key);
  // At most two: the next scheduled lesson and the next one of International Procedures.
  const lessons = queues.flatMap((queue) => queue.find(isLeft) ?? []);
  // The other queue continues beside the message that replaces the scheduled lesson.
  const isThrough = queues.some(
    ([first, ...others]) => first?.queue === "scheduled" && ![first, ...others].some(isLeft),
  );
  const message = lessons.length === 0 || isThrough ? messageOf(training) : null;
  return { kind: "training" as const, reminders: training.reminders, lessons, message };
}

/**
 * Waiting lessons in the server's order: those of a compressed program alone, else the scheduled
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

function shown(lesson: TrainingLesson, queue: "scheduled" | "international") {
  const { registration, topic, lesson: name, sequence } = lesson;
  // Identifies the lesson in its queue; suspended lessons are stored by it.
  const key = registration?.id ?? JSON.stringify([topic, name, sequence]);
  return { key, queue, lesson, state: stateOf(registration) };
}

/** Begin needs a sound registration that is not locked, nothing else (training 4.1, 5). */
function stateOf(registration: TrainingLesson["registration"]): "ready" | "locked" | "faulty" {
  if (registration === null) return "faulty";
  switch (registration.status) {
    case "error":
      return "faulty";
    case "locked":
      return "locked";
    case "running":
    case "created":
    case "completed":
    // An unknown code: the server decides when the lesson begins.
    case null:
      return "ready";
  }
}

/** A next lesson without a day is no message. */
function messageOf({ lessons, nextLesson }: Training): TrainingMessageView {
  const day = nextLesson?.startDate ?? null;
  if (day !== null) return { kind: "next-lesson", day };
  return { kind: lessons.length === 0 ? "none" : "no-additional" };
}

/** Lessons after `today` ('YYYY-MM-DD'), soonest first. */
export function comingUp(schedule: readonly ScheduleItem[], today: string): ScheduleItem[] {
  return schedule
    .filter(({ date }) => date !== null && date > today)
    .toSorted((one, other) => compareDays(one.date, other.date));
}

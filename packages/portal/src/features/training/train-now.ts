import {
  type Announcement,
  announcementPrevents,
  type ScheduleItem,
  type Training,
  type TrainingLesson,
} from "@recurrent/sdk";
import type { TrainingMessageView } from "@recurrent/ui-kit";
import { byDay } from "../../shared/dates/days.ts";

/** A lesson on the screen. */
export type ShownLesson = ReturnType<typeof shown>;

/** What Train Now shows (training 2.2). */
export type TrainNowView = ReturnType<typeof trainNow>;

/** Everything that the decision rests on. */
export interface TrainNowFacts {
  readonly training: Training;
  readonly announcements: readonly Announcement[];
  /** The company that announcements are compared with; null for none. */
  readonly companyId: string | null;
  /** null when the server does not say; it refuses a lesson that it should not open. */
  readonly hasValidSubscription: boolean | null;
  /** Keys of the lessons that were suspended since the page was loaded. */
  readonly suspended: ReadonlySet<string>;
}

/**
 * What a trainee sees on Train Now, in the order of training 2.2: prevented, no valid subscription,
 * else reminders with lessons or a message.
 */
export function trainNow(facts: TrainNowFacts) {
  const { training, announcements, companyId, hasValidSubscription, suspended } = facts;
  const isPrevented =
    training.preventTraining || announcements.some((one) => announcementPrevents(one, companyId));
  if (isPrevented) return { kind: "prevented" as const };
  if (hasValidSubscription === false) return { kind: "renewal" as const };

  const queues = queuesOf(training.lessons);
  const isLeft = ({ key }: ShownLesson) => !suspended.has(key);
  // At most two: the next scheduled lesson and the next one of International Procedures.
  const lessons = queues.flatMap((queue) => queue.find(isLeft) ?? []);
  // The other queue goes on beside the message that takes the place of the scheduled lesson.
  const isThrough = queues.some(
    ([first, ...others]) => first?.queue === "scheduled" && ![first, ...others].some(isLeft),
  );
  const message = lessons.length === 0 || isThrough ? messageOf(training) : null;
  return { kind: "training" as const, reminders: training.reminders, lessons, message };
}

/**
 * The lessons that wait, each queue in the server's order: of a compressed program nothing but its own,
 * else the scheduled ones and, alongside, those of International Procedures.
 */
function queuesOf(lessons: readonly TrainingLesson[]): readonly (readonly ShownLesson[])[] {
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
  // Names the lesson among those of its queue; what is suspended is kept by it.
  const key = registration?.id ?? JSON.stringify([topic, name, sequence]);
  return { key, queue, lesson, state: stateOf(registration) };
}

/** What a registration lets a trainee do (training 4.1). Begin needs a registration that is there, sound and not locked; nothing else (training 5). */
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
    // A code that nobody knows: the server decides when the lesson is begun.
    case null:
      return "ready";
  }
}

/** A next lesson without its day says nothing that could be waited for. */
function messageOf({ lessons, nextLesson }: Training): TrainingMessageView {
  const day = nextLesson?.startDate ?? null;
  if (day !== null) return { kind: "next-lesson", day };
  return { kind: lessons.length === 0 ? "none" : "no-additional" };
}

/** The lessons of a schedule that start after `today` ('YYYY-MM-DD'), the soonest first. */
export function comingUp(schedule: readonly ScheduleItem[], today: string): ScheduleItem[] {
  return schedule
    .filter(({ date }) => date !== null && date > today)
    .toSorted((one, other) => byDay(one.date, other.date));
}

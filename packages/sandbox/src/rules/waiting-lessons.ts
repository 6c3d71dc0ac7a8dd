import type { Delivery, Lesson } from "../world/rows.ts";
import type { TakenTopic } from "../world/taken-topics.ts";
import type { Day } from "./days.ts";
import { lessonsOf } from "./topic-stand.ts";
import { isOpen } from "./training-status.ts";

/** A lesson of a round that is not finished. */
export interface PlannedLesson extends TakenTopic {
  lesson: Lesson;
  delivery: Delivery;
  /** Place in the round, from 1, and how many lessons the round has. */
  sequence: number;
  count: number;
}

/**
 * Lessons of all rounds under way and to come, those done in them included; by date, then in the
 * order of the program.
 */
export function plannedLessons(taken: readonly TakenTopic[]): PlannedLesson[] {
  const planned = taken.flatMap(({ topic, enrolment }) =>
    enrolment.cycles
      .filter((cycle) => cycle.deliveries.some((delivery) => isOpen(cycle, delivery)))
      .flatMap(({ version, deliveries }) =>
        deliveries.flatMap((delivery, index): PlannedLesson[] => {
          const lesson = lessonsOf(topic, version).find(({ id }) => id === delivery.lessonId);
          const place = { sequence: index + 1, count: deliveries.length };
          return lesson === undefined ? [] : [{ topic, enrolment, lesson, delivery, ...place }];
        }),
      ),
  );
  return planned.toSorted((a, b) => a.delivery.deliveredOn - b.delivery.deliveredOn);
}

/** What a trainee can take on a day, in that order, and the day the next lesson opens. */
export function trainNow(
  planned: readonly PlannedLesson[],
  today: Day,
): { lessons: PlannedLesson[]; nextOn: Day | null } {
  const open = planned.filter(({ delivery }) => delivery.status !== "COMPLETED");
  return {
    lessons: open.filter(({ delivery }) => delivery.deliveredOn <= today),
    nextOn: open.find(({ delivery }) => delivery.deliveredOn > today)?.delivery.deliveredOn ?? null,
  };
}

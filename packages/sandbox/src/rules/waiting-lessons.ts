import type { Delivery, Enrolment, Lesson, TopicRow, TrainingRow } from "../world/rows.ts";
import type { Day } from "./days.ts";
import { lessonsOf } from "./topic-stand.ts";
import { isOpen } from "./training-status.ts";

/** A lesson of a round that is not finished. */
export interface PlannedLesson {
  topic: TopicRow;
  enrolment: Enrolment;
  lesson: Lesson;
  delivery: Delivery;
  /** Place in the round, from 1, and how many lessons the round has. */
  sequence: number;
  count: number;
}

/**
 * Lessons of all rounds under way and to come, those done in them included; by date, then in the
 * order of the program. Topics the catalogue no longer has are passed over.
 */
export function plannedLessons(
  training: TrainingRow,
  topicOf: (id: number) => TopicRow | undefined,
): PlannedLesson[] {
  const planned = training.enrolments.flatMap((enrolment) => {
    const topic = topicOf(enrolment.topicId);
    const rounds = enrolment.cycles.filter((cycle) =>
      cycle.deliveries.some((delivery) => isOpen(cycle, delivery)),
    );
    return topic === undefined
      ? []
      : rounds.flatMap(({ version, deliveries }) =>
          deliveries.flatMap((delivery, index): PlannedLesson[] => {
            const lesson = lessonsOf(topic, version).find(({ id }) => id === delivery.lessonId);
            const place = { sequence: index + 1, count: deliveries.length };
            return lesson === undefined ? [] : [{ topic, enrolment, lesson, delivery, ...place }];
          }),
        );
  });
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

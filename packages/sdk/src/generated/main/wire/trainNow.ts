/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { NextLesson } from "./nextLesson.ts";
import type { TrainingLesson } from "./trainingLesson.ts";
import type { TrainingReminder } from "./trainingReminder.ts";

/**
 * The training a trainee can do now.
 */
export interface TrainNow {
  /** True stops all training. */
  preventTraining: boolean;
  /** Reminders, the most pressing first. */
  reminderList: TrainingReminder[];
  /** The next lesson when none is open yet. */
  nextLesson?: NextLesson | null;
  /** Lessons in the order they are to be taken. */
  lessonList: TrainingLesson[];
}

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { LessonLabel } from "./lessonLabel.ts";
import type { LessonRegistration } from "./lessonRegistration.ts";
import type { TopicLabel } from "./topicLabel.ts";

/**
 * A lesson that waits for the trainee.
 */
export interface TrainingLesson {
  topic: TopicLabel;
  lesson: LessonLabel;
  /**
   * Place of the lesson in its topic, from 1.
   * @minimum 1
   */
  sequence: number;
  /**
   * How many lessons the topic has.
   * @minimum 1
   */
  count: number;
  /** True if the trainee may postpone the lesson because no aircraft is available. */
  is_suspendable: boolean;
  /** True if it is part of a compressed or start-up program. */
  is_compressed: boolean;
  /** True if it belongs to International Procedures. */
  is_international_procedures: boolean;
  /** The registration to launch. Missing or null means that it could not be made. */
  registration?: LessonRegistration | null;
}

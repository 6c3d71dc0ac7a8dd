/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";
import type { LessonRegistration } from "./lessonRegistration.ts";
import type { LessonScore } from "./lessonScore.ts";
import type { WireDate } from "./wireDate.ts";

/**
 * A lesson in a record. The ids that lead to its questions are read from `score.id` or `scoreId`, and from `registrationId`, `registration.id` or `score.registrationId`.
 */
export interface RecordLesson {
  lessonId: Id;
  /** Name of the lesson. */
  lessonName: string;
  /**
   * Name before a renaming.
   * @nullable
   */
  formerLessonName?: string | null;
  /** True if the lesson ends with questions. */
  lessonHasExam?: boolean;
  /** When the lesson was begun. */
  start_date?: WireDate | null;
  /** When the lesson was finished. */
  end_date?: WireDate | null;
  /** The same under another spelling. Clients read whichever of `start_date`, `startDate` and `start` is there. */
  startDate?: WireDate | null;
  /** The same under another spelling. Clients read whichever of `start_date`, `startDate` and `start` is there. */
  start?: WireDate | null;
  /** The same under another spelling. Clients read whichever of `end_date`, `endDate` and `end` is there. */
  endDate?: WireDate | null;
  /** The same under another spelling. Clients read whichever of `end_date`, `endDate` and `end` is there. */
  end?: WireDate | null;
  scoreId?: Id;
  registrationId?: Id;
  /** The registration the score belongs to. */
  registration?: LessonRegistration | null;
  /** Score of the lesson. Null until it was scored. */
  score?: LessonScore | null;
}

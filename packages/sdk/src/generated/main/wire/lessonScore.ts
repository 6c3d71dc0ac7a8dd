/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";

/**
 * Best score of a lesson in a record.
 */
export interface LessonScore {
  id?: Id;
  registrationId?: Id;
  /**
   * Questions answered correctly.
   * @minimum 0
   */
  correctQuestions: number;
  /**
   * Questions asked.
   * @minimum 0
   */
  totalQuestions: number;
}

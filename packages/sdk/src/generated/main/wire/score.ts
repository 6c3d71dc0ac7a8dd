/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { ScoreQuestion } from "./scoreQuestion.ts";
import type { WireDate } from "./wireDate.ts";

/**
 * All attempts at a lesson's questions, the oldest first.
 */
export interface Score {
  /** When the last attempt began. */
  started_at?: WireDate | null;
  /** When the last attempt ended. */
  completed_at?: WireDate | null;
  /**
   * Questions answered correctly in the last attempt.
   * @minimum 0
   */
  correctQuestions: number;
  /**
   * Questions of one attempt.
   * @minimum 0
   */
  totalQuestions: number;
  /** Questions of every attempt. */
  questions: ScoreQuestion[];
}

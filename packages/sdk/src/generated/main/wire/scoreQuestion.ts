/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { AnswerText } from "./answerText.ts";
import type { Id } from "./id.ts";

/**
 * A question and how it was answered.
 */
export interface ScoreQuestion {
  answerId: Id;
  /** The question, possibly with HTML. Treat it as untrusted. */
  description: string;
  /** The word `correct`, or anything else for a wrong answer. */
  result: string;
  learnerResponse?: AnswerText;
  correctResponses?: AnswerText;
}

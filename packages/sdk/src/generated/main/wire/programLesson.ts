/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";

/**
 * A lesson of a program.
 */
export interface ProgramLesson {
  lesson_id: Id;
  /** Name of the lesson. */
  name: string;
}

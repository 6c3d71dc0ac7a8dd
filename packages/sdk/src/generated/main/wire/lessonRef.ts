/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";

/**
 * A lesson by id and name.
 */
export interface LessonRef {
  id?: Id;
  /** Name of the lesson. */
  name: string;
}

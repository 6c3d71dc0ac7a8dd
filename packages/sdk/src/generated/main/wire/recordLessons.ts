/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { RecordLesson } from "./recordLesson.ts";

/**
 * Lessons of a topic by version of its content.
 */
export interface RecordLessons {
  /** Lessons of the content in force. */
  currentVersion: RecordLesson[];
  /** Lessons of the content before, when there was one. */
  previousVersion?: RecordLesson[];
}

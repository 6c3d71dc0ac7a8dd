/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { LessonRef } from "./lessonRef.ts";

/**
 * A lesson, by name or as an object with its name.
 */
export type LessonLabel = string | LessonRef;

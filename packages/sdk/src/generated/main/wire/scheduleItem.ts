/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { ScheduleLesson } from "./scheduleLesson.ts";
import type { ScheduleTopic } from "./scheduleTopic.ts";
import type { WireDate } from "./wireDate.ts";

/**
 * A lesson and the day it opens.
 */
export interface ScheduleItem {
  lesson: ScheduleLesson;
  topic: ScheduleTopic;
  date: WireDate;
}

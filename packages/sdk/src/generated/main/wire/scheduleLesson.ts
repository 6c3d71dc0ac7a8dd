/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { StatusCode } from "./statusCode.ts";

/**
 * The lesson of a schedule item.
 */
export interface ScheduleLesson {
  /** Name of the lesson. */
  name: string;
  status?: StatusCode;
}

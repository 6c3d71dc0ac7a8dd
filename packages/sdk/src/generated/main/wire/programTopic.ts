/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";
import type { ProgramLesson } from "./programLesson.ts";
import type { StatusCode } from "./statusCode.ts";

/**
 * A topic that the trainee has to keep current.
 */
export interface ProgramTopic {
  id: Id;
  /** Name of the topic. */
  name: string;
  status?: StatusCode;
  /** How often the topic comes round, in words. */
  frequency?: string;
  /** Delivered in its season. */
  seasonal?: boolean;
  /** Part of a compressed or start-up program. */
  compressed?: boolean;
  /** Expires on a calendar day. */
  expiration?: boolean;
  /** Belongs to International Procedures. */
  international_procedures?: boolean;
  /** Lessons of the topic, in order. */
  lessonList: ProgramLesson[];
}

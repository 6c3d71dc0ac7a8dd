/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { ProgramTopic } from "./programTopic.ts";

/**
 * Everything a trainee has to keep current.
 */
export interface Program {
  /** Topics of the program. */
  topicList: ProgramTopic[];
}

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { RecordTopic } from "./recordTopic.ts";

/**
 * A training record as it stood on a day.
 */
export interface TrainingRecord {
  /** Topics of the record. */
  topics: RecordTopic[];
}

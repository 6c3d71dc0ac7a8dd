import type { RegistrationStatus, TopicRow } from "../model/rows.ts";

/** Days count from the first day of the data. */
export interface TopicPlan {
  topic: TopicRow;
  /** Negative when expired; null when never completed. */
  expiresIn: number | null;
  /** Completed lessons of the current round; by default all that were due. */
  done?: number;
  /** Days since delivery of open lessons, in order. */
  open?: readonly number[];
  /** Status of the open lessons. */
  status?: RegistrationStatus;
  /** False plans no further round. */
  next?: boolean;
  /** Days left to finish a compressed program. */
  compressedFor?: number;
  /** An earlier round was begun and replaced by a new version. */
  superseded?: boolean;
  /** Attempts per exam; by default one or two. */
  attempts?: number;
}

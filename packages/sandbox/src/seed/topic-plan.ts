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
  /** Of the open lessons. */
  status?: RegistrationStatus;
  /** False: no further round is planned. */
  next?: boolean;
  /** Days left to finish a compressed program. */
  compressedFor?: number;
  /** A round of the version before was begun and replaced. */
  superseded?: boolean;
  /** Per exam; by default one or two. */
  attempts?: number;
}

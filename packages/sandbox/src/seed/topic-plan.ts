import type { RegistrationStatus, TopicRow } from "../model/rows.ts";

/** Plan of one topic of one person; days count from the first day of the data. */
export interface TopicPlan {
  topic: TopicRow;
  /** Days until expiry, negative when it has passed; null when the topic was never completed. */
  expiresIn: number | null;
  /** Lessons of the round under way that are completed; by default all that were due. */
  done?: number;
  /** Days since delivery of the lessons that are delivered and still open, in order. */
  open?: readonly number[];
  /** Registration status of the open lessons. */
  status?: RegistrationStatus;
  /** False: no further round is planned. */
  next?: boolean;
  /** Compressed program: days left to finish it. */
  compressedFor?: number;
  /** A round of the version before was begun and replaced. */
  superseded?: boolean;
  /** Attempts each exam took; by default one or two. */
  attempts?: number;
}

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { CertificateRef } from "./certificateRef.ts";
import type { Id } from "./id.ts";
import type { RecordLessons } from "./recordLessons.ts";
import type { StatusCode } from "./statusCode.ts";
import type { WireDate } from "./wireDate.ts";

/**
 * A topic in a record. The premium tier sends `topicId` and `lessons`, the essentials tier `id` and `certificate`.
 */
export interface RecordTopic {
  topicId?: Id;
  id?: Id;
  status?: StatusCode;
  /** Name of the topic. */
  topicName: string;
  /**
   * Name before a renaming.
   * @nullable
   */
  formerTopicName?: string | null;
  /** How often the topic comes round, in words. `Initial only` has rules of its own. */
  periodicity?: string;
  /** When the topic was last completed. */
  completed_at?: WireDate | null;
  /** When the topic expires. */
  expiry?: WireDate | null;
  /** True if the previous version was completed in full. */
  isTopicCompleted?: boolean;
  /** Certificate of the topic, in the essentials tier. */
  certificate?: CertificateRef | null;
  /** Delivered in its season. */
  seasonal?: boolean;
  /** Part of a compressed or start-up program. */
  compressed?: boolean;
  /** Expires on a calendar day. */
  expiration?: boolean;
  /** Belongs to International Procedures. */
  international_procedures?: boolean;
  lessons?: RecordLessons;
}

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { StatusCode } from "./statusCode.ts";

/**
 * The topic of a schedule item.
 */
export interface ScheduleTopic {
  /** Name of the topic. */
  name: string;
  status?: StatusCode;
  /** Delivered in its season. */
  seasonal?: boolean;
  /** Part of a compressed or start-up program. */
  compressed?: boolean;
  /** Expires on a calendar day. */
  expiration?: boolean;
  /** Belongs to International Procedures. */
  international_procedures?: boolean;
}

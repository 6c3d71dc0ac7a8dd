/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { EventStatus } from "./eventStatus.ts";
import type { Id } from "./id.ts";
import type { WireDate } from "./wireDate.ts";

/**
 * An event or document in a list. Notes, files, and who is warned when, are only in its own reply.
 */
export interface EventListItem {
  id: Id;
  /** Name of the event, where the server keeps one besides the description. */
  name?: string;
  /** Name of the event, such as a licence or a medical. */
  description: string;
  /** When it was issued. */
  issued_at?: WireDate | null;
  /** When it expires. */
  expiry_at?: WireDate | null;
  /** False once archived. */
  is_active: boolean;
  /** When it was archived. */
  deleted_at?: WireDate | null;
  status?: EventStatus;
  /**
   * How many files are attached.
   * @minimum 0
   */
  files_count?: number;
}

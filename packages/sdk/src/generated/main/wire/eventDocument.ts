/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { EventFile } from "./eventFile.ts";
import type { EventReminder } from "./eventReminder.ts";
import type { EventStatus } from "./eventStatus.ts";
import type { Id } from "./id.ts";
import type { WireDate } from "./wireDate.ts";

/**
 * An event or document with dates, warnings and files, such as a licence or a medical certificate.
 */
export interface EventDocument {
  id: Id;
  /** Name of the event, where the server keeps one besides the description. */
  name?: string;
  /** Name of the event, such as a licence or a medical. */
  description: string;
  /**
   * Rich text as HTML. Treat it as untrusted.
   * @nullable
   */
  notes?: string | null;
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
  /** The attached files. Lists may leave them out. */
  files?: EventFile[];
  /** True if warnings go to the manager. Always sent, since a save sends it back. */
  manager: boolean;
  /** True if warnings go to the trainee. Always sent, since a save sends it back. */
  trainee: boolean;
  /** Warnings before expiry, an empty list for none. Three of them are shown; missing ones count as 0 days. */
  reminders: EventReminder[];
}

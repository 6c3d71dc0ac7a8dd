/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { EventReminderInput } from './eventReminderInput.ts';

/**
 * A new event as form fields.
 */
export interface EventCreateForm {
  /**
     * What the event is.
     * @minLength 1
     */
  description: string;
  /** Rich text as HTML. */
  notes?: string;
  /** When it was issued, `YYYY-MM-DD`. */
  issued_at?: string;
  /** When it expires, `YYYY-MM-DD`. */
  expiry_at?: string;
  /** Whether warnings go to the manager. Sent as 1 or 0; a missing field counts as off. */
  manager?: boolean;
  /** Whether warnings go to the trainee. Sent as 1 or 0; a missing field counts as off. */
  trainee?: boolean;
  /** Three warnings, sent as `reminders[0][key]`, `reminders[0][value]` and so on. */
  reminders?: EventReminderInput[];
  /** Files to attach, sent as `files[0]`, `files[1]` and so on. */
  files?: (Blob | File)[];
}

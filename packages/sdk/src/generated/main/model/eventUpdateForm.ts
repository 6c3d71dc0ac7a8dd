/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { EventReminderInput } from './eventReminderInput.ts';
import type { MethodOverride } from './methodOverride.ts';

/**
 * An event's new state as form fields. Text and dates that are sent empty are cleared. New files are added to the attached ones.
 */
export interface EventUpdateForm {
  _method: MethodOverride;
  /**
     * What the event is.
     * @minLength 1
     */
  description: string;
  /** Rich text as HTML. Empty clears it. */
  notes?: string;
  /** When it was issued, `YYYY-MM-DD`. Empty clears it. */
  issued_at?: string;
  /** When it expires, `YYYY-MM-DD`. Empty clears it. */
  expiry_at?: string;
  /** Whether warnings go to the manager. Sent as 1 or 0; a missing field counts as off. */
  manager?: boolean;
  /** Whether warnings go to the trainee. Sent as 1 or 0; a missing field counts as off. */
  trainee?: boolean;
  /** Three warnings, sent as `reminders[0][key]`, `reminders[0][value]` and so on. */
  reminders?: EventReminderInput[];
  /** Files to add, sent as `files[0]`, `files[1]` and so on. */
  files?: (Blob | File)[];
}

/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { DateField } from "./dateField.ts";
import type { EventReminderInput } from "./eventReminderInput.ts";
import type { FormSwitch } from "./formSwitch.ts";
import type { MethodOverride } from "./methodOverride.ts";

/**
 * An event's new state as form fields. Text and dates that are sent empty are cleared. New files are added to the attached ones.
 */
export interface EventUpdateForm {
  _method: MethodOverride;
  /**
   * Name of the event, such as a licence or a medical.
   * @minLength 1
   * @maxLength 255
   */
  description: string;
  /**
   * Rich text as HTML. Empty clears it.
   * @maxLength 65535
   */
  notes?: string;
  /** When it was issued, `YYYY-MM-DD`. Empty clears it. */
  issued_at?: DateField;
  /** When it expires, `YYYY-MM-DD`. Empty clears it. */
  expiry_at?: DateField;
  /** True if warnings go to the manager. A missing field counts as off. */
  manager?: FormSwitch;
  /** True if warnings go to the trainee. A missing field counts as off. */
  trainee?: FormSwitch;
  /**
   * Up to three warnings, sent as `reminders[0][key]`, `reminders[0][value]` and so on. Whole days, 0 or more.
   * @maxItems 3
   */
  reminders?: EventReminderInput[];
  /** Files to add, sent as `files[0]`, `files[1]` and so on. Hosts limit how many an event holds and how large each is, and refuse the whole form with 422 by `files` or `files.1`; the sandbox takes 20 for an event, 64 MB each. */
  files?: (Blob | File)[];
}

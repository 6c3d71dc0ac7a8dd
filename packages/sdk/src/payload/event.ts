import type { EventCreateForm } from "../generated/main/model/eventCreateForm.ts";
import type { EventReminderInput } from "../generated/main/model/eventReminderInput.ts";
import type { EventUpdateForm } from "../generated/main/model/eventUpdateForm.ts";
import { keepEmptied } from "../http/form-data.ts";
import { EVENT_REMINDERS, readEvent, type Event } from "../model/event.ts";

/**
 * An event as a form holds it (training 3.9): fields of its own, and files to add. While it is edited a day
 * may be '' for none, and notes may be markup without any text. Reminders are as typed, up to three; '0' or
 * '' for no warning.
 */
export interface EventDraft extends Pick<
  Event,
  "description" | "notes" | "issuedAt" | "expiryAt" | "manager" | "trainee" | "reminders"
> {
  /** Files to attach. Those that are attached already stay as they are. */
  files: readonly File[];
}

/** The form of an event as it is; of a new one without it. Attached files are no part of it. */
export function eventDraft(event: Event = readEvent(null)): EventDraft {
  const { description, notes, issuedAt, expiryAt, manager, trainee, reminders } = event;
  return { description, notes, issuedAt, expiryAt, manager, trainee, reminders, files: [] };
}

/**
 * The form of an event (training 7.3, decisions: shapes sent), for `toFormData`.
 *
 * - Switches are always there, so that one can be turned off.
 * - An empty text or date is left out; one that `before` has is sent as '' and so cleared.
 * - Always three reminders, whole numbers from 0 on as text.
 * - With `before` it is an update (`_method`: PUT). Attached files are never part of it.
 *
 * @param before the event as it was when the form was opened; none for a new one
 */
export function eventPayload(draft: EventDraft): EventCreateForm;
export function eventPayload(draft: EventDraft, before: Event): EventUpdateForm;
export function eventPayload(draft: EventDraft, before?: Event): EventCreateForm | EventUpdateForm {
  const texts = {
    notes: hasText(draft.notes) ? draft.notes : "",
    issued_at: draft.issuedAt,
    expiry_at: draft.expiryAt,
  };
  const had = before && {
    notes: before.notes,
    issued_at: before.issuedAt,
    expiry_at: before.expiryAt,
  };
  const form: EventCreateForm = {
    // never left out: a description there must be, and the server says so of an empty one
    description: draft.description.trim(),
    ...keepEmptied(texts, had),
    manager: draft.manager ? "1" : "0",
    trainee: draft.trainee ? "1" : "0",
    reminders: remindersOf(draft.reminders),
    ...(draft.files.length > 0 && { files: [...draft.files] }),
  };
  return before ? { _method: "PUT", ...form } : form;
}

/** What an editor leaves behind when everything in it was deleted. */
const EMPTY_MARKUP = /<\/?(?:p|br|div|span|ul|ol|li)\b[^>]*>|&nbsp;|\s/gi;

function hasText(html: string): boolean {
  return html.replace(EMPTY_MARKUP, "") !== "";
}

function remindersOf(typed: readonly string[]): EventReminderInput[] {
  return Array.from({ length: EVENT_REMINDERS }, (_, index) => ({
    key: "days",
    value: wholeDays(typed[index] ?? ""),
  }));
}

/** Days as a whole number from 0 on, as text (training 5). */
function wholeDays(typed: string): string {
  const days = Math.trunc(Number(typed));
  return days > 0 ? String(Math.min(days, Number.MAX_SAFE_INTEGER)) : "0";
}

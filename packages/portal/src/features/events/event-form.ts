import { type Event, type EventDraft, type EventSummary, isArchivedEvent } from "@recurrent/sdk";
import { displayFileName, EVENT_FIELDS, WARNINGS_LABEL } from "@recurrent/ui-kit";
import type { Reconciled } from "../../shared/forms/useEditForm.ts";
import { type MergeFields, plainFields, type ReadOnlyField } from "../../shared/forms/merge.ts";
import { isSameLine } from "../../shared/forms/same-value.ts";

const warningsOf = (key: "manager" | "trainee") => `${WARNINGS_LABEL}: ${EVENT_FIELDS[key].label}`;

export const EVENT_MERGE_FIELDS: MergeFields<EventDraft> = {
  ...plainFields(EVENT_FIELDS, ["description", "issuedAt", "expiryAt"]),
  notes: [{ id: "notes", label: EVENT_FIELDS.notes.label, show: ({ notes }) => ({ html: notes }) }],
  manager: [{ id: "manager", label: warningsOf("manager") }],
  trainee: [{ id: "trainee", label: warningsOf("trainee") }],
  reminders: [
    {
      id: "reminders",
      label: EVENT_FIELDS.reminders.label,
      show: ({ reminders }) => reminders.join(", "),
    },
  ],
  // New files conflict with nothing; `readOnlyEventFields` compares the stored ones.
  files: [],
};

/** @param deletedFileIds ids of files deleted in this form */
export function readOnlyEventFields(
  event: Event,
  deletedFileIds: readonly string[],
): ReadOnlyField[] {
  const files = event.files.filter(({ id }) => !deletedFileIds.includes(id));
  return [
    { label: "State", value: isArchivedEvent(event) ? "Archived" : "Active" },
    { label: "Attachments", value: files.map(({ originalName }) => displayFileName(originalName)) },
  ];
}

/** The description of the event that an attempt without a reply has created, or null. */
export function findEvent(
  { description, issuedAt, expiryAt }: EventDraft,
  events: readonly EventSummary[],
): string | null {
  const found = events.find(
    (event) =>
      isSameLine(event.description, description) &&
      (event.issuedAt ?? "") === (issuedAt ?? "") &&
      (event.expiryAt ?? "") === (expiryAt ?? ""),
  );
  return found?.description ?? null;
}

/** Drops chosen files that an attempt without a reply has attached, by their names. */
export function reconcileEvent(
  draft: EventDraft,
  before: Event,
  now: Event,
): Reconciled<EventDraft, Event> {
  const added = now.files.filter(({ id }) => before.files.every((file) => file.id !== id));
  const others = [...added];
  const files = draft.files.filter(({ name }) => {
    const at = others.findIndex(({ originalName }) => originalName === name);
    if (at !== -1) others.splice(at, 1);
    return at === -1;
  });
  const attached = added.filter((file) => !others.includes(file));
  const names = attached.map(({ originalName }) => displayFileName(originalName)).join(", ");
  return {
    values: { ...draft, files },
    before: { ...before, files: [...before.files, ...attached] },
    note:
      names === ""
        ? undefined
        : `We could not confirm your last attempt, but it attached ${names}. That was not sent again.`,
  };
}

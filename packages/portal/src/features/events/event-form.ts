import { type Event, type EventDraft, isArchivedEvent } from "@recurrent/sdk";
import { EVENT_FIELDS, WARNINGS_LABEL } from "@recurrent/ui-kit";
import { type MergeFields, plainFields, type ReadOnlyField } from "../../shared/forms/values.ts";

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
    { label: "Attachments", value: files.map(({ originalName }) => originalName) },
  ];
}

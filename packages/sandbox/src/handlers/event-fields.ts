import { mainEntities } from "@recurrent/sdk/schemas";
import { type Day, parseDay } from "../rules/days.ts";
import type { EventRow } from "../world/rows.ts";
import { Fields, fieldsOf } from "./fields.ts";
import { Upload } from "./upload.ts";

/** Files an event can hold, those attached before included. */
export const MOST_FILES = 20;

/** Bytes a file can have: 64 MB. */
export const LARGEST_FILE = 64 * 1024 * 1024;

type EventFields = Fields<typeof mainEntities.EventUpdateForm.shape>;

/**
 * Reads the form of an event (training 3.9, 7.3). Texts, dates and reminders that are absent stay as
 * they were, empty ones are cleared; a switch that is absent is off. An expiry before the day of issue
 * is taken (decisions: Forms).
 *
 * @param before the event that is changed; null for a new one
 * @throws Refusal 422 with every field that is wrong
 */
export function readEventForm(body: unknown, before: EventRow | null) {
  // a new event is sent with a part of this
  const fields: EventFields = new Fields(mainEntities.EventUpdateForm, asInForm(fieldsOf(body)));
  if (before !== null) {
    fields.read("_method");
  }
  const day = (field: "issued_at" | "expiry_at", otherwise: Day | null | undefined) => {
    const text = fields.read(field);
    return text === undefined ? (otherwise ?? null) : parseDay(text);
  };
  const content = {
    description: fields.text("description"),
    notes: fields.read("notes") ?? before?.notes ?? "",
    issuedAt: day("issued_at", before?.issuedAt),
    expiryAt: day("expiry_at", before?.expiryAt),
    manager: fields.read("manager") === "1",
    trainee: fields.read("trainee") === "1",
    reminders: daysIn(fields) ?? before?.reminders ?? [0, 0, 0],
    /** Files to attach, in the order given. */
    uploads: readFiles(fields, before?.fileIds.length ?? 0),
  };
  fields.check();
  return content;
}

const SWITCHES: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  ...["true", 1, true].map((on) => [on, "1"] as const),
  ...["false", "", 0, false, null].map((off) => [off, "0"] as const),
]);

/**
 * The fields as a form of the contract holds them, whether they came in a form or as JSON: switches in
 * any of the styles of training 7.3, nothing as empty text, days as text.
 */
function asInForm(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { _method: method, manager, trainee, reminders } = body;
  return {
    ...Object.fromEntries(Object.entries(body).map(([field, value]) => [field, value ?? ""])),
    _method: String(method).toUpperCase(),
    manager: SWITCHES.get(manager) ?? manager,
    trainee: SWITCHES.get(trainee) ?? trainee,
    reminders: Array.isArray(reminders)
      ? reminders.map(fieldsOf).map(({ key, value }) => ({
          key,
          value: typeof value === "number" ? String(value) : value,
        }))
      : reminders === "" || reminders === null
        ? undefined
        : reminders,
  };
}

/** Days of the three reminders that an event has (training 9). */
function daysIn(fields: EventFields): number[] | undefined {
  const days = fields.read("reminders")?.map(({ value }) => Number(value));
  return days && [...days, 0, 0, 0].slice(0, 3);
}

function readFiles(fields: EventFields, attached: number): Upload[] {
  const list = [fields.raw("files")].flat().filter(Boolean);
  const files = list.filter((entry) => entry instanceof Upload);
  if (files.length < list.length) {
    fields.refuse("files", "Everything attached must be a file.");
  }
  if (attached + files.length > MOST_FILES) {
    fields.refuse("files", `An event can hold ${MOST_FILES} files.`);
  }
  for (const [index, { name, size }] of files.entries()) {
    if (size > LARGEST_FILE) {
      fields.refuse(`files.${index}`, `The file '${name}' is greater than 64 MB.`);
    }
  }
  return files;
}

import { type Day, parseDay } from "../rules/days.ts";
import type { EventRow } from "../world/rows.ts";
import { FieldReader, isRecord } from "./fields.ts";
import { Upload } from "./upload.ts";

/** Files an event can hold, those attached before included. */
export const MOST_FILES = 20;

/** Bytes a file can have: 64 MB. */
export const LARGEST_FILE = 64 * 1024 * 1024;

/** Characters of notes, markup included. */
const LONGEST_NOTES = 65_535;

/** An event has three reminders (training 9). */
const REMINDERS = 3;

/** What a form says of an event. */
export interface EventContent extends Pick<
  EventRow,
  "description" | "notes" | "issuedAt" | "expiryAt" | "manager" | "trainee" | "reminders"
> {
  /** Files to attach, in the order given. */
  uploads: Upload[];
}

/**
 * Reads the form of an event (training 3.9, 7.3). Texts, dates and reminders that are absent stay as
 * they were, empty ones are cleared; a switch that is absent is off. An expiry before the day of issue
 * is taken (decisions: Forms).
 *
 * @param before the event that is changed; null for a new one
 * @throws Refusal 422 with every field that is wrong
 */
export function readEventForm(body: unknown, before: EventRow | null): EventContent {
  const fields = new FieldReader(body);
  if (before !== null && String(fields.raw("_method")).toUpperCase() !== "PUT") {
    fields.refuse("_method", "A form that changes an event must say _method PUT.");
  }
  const content = {
    description: fields.required("description", "description"),
    notes: readNotes(fields) ?? before?.notes ?? "",
    issuedAt: readDay(fields, "issued_at", "date of issue", before?.issuedAt ?? null),
    expiryAt: readDay(fields, "expiry_at", "expiry date", before?.expiryAt ?? null),
    manager: readSwitch(fields, "manager"),
    trainee: readSwitch(fields, "trainee"),
    reminders: readReminders(fields) ?? before?.reminders ?? [0, 0, 0],
    uploads: readFiles(fields, before?.fileIds.length ?? 0),
  };
  fields.check();
  return content;
}

function readNotes(fields: FieldReader): string | undefined {
  const notes = fields.raw("notes");
  if (notes === undefined || notes === null) {
    return notes === null ? "" : undefined;
  }
  if (typeof notes !== "string") {
    fields.refuse("notes", "The notes must be a text.");
    return "";
  }
  if (notes.length > LONGEST_NOTES) {
    fields.refuse("notes", `The notes may not be greater than ${LONGEST_NOTES} characters.`);
  }
  return notes;
}

function readDay(fields: FieldReader, field: string, label: string, otherwise: Day | null) {
  const value = fields.raw(field);
  if (value === undefined) {
    return otherwise;
  }
  if (value === null || value === "") {
    return null;
  }
  const day = typeof value === "string" ? parseDay(value) : null;
  if (day === null) {
    fields.refuse(field, `The ${label} is not a valid date (YYYY-MM-DD).`);
  }
  return day;
}

const ON: ReadonlySet<unknown> = new Set(["1", "true", 1, true]);
const OFF: ReadonlySet<unknown> = new Set(["0", "false", "", 0, false, null, undefined]);

/** Both styles of training 7.3: 1 and 0, or 1 and nothing. */
function readSwitch(fields: FieldReader, field: string): boolean {
  const value = fields.raw(field);
  if (!ON.has(value) && !OFF.has(value)) {
    fields.refuse(field, `The ${field} field must be true or false.`);
  }
  return ON.has(value);
}

function readReminders(fields: FieldReader): number[] | undefined {
  const value = fields.raw("reminders");
  if (value === undefined || value === null || value === "") {
    return undefined;
  }
  if (!Array.isArray(value) || value.length > REMINDERS) {
    fields.refuse("reminders", `The reminders must be a list of up to ${REMINDERS}.`);
    return [];
  }
  const days = value.map((entry: unknown, index) => {
    const { key, value: stated } = isRecord(entry) ? entry : {};
    if (key !== "days") {
      fields.refuse(`reminders.${index}.key`, "A reminder counts in days.");
    }
    const read = readWhole(stated);
    if (read === null) {
      fields.refuse(`reminders.${index}.value`, "The days must be a whole number, 0 or more.");
    }
    return read ?? 0;
  });
  return [...days, 0, 0, 0].slice(0, REMINDERS);
}

function readWhole(value: unknown): number | null {
  const number = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

function readFiles(fields: FieldReader, attached: number): Upload[] {
  const value = fields.raw("files") ?? [];
  const list: unknown[] = Array.isArray(value) ? value : [value];
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

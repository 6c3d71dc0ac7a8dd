import { day, moment } from "./dates.ts";
import { readEventStatus, type EventStatusId } from "./event-status.ts";
import {
  asRecord,
  count,
  countOrNull,
  entityIn,
  flag,
  isRecord,
  listIn,
  text,
  type UnknownRecord,
} from "./read.ts";

/** Number of reminders an event has, filled up with zeros (training 3.9). */
export const EVENT_REMINDERS = 3;

/** A file attached to an event. */
export interface EventFile {
  id: string;
  /** The name to save it under, after `safeFileName`. */
  originalName: string;
}

/** A reminder; the value is a whole number of days as text, '0' for none (training 3.9). */
export interface EventReminder {
  key: "days";
  value: string;
}

/** A licence, a qualification or a document of a person (training 3.9). */
export interface Event {
  id: string;
  name: string;
  description: string;
  /** HTML written by others: sanitise it before display. */
  notes: string;
  /** 'YYYY-MM-DD'. */
  issuedAt: string | null;
  /** 'YYYY-MM-DD'. */
  expiryAt: string | null;
  isActive: boolean;
  /** As sent. */
  deletedAt: string | null;
  /** null when the server does not say: see `shownEventStatus`. */
  status: EventStatusId | null;
  filesCount: number;
  files: EventFile[];
  /** Whom the expiry warnings go to. */
  manager: boolean;
  trainee: boolean;
  /** Always three. */
  reminders: EventReminder[];
}

/**
 * An event as a list of events tells of it (training 2.10): notes, files, and who is warned when, are
 * only in its own reply.
 */
export interface EventSummary extends Omit<
  Event,
  "notes" | "files" | "manager" | "trainee" | "reminders" | "filesCount"
> {
  /** null when the list does not say. */
  filesCount: number | null;
}

function readReminders(input: unknown): EventReminder[] {
  const given = listIn(input).map((entry) =>
    String(count(isRecord(entry) ? entry["value"] : entry)),
  );
  return Array.from({ length: EVENT_REMINDERS }, (_, index) => ({
    key: "days",
    value: given[index] ?? "0",
  }));
}

function readFiles(input: unknown): EventFile[] {
  return listIn(input)
    .map((entry) => {
      const file = asRecord(entry);
      return { id: text(file["id"]), originalName: text(file["original_name"] ?? file["name"]) };
    })
    .filter(({ id }) => id !== "");
}

function readSummary(event: UnknownRecord): EventSummary {
  const deletedAt = moment(event["deleted_at"]);
  const stated = event["is_active"] ?? event["isActive"];
  const files = event["files"];
  return {
    id: text(event["id"]),
    name: text(event["name"]),
    description: text(event["description"]),
    issuedAt: day(event["issued_at"]),
    expiryAt: day(event["expiry_at"]),
    isActive: stated === undefined || stated === null ? deletedAt === null : flag(stated),
    deletedAt,
    status: readEventStatus(event["status"]),
    filesCount:
      countOrNull(event["files_count"] ?? event["filesCount"]) ??
      (Array.isArray(files) ? readFiles(files).length : null),
  };
}

/** Reads an event, bare or wrapped in `event` or `data`. */
export function readEvent(input: unknown): Event {
  const event = entityIn(input, "event");
  const { filesCount, ...summary } = readSummary(event);
  const files = readFiles(event["files"]);
  return {
    ...summary,
    notes: text(event["notes"]),
    filesCount: filesCount ?? files.length,
    files,
    manager: flag(event["manager"]),
    trainee: flag(event["trainee"]),
    reminders: readReminders(event["reminders"]),
  };
}

/** Reads a list of events; entries without an id are dropped. */
export function readEvents(input: unknown): EventSummary[] {
  return listIn(input, "events")
    .map((entry) => readSummary(entityIn(entry, "event")))
    .filter(({ id }) => id !== "");
}

import { day, moment } from "./dates.ts";
import { readEventStatus, type EventStatusId } from "./event-status.ts";
import { asRecord, count, entityIn, flag, isRecord, listIn, numberOrNull, text } from "./read.ts";

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

/** Reads an event, bare or wrapped in `event` or `data`. */
export function readEvent(input: unknown): Event {
  const event = entityIn(input, "event");
  const deletedAt = moment(event["deleted_at"]);
  const stated = event["is_active"] ?? event["isActive"];
  const files = readFiles(event["files"]);
  const statedCount = event["files_count"] ?? event["filesCount"];
  return {
    id: text(event["id"]),
    name: text(event["name"]),
    description: text(event["description"]),
    notes: text(event["notes"]),
    issuedAt: day(event["issued_at"]),
    expiryAt: day(event["expiry_at"]),
    isActive: stated === undefined || stated === null ? deletedAt === null : flag(stated),
    deletedAt,
    status: readEventStatus(event["status"]),
    filesCount: numberOrNull(statedCount) === null ? files.length : count(statedCount),
    files,
    manager: flag(event["manager"]),
    trainee: flag(event["trainee"]),
    reminders: readReminders(event["reminders"]),
  };
}

/** Reads a list of events; entries without an id are dropped. */
export function readEvents(input: unknown): Event[] {
  return listIn(input, "events")
    .map(readEvent)
    .filter(({ id }) => id !== "");
}

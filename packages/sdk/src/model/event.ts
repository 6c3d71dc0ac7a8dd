import { daysBetween } from "../calendar-day.ts";
import type * as wire from "../generated/main/wire/index.ts";
import {
  count,
  countOrNull,
  parseCalendarDay,
  entityIn,
  flag,
  flagOrNull,
  isRecord,
  lettersOf,
  listIn,
  parseTimestamp,
  numberOrNull,
  oneOf,
  readEach,
  text,
  textOrNull,
  type Fields,
  type Untrusted,
} from "./read.ts";

/** State of an event; unknown names are kept, other unknown values are "unknown". */
export type EventStatusId = "expired" | "riskOfExpiry" | "current" | (string & {});

const BY_CODE = { 4: "current", 5: "riskOfExpiry", 6: "expired" } as const;

/** Names of some servers, not in the contract. */
const BY_OTHER_NAME = new Map<string, EventStatusId>([
  ["atriskofexpiry", "riskOfExpiry"],
  ["atrisk", "riskOfExpiry"],
  ["completed", "current"],
]);

/** Reads a status, a name or a code; null if unknown. */
export function readEventStatus(input: unknown): EventStatusId | null {
  const known = oneOf(BY_CODE, input) ?? BY_OTHER_NAME.get(lettersOf(input));
  if (known !== undefined) return known;
  return numberOrNull(input) === null ? (textOrNull(input)?.trim() ?? null) : null;
}

/** An event is at risk with fewer days left than this. */
export const EVENT_RISK_DAYS = 30;

/**
 * By the expiry day, on which an event is still valid; without one it is current.
 *
 * @param today 'YYYY-MM-DD' in UTC
 */
export function deriveEventStatus(
  expiryAt: string | null,
  today: string,
): "expired" | "riskOfExpiry" | "current" {
  const days = daysBetween(today, expiryAt ?? "");
  return days < 0 ? "expired" : days < EVENT_RISK_DAYS ? "riskOfExpiry" : "current";
}

/**
 * The server's status, else by the expiry day, on which an event is still valid. An event that is
 * not understood is never current.
 *
 * @param today 'YYYY-MM-DD' in UTC
 */
export function eventStatus(
  event: { status: EventStatusId | null; expiryAt: string | null },
  today: string,
): EventStatusId {
  const derived = deriveEventStatus(event.expiryAt, today);
  const status = event.status ?? derived;
  return status === "unknown" && derived !== "current" ? derived : status;
}

export const EVENT_REMINDERS = 3;

/** Fields of an event in every list. */
export interface EventFields {
  id: string;
  name: string;
  description: string;
  /** 'YYYY-MM-DD'. */
  issuedAt: string | null;
  /** 'YYYY-MM-DD'. */
  expiryAt: string | null;
  /**
   * null if the server does not say: see `eventStatus`. In a list of events or alone, "unknown" if
   * this or the expiry was sent, but cannot be read.
   */
  status: EventStatusId | null;
  /** null if a list does not say. */
  filesCount: number | null;
}

export function readEventFields(
  event: Fields<wire.EventDocument | wire.EventListItem | wire.BoardEvent>,
): EventFields {
  return {
    id: text(event.id),
    name: text(event.name),
    description: text(event.description),
    issuedAt: parseCalendarDay(event.issued_at),
    expiryAt: parseCalendarDay(event.expiry_at),
    status: readEventStatus(event.status),
    filesCount: countOrNull(event.files_count),
  };
}

/** An event in a list, without notes, files and reminders. */
export interface EventSummary extends EventFields {
  isActive: boolean;
  /** What the server sent. */
  deletedAt: string | null;
}

function readSummary(event: Fields<wire.EventDocument | wire.EventListItem>): EventSummary {
  const deletedAt = parseTimestamp(event.deleted_at);
  const fields = readEventFields(event);
  // A status or an expiry that was sent, but cannot be read; zeros are no day.
  if (
    text(event.status).trim() ||
    (fields.expiryAt === null && /[1-9]/.test(JSON.stringify(event.expiry_at)))
  ) {
    fields.status ??= "unknown";
  }
  return {
    ...fields,
    isActive: flagOrNull(event.is_active) ?? deletedAt === null,
    deletedAt,
  };
}

/** Reads events; entries without an id are dropped. */
export function readEvents(reply: Untrusted<wire.EventListItem[]>): EventSummary[] {
  return readEach(reply, readSummary, "events");
}

/** A file of an event. */
export interface EventFile {
  id: string;
  /** Pass it to `safeFileName` before saving. */
  originalName: string;
}

/** A licence, a qualification or a document of a person. */
export interface Event extends EventSummary {
  /** HTML of others: sanitise it before display. */
  notes: string;
  filesCount: number;
  files: EventFile[];
  /** Recipients of warnings about the expiry. */
  manager: boolean;
  trainee: boolean;
  /** Three numbers of days before the expiry, '0' for none. */
  reminders: readonly string[];
}

/** Reads an event, bare or in `event` or `data`. */
export function readEvent(reply: Untrusted<wire.EventDocument>): Event {
  const event = entityIn(reply, "event");
  const summary = readSummary(event);
  const files = readEach(event.files, (file) => ({
    id: text(file.id),
    originalName: text(file.original_name),
  }));
  const reminders = listIn(event.reminders).map((entry) =>
    count(isRecord(entry) ? entry.value : entry),
  );
  return {
    ...summary,
    notes: text(event.notes),
    filesCount: summary.filesCount ?? files.length,
    files,
    manager: flag(event.manager),
    trainee: flag(event.trainee),
    reminders: Array.from({ length: EVENT_REMINDERS }, (_, index) => `${reminders[index] ?? 0}`),
  };
}

/** True if a reply has the event, not only its id or a message. */
export function isCompleteEvent({ id, description }: Event): boolean {
  return id !== "" && description !== "";
}

/** Archived events can be restored. */
export function isArchivedEvent(event: Pick<EventSummary, "isActive" | "deletedAt">): boolean {
  return !event.isActive || event.deletedAt !== null;
}

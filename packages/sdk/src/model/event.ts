import type * as wire from "../generated/main/model/index.ts";
import { day, moment } from "./dates.ts";
import {
  count,
  countOrNull,
  entityIn,
  flag,
  flagOrNull,
  isRecord,
  lettersOf,
  listIn,
  numberOrNull,
  oneOf,
  readEach,
  text,
  textOrNull,
  type Fields,
  type Sent,
} from "./read.ts";

/** How an event or document stands; a name that is not known here is kept. */
export type EventStatusId = "expired" | "riskOfExpiry" | "current" | (string & {});

/** Status codes as on topics (training 4.2): the same icons stand for them. */
const BY_CODE = { 4: "current", 5: "riskOfExpiry", 6: "expired" } as const;

/** Names that servers may use besides, though none is documented (training 3.9). */
const BY_OTHER_NAME = new Map<string, EventStatusId>([
  ["atriskofexpiry", "riskOfExpiry"],
  ["atrisk", "riskOfExpiry"],
  ["completed", "current"],
]);

/** Reads a status, a name or a code (decisions: Events); null when missing or an unknown code. */
export function readEventStatus(input: unknown): EventStatusId | null {
  const known = oneOf(BY_CODE, input) ?? BY_OTHER_NAME.get(lettersOf(input));
  if (known !== undefined) return known;
  return numberOrNull(input) === null ? (textOrNull(input)?.trim() ?? null) : null;
}

const DAY_MS = 86_400_000;

/** Fewer days than this to the expiry are a risk (shell 9). */
const RISK_DAYS = 30;

/**
 * The status to show: the server's, or, only where it gives none, the one that follows from the expiry day. An
 * event without an expiry is current.
 *
 * @param today 'YYYY-MM-DD' in UTC. An event is good through its expiry day.
 */
export function shownEventStatus(
  event: { status: EventStatusId | null; expiryAt: string | null },
  today: string,
): EventStatusId {
  if (event.status !== null) return event.status;
  if (event.expiryAt === null) return "current";
  const days = Math.round((Date.parse(event.expiryAt) - Date.parse(today)) / DAY_MS);
  if (days < 0) return "expired";
  return days < RISK_DAYS ? "riskOfExpiry" : "current";
}

/** Number of reminders an event has, filled up with zeros (training 3.9). */
export const EVENT_REMINDERS = 3;

/** A file attached to an event. */
export interface EventFile {
  id: string;
  /** The name to save it under, after `safeFileName`. */
  originalName: string;
}

/**
 * An event as a list of events has it (training 2.10): notes, files, and who is warned when, are only
 * in its own reply.
 */
export interface EventSummary {
  id: string;
  name: string;
  description: string;
  /** 'YYYY-MM-DD'. */
  issuedAt: string | null;
  /** 'YYYY-MM-DD'. */
  expiryAt: string | null;
  isActive: boolean;
  /** As sent. */
  deletedAt: string | null;
  /** null when the server does not say: see `shownEventStatus`. */
  status: EventStatusId | null;
  /** null when the list does not say. */
  filesCount: number | null;
}

/** A licence, a qualification or a document of a person (training 3.9). */
export interface Event extends EventSummary {
  /** HTML written by others: sanitise it before display. */
  notes: string;
  filesCount: number;
  files: EventFile[];
  /** Whom the expiry warnings go to. */
  manager: boolean;
  trainee: boolean;
  /** Three times a whole number of days before the expiry as text, '0' for no warning (training 3.9). */
  reminders: readonly string[];
}

/** Whether an event counts as archived: what can be restored (training 4.6; decisions, Events). */
export function isArchivedEvent({
  isActive,
  deletedAt,
}: Pick<EventSummary, "isActive" | "deletedAt">): boolean {
  return !isActive || deletedAt !== null;
}

function readSummary(event: Fields<wire.EventDocument | wire.EventListItem>): EventSummary {
  const deletedAt = moment(event.deleted_at);
  return {
    id: text(event.id),
    name: text(event.name),
    description: text(event.description),
    issuedAt: day(event.issued_at),
    expiryAt: day(event.expiry_at),
    isActive: flagOrNull(event.is_active) ?? deletedAt === null,
    deletedAt,
    status: readEventStatus(event.status),
    filesCount: countOrNull(event.files_count),
  };
}

function readReminders(input: Sent<wire.EventReminder[]>): string[] {
  const given = listIn(input).map((entry) => count(isRecord(entry) ? entry.value : entry));
  return Array.from({ length: EVENT_REMINDERS }, (_, index) => String(given[index] ?? 0));
}

/** Reads an event, bare or wrapped in `event` or `data`. */
export function readEvent(reply: Sent<wire.EventDocument>): Event {
  const event = entityIn(reply, "event");
  const summary = readSummary(event);
  const files = readEach(event.files, (file) => ({
    id: text(file.id),
    originalName: text(file.original_name),
  }));
  return {
    ...summary,
    notes: text(event.notes),
    filesCount: summary.filesCount ?? files.length,
    files,
    manager: flag(event.manager),
    trainee: flag(event.trainee),
    reminders: readReminders(event.reminders),
  };
}

/** Whether the reply to a write brings the event itself, not only its id or a message. */
export function isWholeEvent(reply: Sent<wire.EventDocument>): boolean {
  const { id, description } = readEvent(reply);
  return id !== "" && description !== "";
}

/** Reads a list of events; entries without an id are dropped. */
export function readEvents(reply: Sent<wire.EventListItem[]>): EventSummary[] {
  return readEach(reply, readSummary, "events");
}

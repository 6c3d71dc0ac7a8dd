/** Events and documents. */
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
export function eventStatus(
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

/** What every reply about an event says. */
export interface EventFacts {
  id: string;
  name: string;
  description: string;
  /** 'YYYY-MM-DD'. */
  issuedAt: string | null;
  /** 'YYYY-MM-DD'. */
  expiryAt: string | null;
  /** null when the server does not say: see `eventStatus`; on a board the card's state applies then. */
  status: EventStatusId | null;
  /** null when a list does not say. */
  filesCount: number | null;
}

/** Reads what every reply about an event says. */
export function readEventFacts(
  event: Fields<wire.EventDocument | wire.EventListItem | wire.BoardEvent>,
): EventFacts {
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

/**
 * An event as a list of events has it (training 2.10): notes, files, and who is warned when, are only
 * in its own reply.
 */
export interface EventSummary extends EventFacts {
  isActive: boolean;
  /** As sent. */
  deletedAt: string | null;
}

function readSummary(event: Fields<wire.EventDocument | wire.EventListItem>): EventSummary {
  const deletedAt = parseTimestamp(event.deleted_at);
  return {
    ...readEventFacts(event),
    isActive: flagOrNull(event.is_active) ?? deletedAt === null,
    deletedAt,
  };
}

/** Reads a list of events; entries without an id are dropped. */
export function readEvents(reply: Untrusted<wire.EventListItem[]>): EventSummary[] {
  return readEach(reply, readSummary, "events");
}

/** Whether an event counts as archived: what can be restored (training 4.6; decisions, Events). */
export function isArchivedEvent(event: Pick<EventSummary, "isActive" | "deletedAt">): boolean {
  return !event.isActive || event.deletedAt !== null;
}

/** A file attached to an event. */
export interface EventFile {
  id: string;
  /** The name to save it under, after `safeFileName`. */
  originalName: string;
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

/** Reads an event, bare or wrapped in `event` or `data`. */
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

/** Whether the reply to a write has brought the event itself, not only its id or a message. */
export function isCompleteEvent({ id, description }: Event): boolean {
  return id !== "" && description !== "";
}

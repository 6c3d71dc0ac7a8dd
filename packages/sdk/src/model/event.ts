/** Events and documents, and the boards that show people and events by their state. */
import type * as wire from "../generated/main/model/index.ts";
import {
  asRecord,
  count,
  countOrNull,
  day,
  entityIn,
  firstText,
  flag,
  flagOrNull,
  isRecord,
  lettersOf,
  listIn,
  moment,
  numberOrNull,
  oneOf,
  readEach,
  readFullName,
  readSuspend,
  recordsIn,
  suspendIn,
  text,
  textOrNull,
  type Fields,
  type Sent,
  type SentList,
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

/** What every reply about an event says. */
function readEventFacts(event: Fields<wire.EventDocument | wire.EventListItem | wire.BoardEvent>) {
  return {
    id: text(event.id),
    name: text(event.name),
    description: text(event.description),
    /** 'YYYY-MM-DD'. */
    issuedAt: day(event.issued_at),
    /** 'YYYY-MM-DD'. */
    expiryAt: day(event.expiry_at),
    /** null when the server does not say: see `shownEventStatus`; on a board the card's state applies then. */
    status: readEventStatus(event.status),
    /** null when a list does not say. */
    filesCount: countOrNull(event.files_count),
  };
}

/**
 * An event as a list of events has it (training 2.10): notes, files, and who is warned when, are only
 * in its own reply.
 */
export interface EventSummary extends ReturnType<typeof readSummary> {}

function readSummary(event: Fields<wire.EventDocument | wire.EventListItem>) {
  const deletedAt = moment(event.deleted_at);
  return {
    ...readEventFacts(event),
    isActive: flagOrNull(event.is_active) ?? deletedAt === null,
    /** As sent. */
    deletedAt,
  };
}

/** Reads a list of events; entries without an id are dropped. */
export function readEvents(reply: Sent<wire.EventListItem[]>): EventSummary[] {
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
export function readEvent(reply: Sent<wire.EventDocument>): Event {
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

/** Whether the reply to a write brings the event itself, not only its id or a message. */
export function isWholeEvent(reply: Sent<wire.EventDocument>): boolean {
  const { id, description } = readEvent(reply);
  return id !== "" && description !== "";
}

/** The states of both boards; one that is not known here is kept as the server names it. */
export type BoardStatusId = EventStatusId | "behindSchedule";

/** A state of a board with what is in it. */
export interface BoardCard<Item> {
  id: BoardStatusId;
  /** As the server counts; the length of the list when it does not say. */
  count: number;
  /** The lowest is the most urgent. */
  priority: number;
  list: Item[];
}

/** A state of the training board with its people (shell 2.13). */
export interface TrainingBoardCard extends BoardCard<BoardPerson> {
  /** The tab of the person's page that the names lead to: 'record', 'schedule'. */
  tab: string;
}

/** A state of the event and document board with its events (shell 2.12). */
export type EventBoardCard = BoardCard<BoardEvent>;

/** The states by their priority, where none is sent; those of training are fixed (shell 4). */
const TRAINING_STATES = ["expired", "riskOfExpiry", "behindSchedule", "current"];
const EVENT_STATES = ["expired", "riskOfExpiry", "current"];

/** An unknown state comes after the known ones. */
const LAST = 99;

/** The cards of a reply: a list, under `data`, or an object keyed by state. */
function cardsIn<Item>(reply: SentList<Item>): Extract<Item, object>[] {
  const cards = recordsIn(reply, "cards");
  if (cards.length > 0) return cards;
  return Object.entries(asRecord<unknown>(reply)).flatMap(([id, card]) =>
    isRecord(card) && "list" in card ? [{ id, ...card } as unknown as Extract<Item, object>] : [],
  );
}

function readCard<Item>(
  card: Fields<wire.TrainingBoardCard | wire.EventBoardCard>,
  list: Item[],
  states: readonly string[],
): BoardCard<Item> {
  const sent = text(card.id).trim();
  // In its one spelling: 'risk_of_expiry' and 'RiskOfExpiry' are 'riskOfExpiry'.
  const id = TRAINING_STATES.find((known) => lettersOf(known) === lettersOf(sent)) ?? sent;
  const place = states.indexOf(id);
  return {
    id,
    count: countOrNull(card.count) ?? list.length,
    priority: numberOrNull(card.priority) ?? (place === -1 ? LAST : place),
    list,
  };
}

function inOrder<C extends BoardCard<unknown>>(cards: C[]): C[] {
  return cards
    .filter(({ id }) => id !== "")
    .toSorted((left, right) => left.priority - right.priority);
}

/** A person on the training board. */
export interface BoardPerson extends ReturnType<typeof readBoardPerson> {}

function readBoardPerson(
  person: Fields<wire.TrainingBoardPerson | wire.BoardUser>,
  suspend: Sent<wire.Suspend>,
) {
  return {
    id: text(person.id),
    fullName: readFullName(person),
    /** null when the server does not say. */
    isSuspended: suspend === undefined || suspend === null ? null : readSuspend(suspend).status,
  };
}

/** Reads the training status board, the most urgent card first. */
export function readTrainingBoard(reply: Sent<wire.TrainingBoardCard[]>): TrainingBoardCard[] {
  return inOrder(
    cardsIn(reply).map((card) => {
      const people = readEach(card.list, (person) => {
        const { suspendSetting = suspendIn(person.settings) } = person;
        return readBoardPerson(person, suspendSetting);
      });
      return {
        ...readCard(card, people, TRAINING_STATES),
        tab: firstText(card.tab, "schedule"),
      };
    }),
  );
}

/** An event or document on its board. */
export interface BoardEvent extends ReturnType<typeof readBoardEvent> {}

function readBoardEvent(event: Fields<wire.BoardEvent>) {
  const facts = readEventFacts(event);
  const user = asRecord(event.user);
  return {
    ...facts,
    description: firstText(facts.description, facts.name),
    filesCount: facts.filesCount ?? countOrNull(event.filesCount),
    user: readBoardPerson(user, suspendIn(user.settings)),
  };
}

/** Reads the event and document status board, the most urgent card first. */
export function readEventBoard(reply: Sent<wire.EventBoardCard[]>): EventBoardCard[] {
  return inOrder(
    cardsIn(reply).map((card) =>
      // The list holds events themselves, or stands under `events` of the card's list.
      readCard(card, readEach(card.list, readBoardEvent, "events"), EVENT_STATES),
    ),
  );
}

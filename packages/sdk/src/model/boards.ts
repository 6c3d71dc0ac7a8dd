import type * as wire from "../generated/main/model/index.ts";
import { day } from "./dates.ts";
import { readEventStatus, type EventStatusId } from "./event.ts";
import { readFullName } from "./names.ts";
import {
  asRecord,
  countOrNull,
  firstText,
  isRecord,
  lettersOf,
  numberOrNull,
  readEach,
  recordsIn,
  text,
  type Fields,
  type Sent,
  type SentList,
} from "./read.ts";
import { readSuspend, suspendIn } from "./settings.ts";

/** The states of both boards; one that is not known here is kept as the server names it. */
export type BoardStatusId =
  | "expired"
  | "riskOfExpiry"
  | "behindSchedule"
  | "current"
  | (string & {});

/** A state of a board with what is in it. */
export interface BoardCard<Item> {
  id: BoardStatusId;
  /** As the server counts; the length of the list when it does not say. */
  count: number;
  /** The lowest is the most urgent. */
  priority: number;
  list: Item[];
}

/** A person on the training board. */
export interface BoardPerson {
  id: string;
  fullName: string;
  /** null when the server does not say. */
  isSuspended: boolean | null;
}

/** A state of the training board with its people (shell 2.13). */
export interface TrainingBoardCard extends BoardCard<BoardPerson> {
  /** The tab of the person's page that the names lead to: 'record', 'schedule'. */
  tab: string;
}

/** An event or document on its board. */
export interface BoardEvent {
  id: string;
  name: string;
  description: string;
  /** 'YYYY-MM-DD'. */
  issuedAt: string | null;
  /** 'YYYY-MM-DD'. */
  expiryAt: string | null;
  /** null when the server does not say. */
  filesCount: number | null;
  /** null when the server does not say; the card's state applies then. */
  status: EventStatusId | null;
  user: BoardPerson;
}

/** A state of the event and document board with its events (shell 2.12). */
export type EventBoardCard = BoardCard<BoardEvent>;

/** The states by their priority, where none is sent; those of training are fixed (shell 4). */
const TRAINING_STATES = ["expired", "riskOfExpiry", "behindSchedule", "current"];
const EVENT_STATES = ["expired", "riskOfExpiry", "current"];

/** An unknown state comes after the known ones. */
const LAST = 99;

/** A state's id in its one spelling: 'risk_of_expiry' and 'RiskOfExpiry' are 'riskOfExpiry'. */
function readStatusId(input: unknown): BoardStatusId {
  const id = text(input).trim();
  return TRAINING_STATES.find((known) => lettersOf(known) === lettersOf(id)) ?? id;
}

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
  const id = readStatusId(card.id);
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

function readBoardPerson(
  person: Fields<wire.TrainingBoardPerson | wire.BoardUser>,
  suspend: Sent<wire.Suspend>,
): BoardPerson {
  return {
    id: text(person.id),
    fullName: readFullName(person),
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

function readBoardEvent(event: Fields<wire.BoardEvent>): BoardEvent {
  const user = asRecord(event.user);
  return {
    id: text(event.id),
    name: text(event.name),
    description: firstText(event.description, event.name),
    issuedAt: day(event.issued_at),
    expiryAt: day(event.expiry_at),
    filesCount: countOrNull(event.files_count ?? event.filesCount),
    status: readEventStatus(event.status),
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

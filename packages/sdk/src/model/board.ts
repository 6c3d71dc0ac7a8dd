import type * as wire from "../generated/main/wire/index.ts";
import { type EventFields, type EventStatusId, readEventFields } from "./event.ts";
import {
  asRecord,
  countOrNull,
  firstText,
  isRecord,
  lettersOf,
  numberOrNull,
  readEach,
  readFullName,
  readSuspend,
  recordsIn,
  suspendIn,
  text,
  type Fields,
  type Untrusted,
  type UntrustedList,
} from "./read.ts";

/** States of both boards; unknown names are kept. */
export type BoardStatusId = EventStatusId | "behindSchedule";

/** A state of a board. */
export interface BoardCard<Item> {
  id: BoardStatusId;
  /** Default: the length of the list. */
  count: number;
  /** The lowest is the most urgent. */
  priority: number;
  list: Item[];
}

/** A state of the training board. */
export interface TrainingBoardCard extends BoardCard<BoardPerson> {
  /** The tab of the person's page to open: 'record' or 'schedule'. */
  tab: string;
}

/** A state of the event board. */
export type EventBoardCard = BoardCard<BoardEvent>;

/** By urgency. */
export const TRAINING_STATES = ["expired", "riskOfExpiry", "behindSchedule", "current"] as const;
export const EVENT_STATES = ["expired", "riskOfExpiry", "current"] as const;

/** Unknown states come last. */
const LAST = 99;

/** A list, or an object by state, perhaps in `data`. */
function cardsIn<Item>(reply: UntrustedList<Item>): Extract<Item, object>[] {
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
  const id = TRAINING_STATES.find((known) => lettersOf(known) === lettersOf(sent)) ?? sent;
  const index = states.indexOf(id);
  return {
    id,
    count: countOrNull(card.count) ?? list.length,
    priority: numberOrNull(card.priority) ?? (index === -1 ? LAST : index),
    list,
  };
}

function inOrder<C extends BoardCard<unknown>>(cards: C[]): C[] {
  return cards
    .filter(({ id }) => id !== "")
    .toSorted((left, right) => left.priority - right.priority);
}

/** A person on a board. */
export interface BoardPerson {
  id: string;
  fullName: string;
  /** null if the server does not say. */
  isSuspended: boolean | null;
}

function readBoardPerson(
  person: Fields<wire.TrainingBoardPerson | wire.BoardUser>,
  suspend: Untrusted<wire.Suspend>,
): BoardPerson {
  return {
    id: text(person.id),
    fullName: readFullName(person),
    isSuspended: readSuspend(suspend).status,
  };
}

/** Reads the training board, the most urgent card first. */
export function readTrainingBoard(reply: Untrusted<wire.TrainingBoardCard[]>): TrainingBoardCard[] {
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

/** An event on the event board, with its person. */
export interface BoardEvent extends EventFields {
  user: BoardPerson;
}

function readBoardEvent(event: Fields<wire.BoardEvent>): BoardEvent {
  const common = readEventFields(event);
  const user = asRecord(event.user);
  return {
    ...common,
    description: firstText(common.description, common.name),
    filesCount: common.filesCount ?? countOrNull(event.filesCount),
    user: readBoardPerson(user, suspendIn(user.settings)),
  };
}

/** Reads the event board, the most urgent card first. */
export function readEventBoard(reply: Untrusted<wire.EventBoardCard[]>): EventBoardCard[] {
  return inOrder(
    cardsIn(reply).map((card) =>
      readCard(card, readEach(card.list, readBoardEvent, "events"), EVENT_STATES),
    ),
  );
}

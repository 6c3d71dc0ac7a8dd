import { day } from "./dates.ts";
import { readEventStatus, type EventStatusId } from "./event-status.ts";
import { readFullName } from "./person.ts";
import {
  asRecord,
  count,
  countOrNull,
  firstText,
  isRecord,
  listIn,
  numberOrNull,
  text,
  type UnknownRecord,
} from "./read.ts";
import { readSettings, readSuspend } from "./settings.ts";

/** The states of both boards; one that is not known here is kept as the server names it. */
export type BoardStatusId =
  | "expired"
  | "riskOfExpiry"
  | "behindSchedule"
  | "current"
  | (string & {});

interface Card<Item> {
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
export interface TrainingBoardCard extends Card<BoardPerson> {
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
export type EventBoardCard = Card<BoardEvent>;

/** Training priorities are those of shell 4; the event ones stand in when none is sent. */
const TRAINING_PRIORITY: Readonly<Record<string, number>> = {
  expired: 0,
  riskOfExpiry: 1,
  behindSchedule: 2,
  current: 3,
};
const EVENT_PRIORITY: Readonly<Record<string, number>> = {
  expired: 0,
  riskOfExpiry: 1,
  current: 2,
};

/** An unknown state comes after the known ones. */
const LAST = 99;

const KNOWN_IDS: ReadonlyMap<string, string> = new Map(
  Object.keys(TRAINING_PRIORITY).map((id) => [id.toLowerCase(), id]),
);

/** A state's id in its one spelling: 'risk_of_expiry' and 'RiskOfExpiry' are 'riskOfExpiry'. */
function readStatusId(input: unknown): BoardStatusId {
  const id = text(input).trim();
  return KNOWN_IDS.get(id.toLowerCase().replace(/[^a-z]/g, "")) ?? id;
}

/** The cards of a reply: a list, under `data`, or an object keyed by state. */
function cardsIn(input: unknown): UnknownRecord[] {
  const list = listIn(input, "cards");
  if (list.length > 0 || !isRecord(input)) return list.filter(isRecord);
  return Object.entries(input).flatMap(([id, card]) =>
    isRecord(card) && "list" in card ? [{ id, ...card }] : [],
  );
}

function readCard<Item>(
  card: UnknownRecord,
  list: Item[],
  priorities: Readonly<Record<string, number>>,
): Card<Item> {
  const id = readStatusId(card["id"]);
  return {
    id,
    count: numberOrNull(card["count"]) === null ? list.length : count(card["count"]),
    priority: numberOrNull(card["priority"]) ?? priorities[id] ?? LAST,
    list,
  };
}

function inOrder<C extends Card<unknown>>(cards: C[]): C[] {
  return cards
    .filter(({ id }) => id !== "")
    .toSorted((left, right) => left.priority - right.priority);
}

function readBoardPerson(input: unknown): BoardPerson {
  const person = asRecord(input);
  const inSettings = readSettings(person["settings"])["suspend"];
  const suspend = person["suspendSetting"] === undefined ? inSettings : person["suspendSetting"];
  return {
    id: text(person["id"]),
    fullName: readFullName(person),
    isSuspended: suspend === undefined || suspend === null ? null : readSuspend(suspend).status,
  };
}

function readTrainingCard(card: UnknownRecord): TrainingBoardCard {
  const people = listIn(card["list"])
    .map(readBoardPerson)
    .filter(({ id }) => id !== "");
  return {
    ...readCard(card, people, TRAINING_PRIORITY),
    tab: firstText(card["tab"], "schedule"),
  };
}

/** Reads the training status board, the most urgent card first. */
export function readTrainingBoard(input: unknown): TrainingBoardCard[] {
  return inOrder(cardsIn(input).map(readTrainingCard));
}

function readBoardEvent(input: unknown): BoardEvent {
  const event = asRecord(input);
  return {
    id: text(event["id"]),
    name: text(event["name"]),
    description: firstText(event["description"], event["name"]),
    issuedAt: day(event["issued_at"]),
    expiryAt: day(event["expiry_at"]),
    filesCount: countOrNull(event["files_count"] ?? event["filesCount"]),
    status: readEventStatus(event["status"]),
    user: readBoardPerson(event["user"]),
  };
}

/** Reads the event and document status board, the most urgent card first. */
export function readEventBoard(input: unknown): EventBoardCard[] {
  return inOrder(
    cardsIn(input).map((card) => {
      // The list holds events themselves, or stands under `events` of the card's list.
      const events = listIn(card["list"], "events")
        .map(readBoardEvent)
        .filter(({ id }) => id !== "");
      return readCard(card, events, EVENT_PRIORITY);
    }),
  );
}

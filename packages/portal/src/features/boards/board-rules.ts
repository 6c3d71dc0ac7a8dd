import type { BoardCard, BoardEvent, BoardPerson, EventBoardCard } from "@recurrent/sdk";
import type { TableSort } from "@recurrent/ui-kit";
import type { RouteId } from "../../shared/routes/table.ts";
import { readTable, writeTable } from "../../shared/table-state/address-state.ts";
import { EXPIRES_KEY } from "./expiry/expires-key.ts";

/** Texts of a card, which the server does not send (shell 3). */
export interface CardText {
  readonly title: string;
  readonly tooltip: string;
}

/** By card id (shell 2.13). */
export const TRAINING_CARDS: Readonly<Record<string, CardText>> = {
  expired: { title: "Expired", tooltip: "Expired on one or more topics" },
  riskOfExpiry: {
    title: "At Risk Of Expiry",
    tooltip: "One or more topics expire within 5 days",
  },
  behindSchedule: {
    title: "Behind Schedule",
    tooltip:
      "Trainee has not completed two or more lessons 5 days after delivery or one lesson 30 days after delivery.",
  },
  current: { title: "Current", tooltip: "All topics will remain current for at least 15 days" },
};

/** By card id (shell 2.12). */
export const EVENT_CARDS: Readonly<Record<string, CardText>> = {
  expired: { title: "Expired", tooltip: "Expired events" },
  riskOfExpiry: {
    title: "At Risk Of Expiry",
    tooltip: "Events expires in less than 30 days",
  },
  current: {
    title: "Current",
    tooltip: "All events will remain current for at least 30 days",
  },
};

/** An unknown card shows its id. */
export function cardTextFor(cards: Readonly<Record<string, CardText>>, id: string): CardText {
  return cards[id] ?? { title: id, tooltip: id };
}

export type FilteredCard<Card> = Card & {
  /** The server's count, before filtering. */
  total?: number;
};

/** Filters the rows of the cards; null keeps all. */
export function applyFilter<Row, Card extends BoardCard<Row>>(
  cards: readonly Card[],
  people: ReadonlySet<string> | null,
  personOf: (row: Row) => BoardPerson,
): readonly FilteredCard<Card>[] {
  if (people === null) return cards;
  return cards.map((card) => {
    const list = card.list.filter((row) => people.has(personOf(row).id));
    return { ...card, list, count: list.length, total: card.count };
  });
}

/**
 * The wanted card if it has rows, else the first by priority that has (shell 2.12); null if none
 * has.
 *
 * @param wanted id of the chosen card; null before any choice
 */
export function selectedCard<Card extends Pick<BoardCard<unknown>, "id" | "count" | "priority">>(
  cards: readonly Card[],
  wanted: string | null,
): Card | null {
  const filled = cards.filter((card) => card.count > 0);
  const chosen = filled.find((card) => card.id === wanted);
  return chosen ?? filled.toSorted((a, b) => a.priority - b.priority)[0] ?? null;
}

/** An event without a status gets that of its card. */
export function eventsOnCards(cards: readonly EventBoardCard[]): BoardEvent[] {
  return cards.flatMap(({ id, list }) =>
    list.map((event) => (event.status === null ? { ...event, status: id } : event)),
  );
}

export const BY_NAME: TableSort = { id: "fullName", desc: false };

/** Query key of the selected card; Back and reload return to the same list. */
export const STATUS_KEY = "status";

export const PREVIEW_KEY = "preview";

/** Resets what depends on the people of the list. */
export function writeFirstPage(query: URLSearchParams): void {
  // Column filters belong to the previous rows.
  writeTable(query, { ...readTable(query, BY_NAME), page: 0, filters: {} }, BY_NAME);
  // The list may no longer contain the previewed person.
  query.delete(PREVIEW_KEY);
}

/**
 * Opens another list, without search, filters or page.
 *
 * @param status id of its card; default: the one in the URL
 */
export function writeNewList(query: URLSearchParams, status?: string): void {
  writeFirstPage(query);
  query.delete("q");
  query.delete(EXPIRES_KEY);
  if (status !== undefined) query.set(STATUS_KEY, status);
}

/** A person's tab that a board previews. */
export type PreviewTab = "record" | "schedule" | "events";

/** 'schedule' is the default (shell 2.13). */
export const previewTab = (tab: string): PreviewTab =>
  tab === "record" || tab === "events" ? tab : "schedule";

/** A filter needs access to all pages of its list. */
const PAGES_OF = {
  groups: ["companies_groups@index", "companies_groups@show"],
  people: ["companies_users@active"],
} as const satisfies Readonly<Record<string, readonly RouteId[]>>;

/** By query key; `from` is the list that a filter needs. */
export const FILTERS = {
  group: { label: "Group", from: "groups" },
  manager: { label: "Training manager", from: "groups" },
  role: { label: "Role", from: "people" },
  equipment: { label: "Equipment", from: "people" },
} as const satisfies Readonly<Record<string, { label: string; from: keyof typeof PAGES_OF }>>;

export type FilterKind = keyof typeof FILTERS;
export const FILTER_KINDS = Object.keys(FILTERS) as readonly FilterKind[];

export interface BoardFilter {
  /** Kinds that the user may filter by. */
  readonly kinds: readonly FilterKind[];
  /** Such as 'group=31&group=32&role=21'; '' for none. */
  readonly filterQuery: string;
  /** Kinds of the URL that were left out. */
  readonly ignored: readonly FilterKind[];
}

/** The filter in a board's URL, without kinds that the user may not use. */
export function boardFilter(
  query: URLSearchParams,
  mayOpen: (page: RouteId) => boolean,
): BoardFilter {
  const kinds = FILTER_KINDS.filter((kind) => PAGES_OF[FILTERS[kind].from].every(mayOpen));
  const filterQuery = [...query].filter(
    ([key, value]) => value !== "" && kinds.some((kind) => kind === key),
  );
  const ignored = FILTER_KINDS.filter(
    (kind) => !kinds.includes(kind) && query.getAll(kind).some((id) => id !== ""),
  );
  return { kinds, filterQuery: new URLSearchParams(filterQuery).toString(), ignored };
}

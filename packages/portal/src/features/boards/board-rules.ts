import type { BoardCard, BoardEvent, BoardPerson, EventBoardCard } from "@recurrent/sdk";
import type { TableSort } from "@recurrent/ui-kit";
import type { RouteId } from "../../shared/routes/table.ts";
import { readTable, writeTable } from "../../shared/table-state/address-state.ts";

/** Texts of a card, added by the client (shell 3). */
export interface CardText {
  readonly title: string;
  readonly tooltip: string;
}

/** By id (shell 2.13). */
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

/** By id (shell 2.12). */
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

/** An unknown card is named as the server names it. */
export function cardTextFor(cards: Readonly<Record<string, CardText>>, id: string): CardText {
  return cards[id] ?? { title: id, tooltip: id };
}

export type FilteredCard<Card> = Card & {
  /** Count of the server before filtering. */
  of?: number;
};

/** Filters the rows of the cards; null keeps everybody. */
export function applyFilter<Row, Card extends BoardCard<Row>>(
  cards: readonly Card[],
  people: ReadonlySet<string> | null,
  personOf: (row: Row) => BoardPerson,
): readonly FilteredCard<Card>[] {
  if (people === null) return cards;
  return cards.map((card) => {
    const list = card.list.filter((row) => people.has(personOf(row).id));
    return { ...card, list, count: list.length, of: card.count };
  });
}

/**
 * The wanted card if it has rows, else the one of the lowest priority value that has (shell 2.12).
 * Null when all are empty.
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

/** An event without a state gets that of its card. */
export function eventsIn(cards: readonly EventBoardCard[]): BoardEvent[] {
  return cards.flatMap(({ id, list }) =>
    list.map((event) => (event.status === null ? { ...event, status: id } : event)),
  );
}

export const BY_NAME: TableSort = { id: "fullName", desc: false };

/** Query key of the selected card, so that Back and a reload return to the same list. */
export const STATUS_KEY = "status";

/** Query key of the selected bar of the horizon (`expiry-timeline.ts`). */
export const EXPIRES_KEY = "expires";

/** Query key of the previewed person. */
export const PREVIEW_KEY = "preview";

/** Returns to the first page, for the same list with other people. */
export function writeFirstPage(query: URLSearchParams): void {
  // Filters belong to the former rows.
  writeTable(query, { ...readTable(query, BY_NAME), page: 0, filters: {} }, BY_NAME);
  // The previewed person may be gone.
  query.delete(PREVIEW_KEY);
}

/**
 * Starts another list without search, filter or page.
 *
 * @param status id of its card; left out to keep that of the URL
 */
export function writeNewList(query: URLSearchParams, status?: string): void {
  writeFirstPage(query);
  query.delete("q");
  query.delete(EXPIRES_KEY);
  if (status !== undefined) query.set(STATUS_KEY, status);
}

/** The person's tab that a board previews. */
export type PreviewTab = "record" | "schedule" | "events";

/** 'schedule' is the default (shell 2.13). */
export const previewTab = (tab: string): PreviewTab =>
  tab === "record" || tab === "events" ? tab : "schedule";

/** Pages that one must be allowed to open to filter by it. */
const PAGES_OF = {
  groups: ["companies_groups@index", "companies_groups@show"],
  people: ["companies_users@active"],
} as const satisfies Readonly<Record<string, readonly RouteId[]>>;

/** Query keys of the filters, and the list that each needs. */
export const FILTERS = {
  group: { label: "Group", from: "groups" },
  manager: { label: "Training manager", from: "groups" },
  role: { label: "Role", from: "people" },
  equipment: { label: "Equipment", from: "people" },
} as const satisfies Readonly<Record<string, { label: string; from: keyof typeof PAGES_OF }>>;

export type FilterKind = keyof typeof FILTERS;
export const FILTER_KINDS = Object.keys(FILTERS) as readonly FilterKind[];

/**
 * The filter in the URL of a board, without kinds that the person may not use.
 *
 * @returns `kinds` that the person may filter by; `asked`, the filter as a query of its own
 * ("group=31&group=32&role=21"), '' for none
 */
export function boardFilter(query: URLSearchParams, mayOpen: (page: RouteId) => boolean) {
  const kinds = FILTER_KINDS.filter((kind) => PAGES_OF[FILTERS[kind].from].every(mayOpen));
  const filterQuery = [...query].filter(
    ([key, value]) => value !== "" && kinds.some((kind) => kind === key),
  );
  return { kinds, filterQuery: new URLSearchParams(filterQuery).toString() };
}

/** What a board shows, whom its filter may name, and how its address says both. */
import type { BoardCard, BoardEvent, BoardPerson, EventBoardCard } from "@recurrent/sdk";
import type { TableSort } from "@recurrent/ui-kit";
import type { RouteId } from "../../shared/routes/table.ts";
import { readTable, writeTable } from "../../shared/table-state/address-state.ts";

/** What the client adds to a card of the server (shell 3, Dashboard status card). */
export interface CardFacts {
  readonly title: string;
  readonly tooltip: string;
}

/** The cards of the training board by their id (shell 2.13). */
export const TRAINING_CARDS: Readonly<Record<string, CardFacts>> = {
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

/** The cards of the event and document board by their id (shell 2.12). */
export const EVENT_CARDS: Readonly<Record<string, CardFacts>> = {
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

/** The facts of a card; one of an id unknown here is named as the server names it. */
export function factsOf(cards: Readonly<Record<string, CardFacts>>, id: string): CardFacts {
  return cards[id] ?? { title: id, tooltip: id };
}

/** A card that may be narrowed to some people. */
export type Narrowed<Card> = Card & {
  /** How many the server counts in all, where only some of them are counted. */
  of?: number;
};

/** The cards with those rows alone that are about `people`, and their count; null leaves everybody. */
export function narrowed<Row, Card extends BoardCard<Row>>(
  cards: readonly Card[],
  people: ReadonlySet<string> | null,
  personOf: (row: Row) => BoardPerson,
): readonly Narrowed<Card>[] {
  if (people === null) return cards;
  return cards.map((card) => {
    const list = card.list.filter((row) => people.has(personOf(row).id));
    return { ...card, list, count: list.length, of: card.count };
  });
}

/**
 * The card whose list is shown: the wanted one if it has anything to show, else the one of the
 * lowest priority value that has (shell 2.12). Null when every card is empty.
 *
 * @param wanted id of the card the person chose; null before any choice
 */
export function selectedCard<Card extends Pick<BoardCard<unknown>, "id" | "count" | "priority">>(
  cards: readonly Card[],
  wanted: string | null,
): Card | null {
  const filled = cards.filter((card) => card.count > 0);
  const chosen = filled.find((card) => card.id === wanted);
  return chosen ?? filled.toSorted((a, b) => a.priority - b.priority)[0] ?? null;
}

/** The events of all cards; where one has no state of its own, that of its card is its state. */
export function eventsIn(cards: readonly EventBoardCard[]): BoardEvent[] {
  return cards.flatMap(({ id, list }) =>
    list.map((event) => (event.status === null ? { ...event, status: id } : event)),
  );
}

/** The order of a board at first. */
export const BY_NAME: TableSort = { id: "fullName", desc: false };

/** What the address calls the card that is chosen, so that Back and a reload return to the same list. */
export const STATUS_KEY = "status";

/** What an address calls the part of an expiry horizon (`horizon.ts`) that is listed in place of all. */
export const EXPIRES_KEY = "expires";

/** What the address calls the id of the person who is previewed. */
export const PREVIEW_KEY = "preview";

/** Goes back to the first page, in place, for the same list with other people in it. */
export function writeFirstPage(query: URLSearchParams): void {
  // Filters belong to the rows that were listed.
  writeTable(query, { ...readTable(query, BY_NAME), page: 0, filters: {} }, BY_NAME);
  // Whoever was previewed may not be there any more.
  query.delete(PREVIEW_KEY);
}

/**
 * Begins another list, in place: without search, filter or page, and without what else stood in its place.
 *
 * @param status id of the card whose list it is; left out for the one of the address, or of none
 */
export function writeNewList(query: URLSearchParams, status?: string): void {
  writeFirstPage(query);
  query.delete("q");
  query.delete(EXPIRES_KEY);
  if (status !== undefined) query.set(STATUS_KEY, status);
}

/** What of a person a board previews: the tab of the person's page that its names lead to. */
export type PreviewTab = "record" | "schedule" | "events";

/** The tab a card names, as far as it can be previewed; 'schedule' is the default (shell 2.13). */
export const previewTab = (tab: string): PreviewTab =>
  tab === "record" || tab === "events" ? tab : "schedule";

/** The pages one must be allowed to open to see the groups, or the people. */
const PAGES_OF = {
  groups: ["companies_groups@index", "companies_groups@show"],
  people: ["companies_users@active"],
} as const satisfies Readonly<Record<string, readonly RouteId[]>>;

/** What a board can be filtered by, as the address calls it, and the list that tells who these are. */
export const FILTERS = {
  group: { label: "Group", from: "groups" },
  manager: { label: "Training manager", from: "groups" },
  role: { label: "Role", from: "people" },
  equipment: { label: "Equipment", from: "people" },
} as const satisfies Readonly<Record<string, { label: string; from: keyof typeof PAGES_OF }>>;

export type FilterKind = keyof typeof FILTERS;
export const FILTER_KINDS = Object.keys(FILTERS) as readonly FilterKind[];

/**
 * The filter that the address of a board asks for; what one may not filter by is left out.
 *
 * @returns `kinds`: what whoever is signed in may filter by. `asked`: what the address asks for, as a query of
 *   its own ("group=31&group=32&role=21"); '' for nothing
 */
export function boardFilter(query: URLSearchParams, mayOpen: (page: RouteId) => boolean) {
  const kinds = FILTER_KINDS.filter((kind) => PAGES_OF[FILTERS[kind].from].every(mayOpen));
  const asked = [...query].filter(
    ([key, value]) => value !== "" && kinds.some((kind) => kind === key),
  );
  return { kinds, asked: new URLSearchParams(asked).toString() };
}

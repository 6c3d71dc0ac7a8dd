import type { BoardCard, BoardEvent, BoardPerson, EventBoardCard } from "@recurrent/sdk";

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

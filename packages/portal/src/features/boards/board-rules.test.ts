import { describe, expect, it } from "vitest";
import {
  cardTextFor,
  previewTab,
  selectedCard,
  TRAINING_CARDS,
  writeFirstPage,
  writeNewList,
} from "./board-rules.ts";
import { peopleOf } from "./filter-rules.ts";

const card = (id: string, count: number, priority: number) => ({ id, count, priority });

describe("the selected card", () => {
  const board = [
    card("current", 46, 3),
    card("riskOfExpiry", 0, 1),
    card("behindSchedule", 5, 2),
    card("expired", 7, 0),
  ];

  it.each([
    ["nothing chosen", board, null, "expired"],
    ["a chosen one", board, "current", "current"],
    ["an empty chosen one", board, "riskOfExpiry", "expired"],
    ["an unknown chosen one", board, "pink", "expired"],
    ["an empty most urgent one", [card("expired", 0, 0), card("current", 1, 3)], null, "current"],
    ["nothing on the board", [card("expired", 0, 0)], null, undefined],
    ["no cards", [], "expired", undefined],
  ])("selects a card with %s", (_what, cards, wanted, id) => {
    expect(selectedCard(cards, wanted)?.id).toBe(id);
  });
});

it("names the card of an unknown id as the server does", () => {
  expect(cardTextFor(TRAINING_CARDS, "grounded")).toEqual({
    title: "grounded",
    tooltip: "grounded",
  });
});

const about = (id: string, fullName: string) => ({ user: { id, fullName, isSuspended: false } });

it("lists each person once, sorted by name whatever the case and accents", () => {
  const events = [
    about("3", "Zoë Marsh"),
    about("1", "émile Roy"),
    about("2", "Ana Lima"),
    about("3", "Zoë Marsh"),
  ];
  expect(peopleOf(events)).toEqual([
    { value: "2", label: "Ana Lima" },
    { value: "1", label: "émile Roy" },
    { value: "3", label: "Zoë Marsh" },
  ]);
});

/** The query after `write` has changed it. */
const written = (text: string, write: (query: URLSearchParams) => void) => {
  const query = new URLSearchParams(text);
  write(query);
  return query.toString();
};

describe("a board's list in its URL", () => {
  it("needs no query in the default state", () => {
    expect(written("", (query) => writeNewList(query))).toBe("");
  });

  it("resets for another card, and keeps the chosen order", () => {
    const before = "q=Łukasz&sort=-expiry&page=3&size=100&by-name=42&preview=7&expires=overdue";
    const of = (status?: string) => written(before, (query) => writeNewList(query, status));
    expect(of("riskOfExpiry")).toBe("sort=-expiry&size=100&status=riskOfExpiry");
    expect(of()).toBe("sort=-expiry&size=100");
  });

  it("keeps its search for other people in the URL", () => {
    const before = "status=expired&q=Ing&page=3&by-name=42&preview=7";
    expect(written(before, writeFirstPage)).toBe("status=expired&q=Ing");
  });
});

it.each([
  ["record", "record"],
  ["schedule", "schedule"],
  ["events", "events"],
  ["program", "schedule"],
  ["", "schedule"],
])("previews for a card of the tab %j the %s", (tab, shown) => {
  expect(previewTab(tab)).toBe(shown);
});

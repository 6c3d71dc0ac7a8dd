import { describe, expect, it } from "vitest";
import { factsOf, selectedCard, TRAINING_CARDS } from "./board-facts.ts";
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
  ])("with %s", (_what, cards, wanted, id) => {
    expect(selectedCard(cards, wanted)?.id).toBe(id);
  });
});

it("names a card of an unknown id as the server does", () => {
  expect(factsOf(TRAINING_CARDS, "grounded")).toEqual({ title: "grounded", tooltip: "grounded" });
});

const of = (id: string, fullName: string) => ({ user: { id, fullName, isSuspended: false } });

it("lists each person once, sorted by name whatever the case and accents", () => {
  const events = [
    of("3", "Zoë Marsh"),
    of("1", "émile Roy"),
    of("2", "Ana Lima"),
    of("3", "Zoë Marsh"),
  ];
  expect(peopleOf(events)).toEqual([
    { value: "2", label: "Ana Lima" },
    { value: "1", label: "émile Roy" },
    { value: "3", label: "Zoë Marsh" },
  ]);
});

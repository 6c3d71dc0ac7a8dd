import { describe, expect, it } from "vitest";
import { unavailableOf, unavailableTrainees, otherChoices } from "./unavailable-choices.tsx";

const entries = (...ids: string[]) => ids.map((id) => ({ id }));

describe("unavailableOf", () => {
  it.each([
    [[], [], []],
    [["1"], [], []],
    [["1"], ["1"], []],
    [["1"], ["2"], ["2"]],
    [[], ["1", "2"], ["1", "2"]],
    [["1", "2"], ["2", "3", "1"], ["3"]],
    [["1"], [""], []],
    [["01"], ["1"], ["1"]],
    [["1"], ["1 "], ["1 "]],
  ])("finds among %j and the chosen %j %j", (offered, chosen, unavailable) => {
    expect(unavailableOf(entries(...offered), chosen)).toEqual(unavailable);
  });
});

describe("otherChoices", () => {
  const names = new Map([
    ["7", "Seven"],
    ["8", "Eight"],
  ]);
  const GONE = "A former choice";
  const UNNAMED = "A choice without a name yet";

  it.each<[string[], string[], boolean, [string, string][], [string, string][]]>([
    [[], [], true, [], []],
    [[], [], false, [], []],
    [[], [""], true, [], []],
    [[], [""], false, [], []],
    [["1"], ["1"], true, [], []],
    [["1"], ["1"], false, [], []],
    [["1"], ["1", "7"], true, [["7", "Seven"]], []],
    [["1"], ["1", "7"], false, [], [["7", "Seven"]]],
    [["1"], ["9"], true, [["9", GONE]], []],
    [["1"], ["9"], false, [], [["9", UNNAMED]]],
    [
      [],
      ["7", "9", "8"],
      true,
      [
        ["7", "Seven"],
        ["9", GONE],
        ["8", "Eight"],
      ],
      [],
    ],
    [
      [],
      ["7", "9", "8"],
      false,
      [],
      [
        ["7", "Seven"],
        ["9", UNNAMED],
        ["8", "Eight"],
      ],
    ],
    [["7", "8"], ["8", "7"], false, [], []],
    [["01"], ["1"], true, [["1", GONE]], []],
    [["01"], ["1"], false, [], [["1", UNNAMED]]],
  ])(
    "finds among %j and the chosen %j, all loaded: %j",
    (offered, chosen, isComplete, unavailable, unverified) => {
      const named = (pairs: [string, string][]) => pairs.map(([id, name]) => ({ id, name }));
      expect(otherChoices(entries(...offered), chosen, { isComplete, names })).toEqual({
        unavailable: named(unavailable),
        unverified: named(unverified),
      });
    },
  );
});

describe("unavailableTrainees", () => {
  const lists = {
    candidates: entries("20", "21"),
    members: entries("1", "2"),
    targets: entries("8", "9"),
  };
  const none = { adds: [], toGone: [], movers: [] };

  it.each<[string, Parameters<typeof unavailableTrainees>[0], Partial<typeof lists>, object]>([
    ["nothing chosen", { addIds: [], moves: {} }, {}, {}],
    ["all on offer", { addIds: ["20"], moves: { 1: "8" } }, {}, {}],
    ["an addition that left", { addIds: ["20", "99"], moves: {} }, {}, { adds: ["99"] }],
    ["an addition that is a member", { addIds: ["1"], moves: {} }, {}, {}],
    ["every candidate gone", { addIds: ["20"], moves: {} }, { candidates: [] }, { adds: ["20"] }],
    ["a target gone", { addIds: [], moves: { 1: "7", 2: "8" } }, {}, { toGone: ["1"] }],
    ["every target gone", { addIds: [], moves: { 1: "8" } }, { targets: [] }, { toGone: ["1"] }],
    ["a mover gone", { addIds: [], moves: { 5: "8" } }, {}, { movers: ["5"] }],
    ["both gone", { addIds: [], moves: { 5: "7" } }, {}, { movers: ["5"] }],
    ["an empty group", { addIds: [], moves: { 1: "8" } }, { members: [] }, { movers: ["1"] }],
  ])("finds %s", (_what, values, change, unavailable) => {
    expect(unavailableTrainees(values, { ...lists, ...change })).toEqual({
      ...none,
      ...unavailable,
    });
  });

  it("waits for lists that are not loaded yet", () => {
    const values = { addIds: ["99"], moves: { 5: "8" } };
    const waiting = { ...lists, candidates: undefined, members: undefined };
    expect(unavailableTrainees(values, waiting)).toEqual(none);
  });

  it.each<[string, (keyof typeof lists)[], object]>([
    ["candidates", ["candidates"], { toGone: ["1"], movers: ["5"] }],
    ["members", ["members"], { adds: ["99"], toGone: ["1"] }],
    ["targets", ["targets"], { adds: ["99"], movers: ["5"] }],
    ["candidates and targets", ["candidates", "targets"], { movers: ["5"] }],
    ["any list", ["candidates", "members", "targets"], {}],
  ])("judges without %s only by the others", (_what, missing, unavailable) => {
    const waiting = { ...lists, ...Object.fromEntries(missing.map((list) => [list, undefined])) };
    const values = { addIds: ["99"], moves: { 1: "7", 5: "8" } };
    expect(unavailableTrainees(values, waiting)).toEqual({ ...none, ...unavailable });
  });
});

import { describe, expect, it } from "vitest";
import { unavailableOf, otherChoices } from "./unavailable-choices.ts";

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

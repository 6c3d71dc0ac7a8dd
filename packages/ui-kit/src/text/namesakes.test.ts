import { describe, expect, it } from "vitest";
import { distinguishNames, findNamesakeMarks } from "./namesakes.ts";

/** Two names, and whether they look equal. */
it.each<[string, string, boolean]>([
  ["Ana Lima", "Ana Lima", true],
  ["Ana Lima", "ANA LIMA", true],
  ["Ana Lima", "Ana\u00A0Lima", true],
  ["Ana Lima", "Ana  Lima", true],
  ["Ana Lima", " Ana Lima ", true],
  ["Ana Lima", "Ana\u200B Lima", true],
  ["Ana Lima", "A\u00ADna Lima", true],
  ["Ana Lima", "\u202AAna Lima\u202C", true],
  ["\u00C9lodie", "E\u0301lodie", true],
  ["\u00C9lodie", "Elodie", true],
  ["O\u2019Neil", "O'Neil", true],
  ["Jean-Luc", "Jean\u2011Luc", true],
  ["\uFB01sher", "fisher", true],
  ["\uFF21na", "Ana", true],
  ["\u0141ukasz", "Lukasz", true],
  ["\u0130lker", "Ilker", true],
  ["\u039F\u03B4\u03CC\u03C2", "\u039F\u0394\u039F\u03A3", true],
  ["Group 1", "Group \u2460", true],
  ["Group 1", "Group 2", false],
  ["Ana Lima", "Anna Lima", false],
  ["Ana Lima", "Lima Ana", false],
  ["Ana Lima", "AnaLima", false],
  ["Ana", "\u0410\u043D\u0430", false],
  ["C", "C#", false],
  ["\u30CF\u30CA", "\u30D0\u30CA", false],
  ["\u0930\u0935\u093F", "\u0930\u0935\u0940", false],
])("compares the names %j and %j: %s", (one, other, isOne) => {
  const items = [
    { id: "1", name: one },
    { id: "2", name: other },
  ];
  const names = distinguishNames(items).map(({ name }) => name);
  expect(names).toEqual(isOne ? [`${one} (Id 1)`, `${other} (Id 2)`] : [one, other]);
});

describe("the mark of an equal name", () => {
  interface Someone {
    id: string;
    name: string;
    username?: string;
    groups?: string[];
  }
  const marksOf = ({ username = "", groups = [] }: Someone) => [username, groups.join(", ")];
  const marks = (people: Someone[]) =>
    [
      ...findNamesakeMarks(people, { nameOf: ({ name }) => name, idOf: ({ id }) => id, marksOf }),
    ].map(([id, mark]) => `${id}: ${mark}`);

  it.each<[string, Someone[], string[]]>([
    ["is missing where a name occurs once", [{ id: "1", name: "Ana", username: "a@x.test" }], []],
    [
      "is missing where one person occurs twice",
      [
        { id: "1", name: "Ana" },
        { id: "1", name: "Ana" },
      ],
      [],
    ],
    [
      "is the username",
      [
        { id: "1", name: "Ana", username: "a@x.test", groups: ["Cabin"] },
        { id: "2", name: "Ana", username: "b@x.test", groups: ["Jets"] },
      ],
      ["1: a@x.test", "2: b@x.test"],
    ],
    [
      "is the groups where the usernames look alike",
      [
        { id: "1", name: "Ana", username: "a@x.test", groups: ["Cabin"] },
        { id: "2", name: "Ana", username: "A@X.test", groups: ["Jets"] },
      ],
      ["1: Cabin", "2: Jets"],
    ],
    [
      "is of another kind for whoever has no username",
      [
        { id: "1", name: "Ana", username: "a@x.test" },
        { id: "2", name: "Ana", username: " ", groups: ["Jets"] },
      ],
      ["1: a@x.test", "2: Jets"],
    ],
    [
      "is the id where nothing else differs",
      [
        { id: "1", name: "Ana", groups: ["Jets"] },
        { id: "2", name: "Ana", groups: ["Jets"] },
        { id: "3", name: "Bo" },
      ],
      ["1: Id 1", "2: Id 2"],
    ],
    [
      "is there for names that are missing",
      [
        { id: "1", name: "" },
        { id: "2", name: "\u200B" },
      ],
      ["1: Id 1", "2: Id 2"],
    ],
    [
      "tells three apart",
      [
        { id: "1", name: "Ana", username: "a@x.test" },
        { id: "2", name: "ana" },
        { id: "3", name: "Ána", username: "c@x.test" },
      ],
      ["1: a@x.test", "2: Id 2", "3: c@x.test"],
    ],
  ])("marks %s", (_what, people, expected) => {
    expect(marks(people)).toEqual(expected);
  });

  it("leaves the list as it is when all names differ", () => {
    const items = [
      { id: "1", name: "Ana" },
      { id: "2", name: "Bo" },
    ];
    expect(distinguishNames(items)).toBe(items);
  });
});

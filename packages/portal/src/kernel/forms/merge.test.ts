import { describe, expect, it } from "vitest";
import { differencesOf, mergedOf } from "./merge.ts";
import { asHtml, asSwitch, asText, partsFor } from "./parts.ts";

interface Values {
  name: string;
  notes: string;
  rpes: readonly string[];
  suspend: { status: boolean; until: string };
  /** Not seen by whoever edits. */
  tier: string;
  /** A change, no state: the server never has one. */
  add: readonly string[];
}

const { field, inside, switches } = partsFor<Values>();
const suspend = partsFor<Values["suspend"]>();
const PARTS = [
  field("name", "Name", asText),
  field("notes", "Notes", asHtml),
  ...switches("rpes", "Equipment", [
    { id: "7", name: "C-GXAB" },
    { id: "8", name: "C-FKLO" },
  ]),
  ...inside("suspend", [
    suspend.field("status", "Suspend", asSwitch),
    suspend.field("until", "Date of return", asText),
  ]),
];

const BASE: Values = {
  name: "Medical",
  notes: "",
  rpes: ["7"],
  suspend: { status: false, until: "" },
  tier: "1",
  add: [],
};
const having = (change: Partial<Values>): Values => ({ ...BASE, ...change });

describe("what is asked about, and what is sent without a word", () => {
  it.each<[string, Partial<Values>, Partial<Values>, string[], Partial<Values>]>([
    ["nothing changed", {}, {}, [], {}],
    ["only here", { name: "Mine" }, {}, [], { name: "Mine" }],
    ["only there", {}, { name: "Theirs" }, ["name"], { name: "Theirs" }],
    ["both to the same", { name: "Same" }, { name: "Same" }, [], { name: "Same" }],
    ["both to others", { name: "Mine" }, { name: "Theirs" }, ["name!"], { name: "Mine" }],
    [
      "different fields",
      { name: "Mine" },
      { notes: "<p>Theirs</p>" },
      ["notes"],
      { name: "Mine", notes: "<p>Theirs</p>" },
    ],
    ["each another switch", { rpes: ["7", "8"] }, { rpes: [] }, ["rpes.7"], { rpes: ["8"] }],
    ["the same switch", { rpes: [] }, { rpes: [] }, [], { rpes: [] }],
    ["the order of switches", {}, { rpes: ["7"] }, [], {}],
    [
      "one inside, both another",
      { suspend: { status: true, until: "2027-01-01" } },
      { suspend: { status: true, until: "2027-02-02" } },
      ["suspend.until!"],
      { suspend: { status: true, until: "2027-01-01" } },
    ],
    [
      "there, what is not seen here",
      { name: "Mine" },
      { tier: "2" },
      [],
      { name: "Mine", tier: "2" },
    ],
    [
      "what the server never has",
      { add: ["3"] },
      { name: "Theirs" },
      ["name"],
      { add: ["3"], name: "Theirs" },
    ],
  ])("%s", (_what, mine, theirs, asked, sent) => {
    const versions = { base: BASE, mine: having(mine), theirs: having(theirs) };
    const ids = differencesOf(PARTS, versions).map(
      ({ part, isBoth }) => part.id + (isBoth ? "!" : ""),
    );
    expect(ids).toEqual(asked);
    expect(mergedOf(PARTS, versions)).toEqual(having(sent));
  });
});

describe("what was chosen", () => {
  const versions = {
    base: BASE,
    mine: having({ name: "Mine", rpes: ["7", "8"] }),
    theirs: having({ name: "Theirs", notes: "<p>Theirs</p>", rpes: [] }),
  };
  it.each([
    [
      { name: "theirs", notes: "theirs", "rpes.7": "theirs" },
      { name: "Theirs", notes: "<p>Theirs</p>", rpes: ["8"] },
    ],
    [
      { name: "mine", notes: "mine", "rpes.7": "mine" },
      { name: "Mine", notes: "", rpes: ["7", "8"] },
    ],
    [
      { name: "theirs", notes: "mine", "rpes.7": "theirs" },
      { name: "Theirs", notes: "", rpes: ["8"] },
    ],
  ] as const)("%j", (choices, sent) => {
    const merged = mergedOf(PARTS, versions, choices);
    expect({ ...merged, rpes: merged.rpes.toSorted() }).toEqual(having(sent));
  });

  it("leaves the three as they were", () => {
    const before = structuredClone(versions);
    mergedOf(PARTS, versions, { name: "theirs" });
    expect(versions).toEqual(before);
  });
});

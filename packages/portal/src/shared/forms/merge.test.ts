import { describe, expect, it } from "vitest";
import { findConflicts, type MergeFields, mergeChanges, rebase, switchFields } from "./merge.ts";

interface Values {
  name: string;
  notes: string;
  rpes: readonly string[];
  suspend: { status: boolean; until: string };
  /** A field that the editing person cannot see. */
  tier: string;
  /** A change, no state: the server never has one. */
  add: readonly string[];
}

const FIELDS: MergeFields<Values> = {
  name: [{ id: "name", label: "Name" }],
  notes: [{ id: "notes", label: "Notes", show: ({ notes }) => ({ html: notes }) }],
  rpes: switchFields("rpes", "Equipment", [
    { id: "7", name: "C-GXAB" },
    { id: "8", name: "C-FKLO" },
  ]),
  suspend: [
    { id: "suspend.status", label: "Suspend" },
    { id: "suspend.until", label: "Date of return" },
  ],
  tier: [],
  add: [],
};

const BASE: Values = {
  name: "Medical",
  notes: "",
  rpes: ["7"],
  suspend: { status: false, until: "" },
  tier: "1",
  add: [],
};
const having = (change: Partial<Values>): Values => ({ ...BASE, ...change });

describe("the fields asked about and the merged values", () => {
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
  ])("merges: %s", (_what, mine, theirs, asked, sent) => {
    const versions = { base: BASE, mine: having(mine), theirs: having(theirs) };
    const ids = findConflicts(FIELDS, versions).map(({ id, isBoth }) => id + (isBoth ? "!" : ""));
    expect(ids).toEqual(asked);
    expect(mergeChanges(FIELDS, versions)).toEqual(having(sent));
  });
});

describe("entries that no field asks about", () => {
  interface Given {
    ids: readonly string[];
    licences: Readonly<Record<string, { active: boolean; licence: string }>>;
  }
  type Licences = Pick<Given, "licences">;
  const on = (licence: string) => ({ active: true, licence });

  it.each([
    ["removed there", ["x", "y", "z"], ["x", "z"], ["y", "z"], ["z"]],
    ["removed there, another added here", ["x"], ["x", "n"], [], ["n"]],
    ["added there, another removed here", ["x"], [], ["x", "n"], ["n"]],
    ["added in both", [], ["n"], ["n", "m"], ["n", "m"]],
    ["removed in both", ["x", "y"], ["y"], ["y"], ["y"]],
    ["unchanged here", ["x", "y"], ["y", "x"], [], []],
    ["unchanged there", ["x"], ["x", "y"], ["x"], ["x", "y"]],
  ])("merges a list by id: %s", (_what, base, mine, theirs, merged) => {
    const versions = { base: { ids: base }, mine: { ids: mine }, theirs: { ids: theirs } };
    expect(mergeChanges<Pick<Given, "ids">>({ ids: [] }, versions)).toEqual({ ids: merged });
  });

  it.each<[string, ...Licences["licences"][]]>([
    [
      "removed there",
      { old: on("1"), cap: on("1") },
      { old: on("1"), cap: on("2") },
      { cap: on("1") },
      { cap: on("2") },
    ],
    [
      "added there",
      { cap: on("1") },
      { cap: on("2") },
      { cap: on("1"), new: on("3") },
      { cap: on("2"), new: on("3") },
    ],
    [
      "one part of it each",
      { cap: on("1") },
      { cap: on("2") },
      { cap: { active: false, licence: "1" } },
      { cap: { active: false, licence: "2" } },
    ],
    ["changed here, removed there", { old: on("1") }, { old: on("2") }, {}, { old: on("2") }],
    [
      "removed here, unchanged there",
      { old: on("1"), cap: on("1") },
      { cap: on("1") },
      { old: on("1"), cap: on("1") },
      { cap: on("1") },
    ],
  ])("merges a dictionary by key: %s", (_what, base, mine, theirs, merged) => {
    const versions = {
      base: { licences: base },
      mine: { licences: mine },
      theirs: { licences: theirs },
    };
    expect(mergeChanges<Licences>({ licences: [] }, versions)).toEqual({ licences: merged });
  });

  it("does not bring back what was removed there, with a field for it", () => {
    const fields: MergeFields<Licences> = {
      licences: [
        { id: "licences.old.active", label: "Old" },
        { id: "licences.old.licence", label: "Old licence" },
      ],
    };
    const versions = {
      base: { licences: { old: on("1"), cap: on("1") } },
      mine: { licences: { old: on("1"), cap: on("2") } },
      theirs: { licences: { cap: on("1") } },
    };
    expect(findConflicts(fields, versions).map(({ id }) => id)).toEqual([
      "licences.old.active",
      "licences.old.licence",
    ]);
    expect(mergeChanges(fields, versions)).toEqual({ licences: { cap: on("2") } });
  });
});

describe("the merge fields of an edit model", () => {
  it("does not compile when a key has no merge field", () => {
    // @ts-expect-error -- `tier` is missing
    const fields: MergeFields<Pick<Values, "name" | "tier">> = { name: [] };
    expect(fields).toEqual({ name: [] });
  });
});

describe("the choice between both values", () => {
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
  ] as const)("applies the choice %j", (choices, sent) => {
    const merged = mergeChanges(FIELDS, versions, choices);
    expect({ ...merged, rpes: merged.rpes.toSorted() }).toEqual(having(sent));
  });

  it("leaves all three versions unchanged", () => {
    const before = structuredClone(versions);
    mergeChanges(FIELDS, versions, { name: "theirs" });
    expect(versions).toEqual(before);
  });
});

describe("the base once a reply has what was typed", () => {
  const on = { status: true, until: "2027-01-01" };
  it.each<[string, Partial<Values>, Partial<Values>, Partial<Values>]>([
    ["nothing changed", {}, {}, {}],
    ["only here", { name: "Mine" }, {}, {}],
    ["only there", {}, { name: "Theirs" }, {}],
    ["both to others", { name: "Mine" }, { name: "Theirs" }, {}],
    ["both to the same", { name: "Same" }, { name: "Same" }, { name: "Same" }],
    [
      "one field to the same, one here",
      { name: "Same", notes: "<p>Mine</p>" },
      { name: "Same" },
      { name: "Same" },
    ],
    [
      "one field to the same, one there",
      { name: "Same" },
      { name: "Same", tier: "2" },
      { name: "Same" },
    ],
    ["all of a group", { suspend: on }, { suspend: on }, { suspend: on }],
    [
      "one of a group",
      { suspend: on },
      { suspend: { status: true, until: "" } },
      { suspend: { status: true, until: "" } },
    ],
    [
      "the same switches in another order",
      { rpes: ["7", "8"] },
      { rpes: ["8", "7"] },
      { rpes: ["8", "7"] },
    ],
    ["each another switch", { rpes: ["7", "8"] }, { rpes: [] }, {}],
    ["a change that the server never has", { add: ["9"] }, { name: "Theirs" }, {}],
  ])("has what both changed alike: %s", (_what, mine, theirs, expected) => {
    expect(rebase(BASE, having(mine), having(theirs))).toEqual(having(expected));
  });

  it.each([
    [null, null, null, null],
    [null, "2027-01-01", "2027-01-01", "2027-01-01"],
    ["2027-01-01", null, "2027-02-02", "2027-01-01"],
    [{}, { 3: true }, { 3: true }, { 3: true }],
    [{ 3: { active: false } }, { 4: { active: true } }, null, { 3: { active: false } }],
  ])("compares values of any kind: %j, %j and %j give %j", (base, mine, theirs, expected) => {
    expect(rebase<unknown>(base, mine, theirs)).toEqual(expected);
  });
});

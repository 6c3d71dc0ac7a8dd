import type { BoardEvent, PersonSummary } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import {
  cardOf,
  foldDescription,
  worstHiddenStatus,
  type PersonDocuments,
  describeDocuments,
  countHolders,
  countStates,
  matchedFilters,
  type Matrix,
  type MatrixDocument,
  matrixOf,
  narrowings,
  paperPlan,
  shownDocuments,
  withKnownFilter,
  writeDocuments,
} from "./event-matrix.ts";
import { readTable } from "../../../shared/table-state/address-state.ts";
import { BY_NAME } from "../board-rules.ts";

let nextId = 0;
const event = (
  userId: string,
  description: string,
  expiryAt: string | null = "2027-01-31",
  status: string | null = "current",
): BoardEvent => ({
  id: String((nextId += 1)),
  name: "",
  description,
  issuedAt: null,
  expiryAt,
  filesCount: null,
  status,
  user: { id: userId, fullName: `Person ${userId}`, isSuspended: userId === "2" },
});
const person = (id: string, isActive = true) =>
  ({
    id,
    fullName: `Person ${id}`,
    isActive,
    settings: {
      notifications: null,
      suspend: { status: false, showTrainingStatus: null, showEventsStatus: null },
    },
  }) as PersonSummary;

const idsOf = ({ people }: Matrix) => people.map(({ id }) => id);
const heldBy = ({ people }: Matrix, id: string, key: string) =>
  people.find((each) => each.id === id)?.documents?.get(key);
const shownOf = (events: readonly BoardEvent[]) => {
  const documents = heldBy(matrixOf(events, null), "1", "x");
  return [documents?.[0].status, documents?.[0].expiryAt];
};

describe("descriptions", () => {
  it.each([
    ["Passport", "passport"],
    ["  MÉDICAL \u00a0 Class\t1 ", "medical class 1"],
    ["Contrôle de compétence", "controle de competence"],
    ["ŁÓDŹ", "lodz"],
    ["Class 1", "class 1"],
    ["", ""],
  ])("normalizes '%s' to '%s'", (description, folded) => {
    expect(foldDescription(description)).toBe(folded);
  });

  it("joins spellings of one document under the most frequent one", () => {
    const { documents } = matrixOf(
      [
        event("1", "MEDICAL  class 1"),
        event("2", "Médical Class 1"),
        event("3", "Médical Class 1"),
        event("4", "Medical, class 1"),
      ],
      null,
    );
    expect(documents).toEqual([
      { key: "medical class 1", name: "Médical Class 1", urgency: null },
      { key: "medical, class 1", name: "Medical, class 1", urgency: null },
    ]);
  });

  it("keeps documents apart that differ in a mark of a script without accents", () => {
    const { documents } = matrixOf(
      [event("1", "バス"), event("1", "パス", "2026-01-31", "expired")],
      null,
    );
    expect(new Map(documents.map(({ name, urgency }) => [name, urgency]))).toEqual(
      new Map([
        ["バス", null],
        ["パス", "expired"],
      ]),
    );
  });

  it("picks the same of two equally frequent spellings, whatever the order", () => {
    const events = [event("1", "visa"), event("2", "Visa")];
    const nameOf = (all: readonly BoardEvent[]) => matrixOf(all, null).documents[0]?.name;
    expect(nameOf(events)).toBe(nameOf(events.toReversed()));
  });

  it("names documents without a description", () => {
    expect(matrixOf([event("1", " ")], null).documents).toEqual([
      { key: "", name: "No description", urgency: null },
    ]);
  });
});

describe("the matrix", () => {
  it("sorts documents by the number of people who have them, not of events", () => {
    const { documents } = matrixOf(
      [
        event("1", "Visa"),
        event("1", "Visa"),
        event("1", "Visa"),
        event("1", "Passport"),
        event("2", "Passport"),
        event("2", "Badge"),
      ],
      null,
    );
    expect(documents.map(({ name }) => name)).toEqual(["Passport", "Badge", "Visa"]);
  });

  it("lists everybody at work, and others on the board", () => {
    const events = [event("1", "Visa"), event("8", "Visa"), event("9", "Visa")];
    const people = [person("1"), person("2"), person("8", false), person("7", false)];
    expect(idsOf(matrixOf(events, people))).toEqual(["1", "2", "8", "9"]);
    expect(idsOf(matrixOf(events, null))).toEqual(["1", "8", "9"]);
    expect(heldBy(matrixOf(events, people), "2", "visa")).toBeUndefined();
  });

  it("makes a card with the worst first, then the first to expire, and names the rest", () => {
    const { documents, people } = matrixOf(
      [
        event("1", "Badge", null),
        event("1", "Licence", "2027-03-01"),
        event("1", "Passport", "2027-02-01"),
        event("1", "Visa", "2026-12-01", "riskOfExpiry"),
        event("1", "Medical", "2026-11-01", "expired"),
        event("1", "Check", "2027-01-01"),
        event("1", "Check", "2026-01-01", "expired"),
        event("2", "Rating"),
        event("2", "Yellow card"),
      ],
      null,
    );
    const { urgent, current, notOnFile } = cardOf(people[0]!.documents!, documents);
    // Something worse is behind the check.
    expect(urgent.map(({ name }) => name)).toEqual(["Medical", "Visa", "Check"]);
    expect(current.map(({ name }) => name)).toEqual(["Passport", "Licence", "Badge"]);
    expect(notOnFile).toEqual(["Rating", "Yellow card"]);
  });

  it("counts the people whom its filters by status would show", () => {
    const { documents, people } = matrixOf(
      [
        event("1", "Visa", "2026-11-01", "expired"),
        event("1", "Badge", "2026-11-02", "expired"),
        event("2", "Visa", "2026-12-01", "riskOfExpiry"),
        event("3", "Visa", "2027-12-01"),
        event("3", "Visa", "2026-10-01", "expired"),
      ],
      [person("4")],
    );
    expect(countStates(people, documents)).toEqual({
      expired: 2,
      riskOfExpiry: 1,
      lacks: 3,
      unknown: 0,
    });
    const badge = documents.filter(({ name }) => name === "Badge");
    expect(countStates(people, badge)).toEqual({
      expired: 1,
      riskOfExpiry: 0,
      lacks: 3,
      unknown: 0,
    });
  });

  it("counts the people who have a document", () => {
    const matrix = matrixOf(
      [event("1", "Visa"), event("1", "Visa"), event("2", "Badge")],
      [person("3")],
    );
    const [badge, visa] = matrix.documents;
    expect([badge, visa].map((document) => countHolders(matrix.people, document!))).toEqual([
      { count: 1, total: 3 },
      { count: 1, total: 3 },
    ]);
    expect(countHolders(matrix.people.slice(0, 1), visa!)).toEqual({ count: 0, total: 1 });
  });

  it("returns no columns without people", () => {
    expect(matrixOf([], null)).toEqual({ documents: [], people: [] });
  });
});

describe("several documents of one description", () => {
  it.each<[string, [string | null, string | null][], [string | null, string | null]]>([
    [
      "the one in the best state is shown",
      [
        ["2030-01-01", "expired"],
        ["2026-12-01", "current"],
        ["2029-01-01", "riskOfExpiry"],
      ],
      ["current", "2026-12-01"],
    ],
    [
      "of the same state the one that lasts longest",
      [
        ["2027-01-01", "current"],
        ["2028-01-01", "current"],
      ],
      ["current", "2028-01-01"],
    ],
    [
      "what never expires lasts longest",
      [
        ["2099-01-01", "current"],
        [null, "current"],
      ],
      ["current", null],
    ],
    [
      "a state is the server's, whatever the day says",
      [
        ["2001-01-01", "current"],
        ["2099-01-01", "expired"],
      ],
      ["current", "2001-01-01"],
    ],
    [
      "one that is not known is never the better one",
      [
        [null, "grounded"],
        ["2026-01-01", "expired"],
      ],
      ["expired", "2026-01-01"],
    ],
    [
      "however it is spelt",
      [
        ["2026-01-01", "risk_of_expiry"],
        ["2026-01-01", "Expired"],
      ],
      ["risk_of_expiry", "2026-01-01"],
    ],
  ])("picks the document: %s", (_title, given, expected) => {
    const events = given.map(([expiryAt, status]) => event("1", "X", expiryAt, status));
    expect(shownOf(events)).toEqual(expected);
    expect(shownOf(events.toReversed())).toEqual(expected);
  });

  const documents = (...statuses: string[]): PersonDocuments =>
    heldBy(
      matrixOf(
        statuses.map((status) => event("1", "X", "2027-01-31", status)),
        null,
      ),
      "1",
      "x",
    )!;

  it.each<[string[], string | null]>([
    [["current"], null],
    [["current", "current"], null],
    [["current", "riskOfExpiry"], "riskOfExpiry"],
    [["expired", "current", "riskOfExpiry"], "expired"],
    [["current", "grounded"], null],
    [["expired", "expired"], null],
  ])("names for %j the worst hidden status %j", (statuses, graver) => {
    expect(worstHiddenStatus(documents(...statuses))).toBe(graver);
  });

  it.each<[PersonDocuments | undefined, string, string]>([
    [undefined, "", "None"],
    [documents("current"), "2027-01-31", "Current"],
    [[event("1", "X", null)], "No expiry", "Current"],
    [documents("current", "current"), "2027-01-31", "Current (1 more)"],
    [documents("current", "expired", "riskOfExpiry"), "2027-01-31", "Current (2 more, Expired)"],
    [documents("grounded"), "2027-01-31", "grounded"],
  ])("describes the documents in words, case %#", (given, expiry, status) => {
    expect(describeDocuments(given)).toEqual({ expiry, status });
  });
});

describe("the filter of people", () => {
  const { documents, people } = matrixOf(
    [
      event("1", "Visa"),
      event("1", "Badge", "2026-01-01", "riskOfExpiry"),
      event("2", "Visa", "2026-01-01", "expired"),
      event("2", "Visa"),
    ],
    [person("3")],
  );
  const fitting = (choice: string, shown = documents) =>
    people.filter((each) => matchedFilters(each, shown).includes(choice)).map(({ id }) => id);

  it.each([
    ["lacks", ["3", "2"]],
    ["none", ["3"]],
    ["expired", ["2"]],
    ["riskOfExpiry", ["1"]],
    ["lacks badge", ["3", "2"]],
    ["lacks visa", ["3"]],
    ["expired visa", ["2"]],
    ["expired badge", []],
  ])("filters by %s: %j, of documents behind others too", (choice, ids) => {
    expect(fitting(choice)).toEqual(ids);
  });

  const badge = documents.filter(({ name }) => name === "Badge");
  it.each([
    // The only one without any document; 2 has one that is hidden.
    ["none", "Has no documents", ["3"]],
    ["lacks", "Missing a document, of those shown", ["3", "2"]],
    ["expired", "Has an expired document, of those shown", []],
    ["riskOfExpiry", "Has a document at risk, of those shown", ["1"]],
  ])("with hidden documents calls %s '%s': %j", (choice, label, ids) => {
    expect(fitting(choice, badge)).toEqual(ids);
    const options = narrowings(badge, { isEvery: false });
    expect(options.find(({ value }) => value === choice)?.label).toBe(label);
  });

  it("offers each filter once, of missing documents too", () => {
    const values = narrowings(documents, { isEvery: true }).map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining(["lacks", "lacks visa", "expired badge"]));
    expect(new Set(values).size).toBe(values.length);
  });
});

describe("the documents shown", () => {
  const all = Array.from({ length: 14 }, (_, at): MatrixDocument => {
    return { key: `d${at}`, name: `D${at}`, urgency: null };
  });
  const shown = (query: string) =>
    shownDocuments(all, new URLSearchParams(query)).map(({ key }) => key);

  it("shows twelve by default, else the URL's existing ones in its order", () => {
    expect(shown("")).toEqual(all.slice(0, 12).map(({ key }) => key));
    expect(shown("document=d13&document=d2&document=gone")).toEqual(["d2", "d13"]);
    expect(shown("document=gone")).toHaveLength(12);
    expect(shown("documents=all")).toHaveLength(14);
  });

  it.each(["lacks d13", "expired d13"])("also shows the document of the filter '%s'", (filter) => {
    const by = `by-fullName=${encodeURIComponent(filter)}`;
    expect(shown(by)).toEqual([...all.slice(0, 12).map(({ key }) => key), "d13"]);
    expect(shown(`document=d2&${by}`)).toEqual(["d2", "d13"]);
  });

  it.each([
    ["lacks d13", "lacks d13"],
    ["expired d13", "expired d13"],
    ["lacks", "lacks"],
    ["lacks gone", undefined],
    ["expired gone", undefined],
    ["gone", undefined],
  ])("turns the filter '%s' into '%s'", (filter, expected) => {
    const query = new URLSearchParams({ "by-fullName": filter, q: "ann" });
    const state = withKnownFilter(readTable(query, BY_NAME), shownDocuments(all, query));
    expect(state.filters["fullName"]).toBe(expected);
    expect(state.search).toBe("ann");
  });

  it.each<[readonly string[] | "all" | null, string | null]>([
    [["b"], null],
    [["a"], "lacks a"],
    ["all", "lacks a"],
    [null, "lacks a"],
  ])("when %j are chosen, leaves the filter by a document as %s", (keys, expected) => {
    const query = new URLSearchParams("by-fullName=lacks+a");
    writeDocuments(query, keys);
    expect(query.get("by-fullName")).toBe(expected);
  });

  it("shows those that someone has expired or at risk before more common ones", () => {
    const urgent = all.map((document, at): MatrixDocument => {
      return { ...document, urgency: at === 13 ? "riskOfExpiry" : at === 12 ? "expired" : null };
    });
    const keys = shownDocuments(urgent, new URLSearchParams()).map(({ key }) => key);
    expect(keys).toEqual([...all.slice(0, 10).map(({ key }) => key), "d12", "d13"]);
    const many = all.map((document): MatrixDocument => ({ ...document, urgency: "expired" }));
    expect(shownDocuments(many, new URLSearchParams())).toHaveLength(12);
  });

  it.each<[number, MatrixDocument["urgency"], (string | null)[]]>([
    [0, "expired", ["current", "expired", "riskOfExpiry"]],
    [1, "riskOfExpiry", ["current", "riskOfExpiry", null]],
    [2, null, ["current", "odd", null]],
  ])("case %i: calls a document %s with the states %j", (_case, urgency, states) => {
    const events = states.map((state, at) => event(String(at), "Visa", "2027-01-31", state));
    expect(matrixOf(events, null).documents[0]?.urgency).toBe(urgency);
  });

  it.each<[readonly string[] | "all" | null, string]>([
    [["a", "b c"], "q=x&document=a&document=b+c"],
    ["all", "q=x&documents=all"],
    [null, "q=x"],
    [[], "q=x"],
  ])("writes %j as %s", (keys, expected) => {
    const query = new URLSearchParams("q=x&document=old&documents=all");
    writeDocuments(query, keys);
    expect(query.toString()).toBe(expected);
  });
});

it.each([
  [0, "portrait", []],
  [5, "portrait", [5]],
  [6, "landscape", [6]],
  [9, "landscape", [9]],
  [10, "landscape", [5, 5]],
  [12, "landscape", [6, 6]],
  [19, "landscape", [7, 7, 5]],
])("prints %d documents %s, in parts of %j", (count, paper, sizes) => {
  const documents = Array.from({ length: count }, (_, at) => ({
    key: String(at),
    name: "",
    urgency: null,
  }));
  const plan = paperPlan(documents);
  expect([plan.paper, plan.pages.map(({ length }) => length)]).toEqual([paper, sizes]);
  expect(plan.pages.flat()).toEqual(documents);
});

/** People whom the board leaves out: what they have is not known. */
import type { BoardEvent, PersonSummary } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import {
  countHolders,
  countStates,
  describeDocuments,
  matchedFilters,
  matrixOf,
  notKnownNote,
} from "./event-matrix.ts";
import { matrixColumns } from "./event-matrix-columns.tsx";

const event = (userId: string, description = "Passport"): BoardEvent => ({
  id: `${userId} ${description}`,
  name: "",
  description,
  issuedAt: null,
  expiryAt: "2027-01-31",
  filesCount: null,
  status: "expired",
  user: { id: userId, fullName: `Person ${userId}`, isSuspended: true },
});

type Suspend = NonNullable<PersonSummary["settings"]>["suspend"];

const person = (id: string, suspend?: Partial<Suspend>) =>
  ({
    id,
    fullName: `Person ${id}`,
    isActive: true,
    settings: suspend && {
      notifications: null,
      suspend: { status: null, showTrainingStatus: null, showEventsStatus: null, ...suspend },
    },
  }) as PersonSummary;

const HIDDEN = { status: true, showEventsStatus: false };

describe("a person without a row on the board", () => {
  it.each<[string, "known" | "not known", Partial<Suspend> | undefined]>([
    ["not suspended", "known", { status: false, showEventsStatus: false }],
    ["suspended and displayed there", "known", { status: true, showEventsStatus: true }],
    ["suspended and not displayed there", "not known", HIDDEN],
    ["suspended, and the host does not say more", "not known", { status: true }],
    ["without settings", "not known", undefined],
    ["not said to be suspended or not", "not known", {}],
    ["said only to be displayed there", "known", { showEventsStatus: true }],
    ["said only not to be displayed there", "not known", { showEventsStatus: false }],
  ])("if %s, has documents that are %s", (_title, expected, suspend) => {
    const { people } = matrixOf([event("1")], [person("2", suspend)]);
    const found = people.find(({ id }) => id === "2");
    expect(found?.documents === null ? "not known" : "known").toBe(expected);
  });

  it("is known as soon as the board has a row", () => {
    const { people } = matrixOf([event("1")], [person("1", HIDDEN)]);
    expect(people.map(({ documents }) => documents?.size)).toEqual([1]);
  });
});

it.each<[list: boolean | null, board: boolean | null, expected: boolean | null]>([
  [true, false, true],
  [false, true, false],
  [null, true, true],
  [null, null, null],
])(
  "a person's suspension is the list's %s, else the board's %s",
  (status, isSuspended, expected) => {
    const shown = event("1");
    const events = [{ ...shown, user: { ...shown.user, isSuspended } }];
    const { people } = matrixOf(events, [person("1", { status })]);
    expect(people.map((each) => each.isSuspended)).toEqual([expected]);
  },
);

describe("people whose documents are not known", () => {
  const { documents, people } = matrixOf(
    [event("1"), event("1", "Visa")],
    [person("2", { status: false }), person("3", HIDDEN)],
  );
  const hidden = people.filter(({ id }) => id === "3");

  it("match no filter but their own", () => {
    expect(hidden.map((each) => matchedFilters(each, documents))).toEqual([["unknown"]]);
  });

  it.each(["revoked", "unknown", "Not known", "", "suspended", "scheduled", "7"])(
    "are not those who have a document of the status %j",
    (status) => {
      const held = matrixOf([{ ...event("1"), status }, event("2")], [person("3", HIDDEN)]);
      const holder = held.people.find(({ id }) => id === "1");
      expect(matchedFilters(holder!, held.documents)).not.toContain("unknown");
      expect(countStates(held.people, held.documents)).toMatchObject({ expired: 1, unknown: 1 });
    },
  );

  it("are not counted among those who have or lack a document", () => {
    expect(countStates(people, documents)).toEqual({
      expired: 1,
      riskOfExpiry: 0,
      lacks: 1,
      unknown: 1,
    });
    expect(documents.map((document) => countHolders(people, document))).toEqual([
      { count: 1, total: 2 },
      { count: 1, total: 2 },
    ]);
  });

  it("have 'Not known' in each cell of a file", () => {
    expect(describeDocuments(null)).toEqual({ expiry: "", status: "Not known" });
    const [name, ...columns] = matrixColumns(documents, people, { isEvery: true });
    expect(hidden.map((row) => name?.extraExportColumn?.value(row))).toEqual(["Yes"]);
    const texts = hidden.flatMap((row) =>
      columns.map(({ text, extraExportColumn }) => [text?.(row), extraExportColumn?.value(row)]),
    );
    expect(texts).toEqual([
      ["", "Not known"],
      ["", "Not known"],
    ]);
  });

  it("sort last, as those who have none", () => {
    const [, passport] = matrixColumns(documents, people, { isEvery: true });
    expect(people.map((each) => passport?.value?.(each))).toEqual([
      undefined,
      undefined,
      "2027-01-31",
    ]);
  });

  const WHY = "not displayed on the board, so it is not known what they have.";
  it.each([
    [0, 0, ""],
    [1, 0, `1 suspended person is ${WHY}`],
    [2, 0, `2 suspended people are ${WHY}`],
    [0, 1, `1 person may be suspended and ${WHY}`],
    [1, 2, `1 suspended person is ${WHY} 2 people may be suspended and ${WHY}`],
  ])("are counted in a note, if %i are suspended and %i perhaps", (suspended, perhaps, note) => {
    const list = [
      ...Array.from({ length: suspended }, (_, at) => person(`s${at}`, HIDDEN)),
      ...Array.from({ length: perhaps }, (_, at) => person(`p${at}`)),
    ];
    expect(notKnownNote(matrixOf([], list).people)).toBe(note);
  });
});

import type { RecordLesson, RecordTopic, ScoreQuestion } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import { statusOf } from "../status/Status.tsx";
import {
  attemptsOf,
  entriesInRecord,
  expiryCell,
  exportedStatus,
  isInitialOnly,
  lessonPosition,
  printTypes,
  recordLayout,
  reminderOf,
  validityOf,
  scheduleDividers,
  scoreLabel,
  scoreTarget,
  displayName,
  statusInRecord,
  statusInSchedule,
  statusToName,
  topicStatusWord,
  urgentTopics,
  versionBlocks,
  versionToggleLabel,
  withDistinctIds,
} from "./training-rules.ts";

const DAY = "2027-03-31";
const DONE = "2026-03-11";

it.each([
  [1, 3, { text: "1 of 3", done: 0 }],
  [2, 3, { text: "2 of 3", done: 33 }],
  [3, 3, { text: "3 of 3", done: 67 }],
  [5, 3, { text: "5 of 3", done: 100 }],
  [1, 1, { text: "1 of 1", done: null }],
  // A missing number is read as 0.
  [0, 3, null],
  [0, 1, null],
  [2, 0, null],
  [0, 0, null],
  [-1, 3, null],
])("places lesson %i of %i in its topic", (sequence, count, position) => {
  expect(lessonPosition({ sequence, count })).toEqual(position);
});

describe("urgentTopics", () => {
  const topic = (name: string, status: string | number | null, more = {}) => ({
    name,
    status,
    periodicity: "1 year",
    completedAt: DONE,
    ...more,
  });
  /** 'expired: A, B; riskOfExpiry: C', then how many are unknown. */
  const summary = (...topics: ReturnType<typeof topic>[]) => {
    const { groups, unknown } = urgentTopics(topics);
    const texts = groups.map((group) => {
      const names = group.topics.map(({ name }) => name);
      return `${group.status}: ${names.join(", ")}`;
    });
    return [texts.join("; "), unknown];
  };
  it.each([
    ["none", [], "", 0],
    ["current topics alone", [topic("A", "completed"), topic("B", 4)], "", 0],
    ["a status that the reader did not know", [topic("A", null)], "", 1],
    [
      "an initial topic that was completed, without a status, as done",
      [topic("A", null, { periodicity: "Initial only" })],
      "",
      0,
    ],
    ["one", [topic("A", "expired")], "expired: A", 0],
    ["a code for a word", [topic("A", 6), topic("B", 5)], "expired: A; riskOfExpiry: B", 0],
    ["only those at risk", [topic("A", "riskOfExpiry")], "riskOfExpiry: A", 0],
    ["many by name", ["C", "a", "B"].map((name) => topic(name, 6)), "expired: a, B, C", 0],
    [
      "accents by name",
      ["Zulu", "Élan", "Delta"].map((name) => topic(name, 6)),
      "expired: Delta, Élan, Zulu",
      0,
    ],
    [
      "the gravest first, whatever the order of the record",
      [topic("A", "behind"), topic("B", "riskOfExpiry"), topic("C", "expired")],
      "expired: C; riskOfExpiry: B; behindSchedule: A",
      0,
    ],
    ["an unknown status", [topic("A", 17), topic("B", "overdue")], "", 2],
    ["an unknown one beside an expired one", [topic("A", 17), topic("B", 6)], "expired: B", 1],
    ["a scheduled lesson as no need", [topic("A", "scheduled"), topic("B", "started")], "", 0],
    [
      "an initial topic that was completed as no need",
      [topic("A", "expired", { periodicity: "Initial only" })],
      "",
      0,
    ],
    [
      "an initial topic that was not",
      [topic("A", "expired", { periodicity: "Initial only", completedAt: null })],
      "expired: A",
      0,
    ],
  ] as const)("sorts %s", (_what, topics, text, unknown) => {
    expect(summary(...topics)).toEqual([text, unknown]);
  });
});

describe("the sign before a topic", () => {
  it.each([
    ["scheduled", true, true],
    ["delivered", false, true],
    ["started", false, true],
    ["behind", false, true],
    ["completed", false, false],
    ["riskOfExpiry", true, true],
    ["expired", true, true],
    [0, true, true],
    [3, false, true],
    [4, false, false],
    [6, true, true],
    [17, false, false],
    ["overdue", false, false],
    [null, false, false],
  ])("shows status %j in the schedule (%s) and in the record (%s)", (status, schedule, record) => {
    expect(statusInSchedule(status)).toBe(schedule ? status : null);
    const inRecord = statusInRecord({ status, periodicity: "1 year", completedAt: DONE });
    expect(inRecord).toBe(record ? status : null);
  });

  it("shows no sign in the record for an 'Initial only' topic that was completed", () => {
    const topic = { status: "expired", periodicity: "Initial only" };
    expect(statusInRecord({ ...topic, completedAt: DONE })).toBeNull();
    expect(statusInRecord({ ...topic, completedAt: null })).toBe("expired");
  });

  it("names the status of lessons that are neither ahead nor completed", () => {
    const named = ["behind", 3, "started", "delivered", "expired"];
    const quiet = ["scheduled", 0, "completed", 4];
    expect(named.map(statusToName)).toEqual(named);
    expect(quiet.map(statusToName)).toEqual(quiet.map(() => null));
  });

  it("has no word for a topic without a sign in the record", () => {
    const topic = { periodicity: "1 year", completedAt: DONE };
    expect(topicStatusWord({ ...topic, status: 5 })).toBe("At Risk Of Expiry");
    expect(topicStatusWord({ ...topic, status: "completed" })).toBe("");
  });

  it("recognises 'Initial only' however it is written", () => {
    expect([" initial Only ", "Initial only", "1 year", ""].map(isInitialOnly)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("expiryCell", () => {
  const yearly = { status: "completed", periodicity: "1 year", completedAt: DONE, expiry: DAY };

  it.each([
    ["neither day", { ...yearly, completedAt: null, expiry: null }, "In Progress"],
    [
      "neither day, 'Initial only'",
      { ...yearly, periodicity: "Initial only", completedAt: null, expiry: null },
      "In Progress",
    ],
    ["completed 'Initial only'", { ...yearly, periodicity: "Initial only" }, null],
    ["completed without an expiry", { ...yearly, expiry: null }, null],
    ["a completed topic", yearly, { day: DAY, status: null }],
    ["an unknown status", { ...yearly, status: "overdue" }, { day: DAY, status: null }],
    ["never completed", { ...yearly, completedAt: null }, { day: DAY, status: null }],
  ])("shows the expiry of a topic: %s", (_, topic, expected) => {
    expect(expiryCell(topic)).toEqual(expected);
  });

  it.each([
    ["expired", "Expired"],
    ["riskOfExpiry", "At Risk Of Expiry"],
    ["behind", "Behind Schedule"],
    [6, "Expired"],
  ])("names %j beside the day", (status, word) => {
    const cell = expiryCell({ ...yearly, status });
    expect(cell).toMatchObject({ day: DAY });
    expect(cell !== null && typeof cell === "object" && statusOf(cell.status).word).toBe(word);
  });
});

describe("scores", () => {
  const lesson: RecordLesson = {
    id: "1",
    name: "Holdover times",
    formerName: null,
    hasExam: true,
    startDate: null,
    endDate: null,
    score: { correct: 19, total: 20, scoreId: "7", registrationId: "9" },
  };
  const score = { correct: 19, total: 20, scoreId: "7", registrationId: "9" };

  it("formats a score", () => {
    expect(scoreLabel(19, 20)).toBe("19/20 corrected to 100%");
  });

  it("opens by registration and score", () => {
    expect(scoreTarget(lesson)).toEqual({
      registrationId: "9",
      scoreId: "7",
      label: "19/20 corrected to 100%",
      lessonName: "Holdover times",
    });
  });

  it.each<[string, Partial<RecordLesson>]>([
    ["no exam", { hasExam: false }],
    ["no score", { score: null }],
    ["no score id", { score: { ...score, scoreId: null } }],
    ["no registration id", { score: { ...score, registrationId: null } }],
  ])("shows N/A with %s", (_, change) => {
    expect(scoreTarget({ ...lesson, ...change })).toBeNull();
  });

  const questions = ["a", "b", "c", "d", "e"].map((id): ScoreQuestion => ({
    id,
    description: id,
    isCorrect: true,
    learnerResponses: [],
    correctResponses: [],
  }));
  const ids = (list: readonly ScoreQuestion[]): string => list.map(({ id }) => id).join("");

  it.each([
    [3, "edc", "ba"],
    [5, "edcba", ""],
    [9, "edcba", ""],
    [0, "edcba", ""],
    [Number.NaN, "edcba", ""],
    [-2, "edcba", ""],
  ])("splits the attempts after %j questions, newest first", (total, last, previous) => {
    const attempts = attemptsOf(questions, total);
    expect([ids(attempts.last), ids(attempts.previous)]).toEqual([last, previous]);
  });
});

describe("versions", () => {
  it.each([
    [1, 4, "Cycle Version"],
    [4, 4, "Old Version"],
    [5, 5, null],
    [2, 5, null],
    [Number.NaN, 5, null],
  ])("gives version %j layout %j and a button that reads %j", (version, layout, label) => {
    expect(recordLayout(version)).toBe(layout);
    expect(versionToggleLabel(version)).toBe(label);
  });

  const lessons = { current: [], previous: [{ id: "x" } as RecordLesson] };

  it.each([
    [
      5 as const,
      false,
      [
        "Current Version (All remaining lessons in this version will be scheduled for trainee completion before the expiration date)",
        "Previous Version (This version was not completed in full before the new version was released)",
      ],
    ],
    [
      5 as const,
      true,
      [
        "Current Version (All remaining lessons in this version will be scheduled for trainee completion before the expiration date)",
        "Previous Version",
      ],
    ],
    [4 as const, false, ["Current Version", "Previous Version"]],
  ])(
    "shows the headings of layout %j, topic completed %j",
    (layout, isTopicCompleted, headings) => {
      const blocks = versionBlocks({ lessons, isTopicCompleted }, layout);
      expect(blocks.map(({ heading, remark }) => `${heading} ${remark}`.trim())).toEqual(headings);
    },
  );

  it("needs no heading for a single version", () => {
    const blocks = versionBlocks(
      { lessons: { current: [], previous: null }, isTopicCompleted: false },
      5,
    );
    expect(blocks).toEqual([{ heading: "", remark: "", lessons: [] }]);
  });
});

describe("printTypes", () => {
  it("offers International Procedures only to people enrolled in them", () => {
    expect(printTypes(false).map(({ label }) => label)).toEqual([
      "Complete (Collapsed)",
      "Complete (Expanded)",
    ]);
    expect(printTypes(true).map(({ type }) => type)).toEqual([
      "complete",
      "complete_expanded",
      "international_procedures",
    ]);
  });
});

describe("reminderOf", () => {
  const date = "2026-12-18";
  const please = "Please complete your training.";

  it.each([
    ["PROGRAM_EXPIRED", "expired", "You are expired on one or more topics", please, null],
    [
      "PROGRAM_RISK_OF_EXPIRY",
      "riskOfExpiry",
      "You are at risk of expiring on one or more topics",
      please,
      null,
    ],
    ["PROGRAM_BEHIND_SCHEDULE", "behindSchedule", "You are behind schedule.", please, null],
    ["TYPE_COMPRESSED", null, "Compressed/Start-up program", "Complete by:", date],
  ])("describes the reminder %s", (id, status, title, footer, day) => {
    expect(reminderOf({ id, date })).toEqual({ status, title, footer, day });
  });

  it.each([
    ["PROGRAM_EXPIRED", please],
    ["TYPE_COMPRESSED", ""],
  ])("ends %s without a day with %j", (id, footer) => {
    expect(reminderOf({ id, date: null })).toMatchObject({ footer, day: null });
  });

  it.each(["", "program_expired", "PROGRAM_NEW", "__proto__", "constructor"])(
    "ignores the unknown reminder %j",
    (id) => {
      expect(reminderOf({ id, date })).toBeUndefined();
    },
  );
});

describe("validityOf", () => {
  it.each([
    ["completed today", "2026-11-20", "2027-11-20", 1, 0],
    ["in the middle", "2026-11-10", "2026-11-30", 1, 0.5],
    ["on the last day", "2025-11-20", "2026-11-20", 1, 1],
    ["expired, as long ago as it had lasted", "2026-11-10", "2026-11-15", 0.5, 1],
    ["completed after the day of the record", "2026-12-01", "2027-12-01", 1, 0],
    ["over a change of clocks and a leap day", "2023-11-20", "2027-11-20", 1, 1096 / 1461],
  ])("draws the validity of a topic: %s", (_what, completedAt, expiry, end, day) => {
    expect(validityOf(completedAt, expiry, "2026-11-20")).toEqual({ expiry: end, day });
  });

  it.each([
    ["no completion", null, DAY],
    ["no expiry", DONE, null],
    ["neither", null, null],
    ["the expiry is the completion", DONE, DONE],
    ["the expiry comes first", DAY, DONE],
    ["no days", "soon", "later"],
  ])("draws no validity when there is %s", (_what, completedAt, expiry) => {
    expect(validityOf(completedAt, expiry, "2026-11-20")).toBeNull();
  });

  it("draws no validity when the record has no day", () => {
    expect(validityOf(DONE, DAY, "")).toBeNull();
  });
});

describe("scheduleDividers", () => {
  const TODAY = "2026-11-20";
  const [OCT, NOV, LATE, FEB] = ["2026-10-19", "2026-11-16", "2026-11-26", "2027-02-01"];
  /** Each row's marks in short: those above, then a bar and those below. */
  const brief = (days: readonly (string | null)[], today: string | null, isDescending = false) =>
    scheduleDividers(days, today, isDescending).map(({ above, below }) =>
      [above, below].map((marks) => marks.join("+")).join("|"),
    );
  const [O, N, F, NONE] = ["October 2026", "November 2026", "February 2027", "Without a date"];

  it.each([
    [
      "months, and the line within one",
      [OCT, NOV, LATE, FEB],
      [`${O}|`, `${N}|`, "Today|", `${F}|`],
    ],
    ["the line before a month", [NOV, FEB], [`${N}|`, `Today+${F}|`]],
    ["what starts today is still to come", [NOV, TODAY], [`${N}|`, "Today|"]],
    ["all to come", [LATE, FEB], [`Today+${N}|`, `${F}|`]],
    ["all over", [OCT, NOV], [`${O}|`, `${N}|Today`]],
    ["without a day last", [NOV, null, null], [`${N}|`, `Today+${NONE}|`, "|"]],
    ["nothing but rows without a day", [null, null], [`${NONE}|`, "|"]],
    ["no rows", [], []],
  ])("marks the schedule: %s", (_what, days, marks) => {
    expect(brief(days, TODAY)).toEqual(marks);
  });

  it.each([
    ["the last first", [FEB, LATE, NOV, OCT], [`${F}|`, `${N}|`, "Today|", `${O}|`]],
    ["all to come", [FEB, LATE], [`${F}|`, `${N}|Today`]],
    ["all over", [NOV, OCT], [`Today+${N}|`, `${O}|`]],
    ["without a day last", [FEB, NOV, null], [`${F}|`, `Today+${N}|`, `${NONE}|`]],
  ])("marks a descending schedule: %s", (_what, days, marks) => {
    expect(brief(days, TODAY, true)).toEqual(marks);
  });

  it("draws no line while today is not known", () => {
    expect(brief([OCT, NOV, LATE], null)).toEqual([`${O}|`, `${N}|`, "|"]);
  });
});

it("shows 'Unnamed' for a blank name", () => {
  expect(["Aviation Security", "", "  ", "\u200B\u2060 \u00AD"].map(displayName)).toEqual([
    "Aviation Security",
    "Unnamed",
    "Unnamed",
    "Unnamed",
  ]);
});

it.each<[string | number | null, string, string | null, string]>([
  ["expired", "1 year", DONE, "Expired"],
  [5, "1 year", DONE, "At Risk Of Expiry"],
  ["behind", "1 year", null, "Behind Schedule"],
  ["scheduled", "1 year", null, "Scheduled"],
  // On screen, these have no icon.
  ["completed", "1 year", DONE, "Completed"],
  ["expired", "Initial only", DONE, "Completed"],
  [null, "Initial only", DONE, "Completed"],
  ["expired", "Initial only", null, "Expired"],
  [null, "1 year", DONE, "Not known"],
  [17, "1 year", DONE, "Not known"],
])("exports status %j of %s, completed %j, as %s", (status, periodicity, completedAt, word) => {
  expect(exportedStatus({ status, periodicity, completedAt })).toBe(word);
});

const named = (...topics: readonly [id: string, name: string][]) =>
  topics.map(([id, name]) => ({ id, name }));

describe("the ids of rows", () => {
  it.each([
    ["none", named(["", "A"], ["", "B"], ["", "C"])],
    ["none, and one name", named(["", "A"], ["", "A"], ["", "A"])],
    ["neither ids nor names", named(["", ""], ["", ""])],
    ["one id", named(["5", "A"], ["5", "B"], ["5", "A"])],
    ["some without an id", named(["5", "A"], ["", "B"], ["", "5"], ["6", "B"])],
    ["a name that is another's id", named(["A", "B"], ["", "A"])],
    ["an id like a counted one", named(["A #2", "B"], ["", "A"], ["A", "C"], ["A #2", "D"])],
  ])("differ when a host sends %s", (_what, topics) => {
    const distinct = withDistinctIds(topics);
    expect(distinct.map(({ name }) => name)).toEqual(topics.map(({ name }) => name));
    const ids = distinct.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain("");
    // They stay while others are left out.
    expect(withDistinctIds(topics.slice(0, 2))).toEqual(distinct.slice(0, 2));
  });

  it.each([[named()], [named(["1", "A"])], [named(["1", "A"], ["2", "A"])]])(
    "stay, in the same list, where they differ: %j",
    (topics) => {
      expect(withDistinctIds(topics)).toBe(topics);
    },
  );
});

describe("the entries of a record", () => {
  const entry = (id: string, name: string, status: RecordTopic["status"] = "completed") =>
    ({ id, name, status, periodicity: "", completedAt: null }) as RecordTopic;
  const program = named(["1", "De-icing"], ["2", "CRM"]);
  const found = (...record: RecordTopic[]) =>
    entriesInRecord(program, record).map(([{ id }, entries]) => [
      id,
      ...entries.map(({ status }) => status),
    ]);

  it.each<[string, RecordTopic[], unknown]>([
    [
      "by id",
      [entry("2", "Other"), entry("1", "Name")],
      [
        ["1", "completed"],
        ["2", "completed"],
      ],
    ],
    ["by name without an id", [entry("", "CRM", "expired")], [["1"], ["2", "expired"]]],
    ["not by name with another id", [entry("9", "CRM", "expired")], [["1"], ["2"]]],
    [
      "the most urgent first",
      [entry("1", "De-icing"), entry("1", "De-icing", "expired"), entry("", "De-icing", "behind")],
      [["1", "expired", "behind", "completed"], ["2"]],
    ],
    ["none without a record", [], [["1"], ["2"]]],
  ])("are found %s", (_how, record, expected) => {
    expect(found(...record)).toEqual(expected);
  });

  it("are found by name alone for a topic of the program without an id", () => {
    const record = [entry("", "CRM", "expired"), entry("", "Other"), entry("1", "De-icing")];
    const [first] = entriesInRecord([{ id: "", name: "CRM" }], record);
    expect(first?.[1].map(({ name }) => name)).toEqual(["CRM"]);
  });
});

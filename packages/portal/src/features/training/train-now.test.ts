import type { RecordTopic, ScheduleItem } from "@recurrent/sdk";
import { type MainApi, readAnnouncements, readTraining } from "@recurrent/sdk/raw";
import { describe, expect, it } from "vitest";
import {
  comingUp,
  trainNowContent,
  type TrainNowContent,
  dueStatus,
  dueTopicNames,
  dueTopics,
} from "./train-now.ts";

const AURORA = "3";

/** A lesson as the host sends it. */
const lesson = (id: number, more: object = {}) => ({
  topic: `Topic ${id}`,
  lesson: `Lesson ${id}`,
  sequence: 1,
  count: 2,
  is_suspendable: true,
  is_compressed: false,
  is_international_procedures: false,
  registration: { id, status: 1 },
  ...more,
});
const compressed = { is_compressed: true };
const international = { is_international_procedures: true };
const prevents = (...companies: number[]) => ({
  id: 1,
  translate: "Training is on hold.",
  prevent_training: true,
  company_list: companies.map((id) => ({ id })),
});

interface Facts {
  lessons?: object[];
  reply?: object;
  announcements?: object[];
  companyId?: string | null;
  hasValidSubscription?: boolean | null;
  suspended?: string[];
}

function decide({
  lessons = [lesson(1)],
  reply = {},
  announcements = [],
  companyId = AURORA,
  hasValidSubscription = true,
  suspended = [],
}: Facts): TrainNowContent {
  return trainNowContent({
    training: readTraining({ lessonList: lessons, ...reply } as MainApi.TrainNow),
    announcements: readAnnouncements(announcements as MainApi.Announcement[]),
    companyId,
    hasValidSubscription,
    suspended: new Set(suspended),
  });
}

/** The decision in short: names of the lessons with their states, and the message. */
function brief(facts: Facts): string[] {
  const view = decide(facts);
  if (view.kind !== "training") return [view.kind];
  const lessons = view.lessons.map(({ lesson: { lesson: name }, state }) => `${name} ${state}`);
  const { message } = view;
  if (message === null) return lessons;
  return [...lessons, message.kind === "next-lesson" ? `next ${message.day}` : message.kind];
}

const NEXT = { nextLesson: { start_date: "2026-12-01" } };

describe("prevented training", () => {
  it.each<[string, Facts, string[]]>([
    ["by the reply", { reply: { preventTraining: true } }, ["prevented"]],
    ["by an announcement for the company", { announcements: [prevents(4, 3)] }, ["prevented"]],
    ["not by one for other companies", { announcements: [prevents(4)] }, ["Lesson 1 ready"]],
    ["not by one that lists nobody", { announcements: [prevents()] }, ["Lesson 1 ready"]],
    [
      "not by one that does not prevent",
      { announcements: [{ ...prevents(3), prevent_training: false }] },
      ["Lesson 1 ready"],
    ],
    [
      "for nobody without a company",
      { announcements: [prevents(3)], companyId: null },
      ["Lesson 1 ready"],
    ],
    [
      "before anything is said about the subscription",
      { reply: { preventTraining: true }, hasValidSubscription: false },
      ["prevented"],
    ],
  ])("prevents training %s", (_how, facts, shown) => {
    expect(brief(facts)).toEqual(shown);
  });
});

it("shows only the renewal without a valid subscription", () => {
  expect(decide({ hasValidSubscription: false, reply: NEXT })).toEqual({ kind: "renewal" });
  expect(decide({ hasValidSubscription: null, reply: NEXT })).not.toEqual({ kind: "renewal" });
});

it("shows one reminder per entry, in order, above lessons or a message", () => {
  const reminderList = [
    { id: "TYPE_COMPRESSED", date: "2026-12-18" },
    { id: "PROGRAM_EXPIRED", date: null },
  ];
  for (const lessons of [[lesson(1)], []]) {
    expect(decide({ lessons, reply: { reminderList } })).toMatchObject({
      reminders: reminderList,
    });
  }
});

describe("the lessons shown", () => {
  it.each<[string, Facts, string[]]>([
    ["the first scheduled one", { lessons: [lesson(1), lesson(2)] }, ["Lesson 1 ready"]],
    [
      "the first of International Procedures alongside the first scheduled one",
      { lessons: [lesson(1, international), lesson(2, international), lesson(3), lesson(4)] },
      ["Lesson 3 ready", "Lesson 1 ready"],
    ],
    [
      "one of International Procedures alone",
      { lessons: [lesson(1, international)], reply: NEXT },
      ["Lesson 1 ready"],
    ],
    [
      "the first compressed one only, whatever stands before it",
      {
        lessons: [
          lesson(1),
          lesson(2, international),
          lesson(3, compressed),
          lesson(4, { ...compressed, ...international }),
        ],
      },
      ["Lesson 3 ready"],
    ],
    ["no lesson and no next one", { lessons: [] }, ["none"]],
    ["no lesson but a next one", { lessons: [], reply: NEXT }, ["next 2026-12-01"]],
    [
      "no lesson and a next one without its day",
      { lessons: [], reply: { nextLesson: { start_date: null } } },
      ["none"],
    ],
    [
      "a lesson while there is a next one as well",
      { lessons: [lesson(1)], reply: NEXT },
      ["Lesson 1 ready"],
    ],
  ])("shows %s", (_which, facts, shown) => {
    expect(brief(facts)).toEqual(shown);
  });
});

describe("the status of a registration", () => {
  it.each<[string, unknown, string]>([
    ["RUNNING", { id: 1, status: 0 }, "ready"],
    ["CREATED", { id: 1, status: 1 }, "ready"],
    ["COMPLETED", { id: 1, status: 2 }, "ready"],
    ["LOCKED", { id: 1, status: 3 }, "locked"],
    ["ERROR", { id: 1, status: 9 }, "faulty"],
    ["missing", null, "faulty"],
    ["without an id", { status: 1 }, "faulty"],
    ["unknown", { id: 1, status: 7 }, "ready"],
    ["by its name", { id: 1, status: "LOCKED" }, "locked"],
  ])("reads the status %s", (_state, registration, state) => {
    expect(brief({ lessons: [lesson(1, { registration })] })).toEqual([`Lesson 1 ${state}`]);
  });

  it("keeps a locked or faulty lesson in its place", () => {
    for (const status of [3, 9]) {
      const first = lesson(1, { registration: { id: 1, status } });
      expect(brief({ lessons: [first, lesson(2)] })).toHaveLength(1);
    }
  });
});

describe("suspended lessons", () => {
  const two = [lesson(1), lesson(2)];
  it.each<[string, Facts, string[]]>([
    ["moves to the next lesson of the list", { suspended: ["1"] }, ["Lesson 2 ready"]],
    [
      "then to the next-lesson message",
      { suspended: ["1", "2"], reply: NEXT },
      ["next 2026-12-01"],
    ],
    ["then says that there is no other", { suspended: ["1", "2"] }, ["no-additional"]],
    [
      "steps through the compressed queue and never into another",
      {
        lessons: [lesson(1, compressed), lesson(2, compressed), lesson(3)],
        suspended: ["1"],
      },
      ["Lesson 2 ready"],
    ],
    [
      "ends after the last compressed lesson",
      { lessons: [lesson(1, compressed), lesson(3)], suspended: ["1"] },
      ["no-additional"],
    ],
    [
      "leaves the lesson of International Procedures beside the message",
      { lessons: [...two, lesson(3, international)], suspended: ["1", "2"] },
      ["Lesson 3 ready", "no-additional"],
    ],
    [
      "of a lesson of International Procedures leaves the scheduled one alone",
      {
        lessons: [lesson(1), lesson(2, international)],
        suspended: ["2"],
      },
      ["Lesson 1 ready"],
    ],
    [
      "knows a lesson again when the list has changed",
      { lessons: [lesson(2), lesson(1), lesson(3)], suspended: ["1", "2"] },
      ["Lesson 3 ready"],
    ],
    ["forgets lessons that are gone", { lessons: [], suspended: ["1"] }, ["none"]],
  ])("skips a suspended lesson: %s", (_what, facts, shown) => {
    expect(brief({ lessons: two, ...facts })).toEqual(shown);
  });

  it("distinguishes lessons by their registration", () => {
    const view = decide({ lessons: [lesson(1), lesson(2, international)] });
    expect(view.kind === "training" && view.lessons.map(({ key }) => key)).toEqual(["1", "2"]);
  });
});

const conditions = {
  seasonal: false,
  compressed: false,
  expiration: false,
  internationalProcedures: false,
};
const item = (
  name: string,
  date: string | null,
  status: ScheduleItem["topic"]["status"] = "scheduled",
): ScheduleItem => ({
  topic: { name, status, conditions },
  lesson: { name, status: "scheduled" },
  date,
});

describe("dueTopicNames", () => {
  it("names each expired topic and each at risk once, when it has several lessons", () => {
    const names = dueTopicNames([
      item("Terrain", "2026-11-16", "riskOfExpiry"),
      item("De-icing", "2026-11-18", "expired"),
      item("De-icing", "2026-11-25", "expired"),
      item("Security", "2026-11-26", "behind"),
      item("Fire", "2026-11-27", "expired"),
    ]);
    expect(names).toEqual({ expired: ["De-icing", "Fire"], riskOfExpiry: ["Terrain"] });
    expect(["De-icing", "Terrain", "Security"].map((topic) => dueStatus(topic, names))).toEqual([
      "expired",
      "riskOfExpiry",
      undefined,
    ]);
  });

  it("gives no topic a status when the schedule is unknown", () => {
    expect(dueStatus("De-icing", undefined)).toBeUndefined();
  });
});

describe("dueTopics", () => {
  it("adds the record's expiry, and none to a topic that the record does not have", () => {
    const names = { expired: ["De-icing", "Fire"], riskOfExpiry: ["Terrain"] };
    const record = [
      { name: "Terrain", expiry: "2026-12-02", status: null },
      { name: "De-icing", expiry: "2026-11-20", status: null },
      { name: "Security", expiry: "2027-01-01", status: null },
    ];
    expect(dueTopics(names, record)).toEqual({
      expired: [
        { name: "De-icing", expiry: "2026-11-20" },
        { name: "Fire", expiry: null },
      ],
      riskOfExpiry: [{ name: "Terrain", expiry: "2026-12-02" }],
    });
  });

  const PAST = "2026-11-20";
  const SOON = "2026-12-02";
  const LATER = "2027-11-20";

  it.each<[string, [expiry: string | null, status: RecordTopic["status"]][], unknown]>([
    [
      "the expired one",
      [
        [PAST, "expired"],
        [LATER, "completed"],
      ],
      [PAST, PAST],
    ],
    [
      "the one of the status",
      [
        [PAST, "expired"],
        [SOON, "riskOfExpiry"],
      ],
      [PAST, SOON],
    ],
    [
      "the soonest of a status",
      [
        [SOON, "expired"],
        [PAST, "expired"],
      ],
      [PAST, PAST],
    ],
    [
      "the soonest without a status",
      [
        [LATER, null],
        [PAST, null],
      ],
      [PAST, PAST],
    ],
    [
      "a known day before none",
      [
        [null, "completed"],
        [LATER, "completed"],
      ],
      [LATER, LATER],
    ],
    [
      "the status before the day",
      [
        [PAST, "completed"],
        [SOON, "riskOfExpiry"],
      ],
      [PAST, SOON],
    ],
    ["none", [[null, "expired"]], [null, null]],
  ])("takes of topics of one name %s, in any order", (_which, topics, expected) => {
    const record = topics.map(([expiry, status]) => ({ name: "De-icing", expiry, status }));
    const names = { expired: ["De-icing"], riskOfExpiry: ["De-icing"] };
    for (const sent of [record, record.toReversed()]) {
      const { expired, riskOfExpiry } = dueTopics(names, sent);
      expect([...expired, ...riskOfExpiry].map(({ expiry }) => expiry)).toEqual(expected);
    }
  });
});

describe("comingUp", () => {
  const names = (items: readonly ScheduleItem[]) => items.map(({ topic }) => topic.name);

  it.each([
    [
      "the soonest first",
      [item("b", "2027-02-01"), item("a", "2026-11-26"), item("c", "2027-02-02")],
      ["a", "b", "c"],
    ],
    [
      "of one day as the server has them",
      [item("a", "2026-11-26"), item("b", "2026-11-26")],
      ["a", "b"],
    ],
    [
      "neither today's nor those before, nor what has no day",
      [item("a", "2026-11-19"), item("b", "2026-11-20"), item("c", null), item("d", "2026-11-21")],
      ["d"],
    ],
    ["nothing of nothing", [], []],
  ])("lists %s", (_what, schedule, expected) => {
    expect(names(comingUp(schedule, "2026-11-20"))).toEqual(expected);
  });
});

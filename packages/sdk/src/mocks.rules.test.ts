import { describe, expect, it } from "vitest";
import { safeParse, type ZodType } from "zod";
import { daysBetween } from "./calendar-day.ts";
import * as mocks from "./mocks.ts";
import * as schemas from "./schemas.ts";

const NOW = "2026-11-16T09:00:00.000Z";

type Factory = (overrides?: object) => unknown;

/** The factory of each schema of the main host. */
const FACTORIES: readonly [schema: string, make: Factory][] = Object.entries(
  schemas.mainEntities,
).flatMap(([name]) => {
  const make = (mocks as Readonly<Record<string, unknown>>)[`get${name}Mock`];
  return typeof make === "function" ? [[name, make as Factory] as const] : [];
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Blob);

const daysTo = (date: unknown): number => daysBetween(NOW.slice(0, 10), String(date).slice(0, 10));

/** What is not believable of one object, whatever it is. */
function oddities(made: Record<string, unknown>): string[] {
  const odd: string[] = [];
  const note = (holds: boolean, what: string) => {
    if (!holds) odd.push(`${what}: ${JSON.stringify(made).slice(0, 300)}`);
  };
  const { list, count, files, status } = made;
  if (Array.isArray(list)) note(count === list.length, "a count that does not fit its list");
  if (Array.isArray(files) && "files_count" in made) {
    note(made["files_count"] === files.length, "a number of files that does not fit them");
  }
  if ("filesCount" in made && "files_count" in made) {
    note(made["filesCount"] === made["files_count"], "two numbers of the same files");
  }
  for (const flag of ["isActive", "is_active"]) {
    if (flag in made && "deleted_at" in made) {
      note((made["deleted_at"] === null) === made[flag], "a deleted thing that is active");
    }
  }
  for (const [from, to] of [
    ["issued_at", "expiry_at"],
    ["start_date", "end_date"],
    ["started_at", "completed_at"],
    ["completed_at", "expiry"],
    ["created_at", "deleted_at"],
  ] as const) {
    if (made[from] != null && made[to] != null && made[to] !== "" && made[from] !== "") {
      note(JSON.stringify(made[from]) <= JSON.stringify(made[to]), `${to} before ${from}`);
    }
  }
  if ("expiry_at" in made && "status" in made) {
    const days = made["expiry_at"] === null ? Infinity : daysTo(made["expiry_at"]);
    const state = days < 0 ? "expired" : days < 30 ? "riskOfExpiry" : "current";
    const names = new Map<unknown, string>([
      [4, "current"],
      [5, "riskOfExpiry"],
      [6, "expired"],
    ]);
    note(
      (names.get(status) ?? status) === state,
      "a state of an event that does not fit its expiry",
    );
  }
  if ("topicName" in made) {
    const { expiry, completed_at: completed, periodicity } = made;
    const code = expiry === null ? null : daysTo(expiry) < 0 ? 6 : daysTo(expiry) < 5 ? 5 : 4;
    note(code === null || status === code, "a state of a topic that does not fit its expiry");
    note(completed !== null || expiry === null, "an expiry of what was never completed");
    note(periodicity !== "Initial only" || expiry === null, "an expiry of what comes once");
    note(completed !== null || made["certificate"] === null, "a certificate of nothing");
  }
  if ("lesson" in made && "date" in made && isObject(made["lesson"])) {
    note((made["lesson"]["status"] === 0) === daysTo(made["date"]) > 0, "a lesson of another day");
  }
  if ("correctQuestions" in made) {
    note(Number(made["correctQuestions"]) <= Number(made["totalQuestions"]), "too many right");
  }
  if ("sequence" in made) note(Number(made["sequence"]) <= Number(made["count"]), "out of order");
  if ("fullName" in made && "surname" in made) {
    note(made["fullName"] === `${String(made["name"])} ${String(made["surname"])}`, "two names");
  }
  if ("showTrainingStatus" in made) {
    note(made["status"] === true || made["endDate"] === null, "a return of who is not away");
    note(made["endDate"] === null || daysTo(made["endDate"]) > 0, "a return in the past");
  }
  if ("slug" in made) {
    note(String(made["name"]).toLowerCase() === made["slug"], "a tier of another name");
  }
  if ("password_confirmation" in made) {
    note(made["password"] === made["password_confirmation"], "two passwords");
  }
  if (Array.isArray(made["reminders"]) && "files_count" in made) {
    note(made["reminders"].length === 3, "an event without three reminders");
  }
  for (const [key, value] of Object.entries(made)) {
    if (typeof value === "number" && !/(?:id|Id|^\d+)$/.test(key) && key !== "tier") {
      note(value <= 10_000, `a large ${key}`);
    }
    if (key === "value" && made["key"] === "days") {
      note(/^\d{1,3}$/.test(String(value)), "days of a reminder");
    }
    if (typeof value === "string") {
      note(value.length < 200, `a long ${key}`);
      note(
        !/[B-DF-HJ-NP-TV-Z][a-z]?[B-DF-HJ-NP-TV-Z]{3}[a-z]/.test(value) ||
          /licence|hash|token|exception/i.test(key),
        `letters for a ${key}`,
      );
    }
    for (const twin of ["name", "type"]) {
      if (Array.isArray(value) && ["rpe", "rpes", "roles", "settings"].includes(key)) {
        const names = value.flatMap((entry) => (isObject(entry) ? (entry[twin] ?? []) : []));
        note(new Set(names).size === names.length, `the same ${twin} twice in ${key}`);
      }
    }
  }
  return odd;
}

function allOddities(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(allOddities);
  return isObject(value) ? [...oddities(value), ...Object.values(value).flatMap(allOddities)] : [];
}

describe("what a factory makes", () => {
  it.each(FACTORIES)("is believable and fits the contract, 200 times: %s", (name, make) => {
    const schema = schemas.mainEntities[name as "Person"] as ZodType;
    for (let seed = 0; seed < 200; seed += 1) {
      mocks.seedMocks(seed, NOW);
      const made = make();
      expect(allOddities(made), `seed ${seed}`).toEqual([]);
      if (!name.endsWith("Form")) {
        expect(safeParse(schema, made).error?.issues, `seed ${seed}`).toBeUndefined();
      }
    }
  });

  it("is the same for the same seed", () => {
    const all = () => {
      mocks.seedMocks(7, NOW);
      return FACTORIES.filter(([name]) => !name.endsWith("Form")).map(([, make]) => make());
    };
    expect(all()).toEqual(all());
  });
});

const REPLIES = Object.entries(mocks).filter(([name]) => name.endsWith("ResponseMock"));

describe("a reply that the contract gives as an example", () => {
  it.each(REPLIES)("is believable: %s", (_name, make) => {
    mocks.seedMocks(1, NOW);
    expect(allOddities((make as Factory)())).toEqual([]);
  });
});

/** Overrides, and what has to follow from them. */
const GIVEN: readonly [what: string, make: () => unknown, expected: object][] = [
  ["a name", () => mocks.getUserMock({ name: "Ada", surname: "Stone" }), { fullName: "Ada Stone" }],
  ["a full name", () => mocks.getUserMock({ fullName: "A. S." }), { fullName: "A. S." }],
  [
    "somebody historical",
    () => mocks.getPersonMock({ isActive: false }),
    { deleted_at: expect.any(String) },
  ],
  ["somebody at work", () => mocks.getPersonMock({ isActive: true }), { deleted_at: null }],
  [
    "a day of deletion",
    () => mocks.getPersonListItemMock({ deleted_at: "2026-01-01" }),
    { isActive: false, deleted_at: "2026-01-01" },
  ],
  ["a number of files", () => mocks.getEventDocumentMock({ files_count: 0 }), { files: [] }],
  ["more files", () => mocks.getEventDocumentMock({ files_count: 6 }), { files: { length: 6 } }],
  [
    "an expired state",
    () => mocks.getEventDocumentMock({ status: "expired" }),
    { status: "expired", expiry_at: expect.stringMatching(/^2026-(?:09|10|11)/) },
  ],
  [
    "an expiry long ago",
    () => mocks.getEventListItemMock({ expiry_at: "2020-01-01" }),
    { status: "expired" },
  ],
  [
    "an expiry soon",
    () => mocks.getEventListItemMock({ expiry_at: "2026-11-20" }),
    { status: "riskOfExpiry" },
  ],
  [
    "an expiry far away",
    () => mocks.getEventListItemMock({ expiry_at: "2029-11-20" }),
    { status: "current" },
  ],
  ["no expiry", () => mocks.getEventListItemMock({ expiry_at: null }), { status: "current" }],
  [
    "an archived event",
    () => mocks.getEventListItemMock({ is_active: false }),
    { deleted_at: expect.any(String) },
  ],
  ["an empty card", () => mocks.getTrainingBoardCardMock({ count: 0 }), { list: [] }],
  ["a full card", () => mocks.getTrainingBoardCardMock({ count: 30 }), { list: { length: 30 } }],
  ["a list", () => mocks.getEventBoardCardMock({ list: [] }), { count: 0 }],
  [
    "a card of expired events",
    () => mocks.getEventBoardCardMock({ id: "expired", count: 1 }),
    { priority: 0, list: [{ status: "expired" }] },
  ],
  [
    "a trainee behind",
    () => mocks.getTrainingBoardCardMock({ id: "behindSchedule" }),
    { tab: "schedule", priority: 2 },
  ],
  ["who is not suspended", () => mocks.getSuspendMock({ status: false }), { endDate: null }],
  [
    "a day of return",
    () => mocks.getSuspendMock({ status: true, endDate: "2027-01-01" }),
    { endDate: "2027-01-01" },
  ],
  [
    "a suspension",
    () => mocks.getPersonSettingsMock({ suspend: { status: true } }),
    { notifications: false },
  ],
  ["a slug", () => mocks.getTierMock({ slug: "essentials" }), { name: "Essentials" }],
  [
    "a topic that comes once",
    () => mocks.getRecordTopicMock({ periodicity: "Initial only" }),
    { expiry: null },
  ],
  [
    "an expired topic",
    () => mocks.getRecordTopicMock({ expiry: "2026-01-01", periodicity: "Every 12 months" }),
    { status: 6, completed_at: expect.stringMatching(/^2025-01/) },
  ],
  [
    "a lesson to come",
    () => mocks.getScheduleItemMock({ date: "2027-01-01" }),
    { lesson: { status: 0 } },
  ],
  [
    "a compressed program",
    () => mocks.getTrainingReminderMock({ id: "TYPE_COMPRESSED" }),
    { date: expect.any(String) },
  ],
  [
    "an expired program",
    () => mocks.getTrainingReminderMock({ id: "PROGRAM_EXPIRED" }),
    { date: null },
  ],
  [
    "a lesson without an exam",
    () => mocks.getRecordLessonMock({ lessonHasExam: false }),
    { score: null },
  ],
  [
    "a beginning",
    () => mocks.getRecordLessonMock({ start_date: "2026-05-01" }),
    { start: "2026-05-01", startDate: "2026-05-01" },
  ],
  ["a lesson of three", () => mocks.getTrainingLessonMock({ count: 1 }), { sequence: 1 }],
];

describe("what is given to a factory", () => {
  it.each(GIVEN)("stays, and the rest follows from it: %s", (_what, make, expected) => {
    for (let seed = 0; seed < 50; seed += 1) {
      mocks.seedMocks(seed, NOW);
      expect(make()).toMatchObject(expected);
    }
  });
});

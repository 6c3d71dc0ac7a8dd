import { describe, expect, it } from "vitest";
import { safeParse, type ZodType } from "zod";
import { daysBetween } from "./calendar-day.ts";
import { contradictionsIn } from "./mock-rules/contradictions.ts";
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

/** The problems that make one object implausible. */
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

describe("the result of a factory", () => {
  it.each(FACTORIES)(
    "makes plausible data that match the contract, 200 times: %s",
    (name, make) => {
      const schema = schemas.mainEntities[name as "Person"] as ZodType;
      for (let seed = 0; seed < 200; seed += 1) {
        mocks.seedMocks(seed, NOW);
        const made = make();
        expect([...allOddities(made), ...contradictionsIn(made)], `seed ${seed}`).toEqual([]);
        if (!name.endsWith("Form")) {
          expect(safeParse(schema, made).error?.issues, `seed ${seed}`).toBeUndefined();
        }
      }
    },
  );

  it("makes the same data for the same seed", () => {
    const all = () => {
      mocks.seedMocks(7, NOW);
      return FACTORIES.filter(([name]) => !name.endsWith("Form")).map(([, make]) => make());
    };
    expect(all()).toEqual(all());
  });
});

const REPLIES = Object.entries(mocks).filter(([name]) => name.endsWith("ResponseMock"));

describe("the contract's example of a reply", () => {
  it.each(REPLIES)("gives a plausible example: %s", (_name, make) => {
    mocks.seedMocks(1, NOW);
    expect(allOddities((make as Factory)())).toEqual([]);
  });
});

/** Overrides, and the values that have to follow from them. */
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

describe("one override of a factory", () => {
  it.each(GIVEN)("keeps the override, and adapts the rest: %s", (_what, make, expected) => {
    for (let seed = 0; seed < 50; seed += 1) {
      mocks.seedMocks(seed, NOW);
      expect(make()).toMatchObject(expected);
    }
  });
});

type FactoryName = {
  [Key in keyof typeof mocks]: Key extends `get${infer Name}Mock` ? Name : never;
}[keyof typeof mocks];

type OverridesOf<Name extends FactoryName> =
  typeof mocks extends Readonly<Record<`get${Name}Mock`, (given?: infer Given) => unknown>>
    ? NonNullable<Given>
    : never;

type Case = readonly [title: string, name: string, given: object, expected: object];

function override<Name extends FactoryName>(
  name: Name,
  given: OverridesOf<Name>,
  expected: object = {},
): Case {
  return [`${name} ${JSON.stringify(given).slice(0, 60)}`, name, given, expected];
}

function makeWith(name: string, given: object): object {
  return (mocks as unknown as Readonly<Record<string, (given: object) => object>>)[
    `get${name}Mock`
  ]!(given);
}

const days = (pattern: RegExp): unknown => expect.stringMatching(pattern);

const TRAINEE = { acl: { roles: ["Trainee"], isTrainee: true } };

const SUSPENDED = { status: true, endDate: "2026-12-01" };

/** One override each, and its consequences, in addition to the rules for everything. */
const SINGLE_OVERRIDES: readonly Case[] = [
  override("Person", { deleted_at: "2019-01-01" }, { isActive: false }),
  override("Person", { deleted_at: null }, { isActive: true }),
  override("Person", { created_at: "2026-11-10" }),
  override("Person", { created_at: "2027-02-01" }, { isActive: true, deleted_at: null }),
  override("Person", { fullName: "Vera Lindqvist" }, { name: "Vera", surname: "Lindqvist" }),
  override(
    "Person",
    { subscription: { end: "2027-03-01" } },
    { has_valid_subscription: true, ...TRAINEE },
  ),
  override(
    "Person",
    { subscription: { end: "2019-03-01" } },
    { has_valid_subscription: false, created_at: days(/^201/), ...TRAINEE },
  ),
  override("Person", { has_valid_subscription: false }, TRAINEE),
  override("User", { has_valid_subscription: true }),
  override("User", { subscription: { end: null } }),
  override("PersonListItem", { groups: [{ id: 31, name: "Cabin crew" }] }, TRAINEE),
  override("User", { acl: { roles: ["Training Manager"], permissions: [], isTrainee: false } }),
  override("Acl", { isTrainee: true }, { roles: ["Trainee"] }),
  override("Acl", { isTrainee: false }),
  override("Suspend", { endDate: "2027-01-15" }, { status: true }),
  override("Suspend", { status: false }, { endDate: null }),
  override("PersonSettings", { notifications: true }, { suspend: { status: false } }),
  override("PersonSettings", { suspend: SUSPENDED }, { notifications: false }),
  override("TrainingBoardPerson", { suspendSetting: { status: true } }),
  override("TrainingBoardPerson", { suspendSetting: { status: false } }),
  override(
    "TrainingBoardPerson",
    { settings: [{ type: "suspend", value: { status: true } }] },
    { suspendSetting: { status: true } },
  ),
  override("Tier", { name: "Essentials" }, { slug: "essentials" }),
  override("Tier", { slug: "cargo" }, { name: "Cargo" }),
  override("GroupManager", { fullName: "Viktor Halloran" }, { name: "Viktor" }),
  override("ProfileUpdatePayload", { password_confirmation: "A" }, { password: "A" }),
  override("GroupUpdatePayload", { remove: [1] }, { move: {} }),
  override("EventDocument", { issued_at: "2027-06-01" }, { is_active: true, status: "current" }),
  override("EventDocument", { issued_at: "2026-11-10" }),
  override("EventDocument", { deleted_at: "2020-05-01" }, { is_active: false }),
  override("EventDocument", { files_count: 40 }, { files: { length: 40 } }),
  override("EventDocument", { files: [] }, { files_count: 0 }),
  override(
    "EventDocument",
    {
      reminders: [
        { key: "days", value: "14" },
        { key: "days", value: 7 },
        { key: "days", value: 0 },
      ],
    },
    { expiry_at: expect.any(String) },
  ),
  override(
    "EventDocument",
    { expiry_at: null },
    { status: "current", reminders: Array.from({ length: 3 }, () => ({ value: "0" })) },
  ),
  override("EventListItem", { is_active: false }, { deleted_at: expect.any(String) }),
  override("EventListItem", { status: 5 }, { expiry_at: days(/^2026-1[12]/) }),
  override("EventListItem", { name: "Visa" }, { description: "Visa" }),
  override("BoardEvent", { filesCount: 7 }, { files_count: 7 }),
  override("BoardEvent", { expiry_at: "2026-01-01" }, { status: "expired" }),
  override("EventBoardCard", { count: 0 }, { list: [] }),
  override("EventBoardCard", { count: 40 }, { list: { length: 40 } }),
  override("EventBoardCard", { priority: 1 }, { id: "riskOfExpiry" }),
  override("EventCreateForm", { issued_at: "2027-06-01" }),
  override("EventUpdateForm", { expiry_at: "2020-01-01" }),
  override("TrainingBoardCard", { count: 1 }, { list: { length: 1 } }),
  override("TrainingBoardCard", { count: 5 }, { list: { length: 5 } }),
  override("TrainingBoardCard", { count: 40 }, { list: { length: 40 } }),
  override("TrainingBoardCard", { list: [] }, { count: 0 }),
  override("TrainingBoardCard", { priority: 2 }, { id: "behindSchedule", tab: "schedule" }),
  override("TrainingBoardCard", { tab: "schedule" }, { id: "behindSchedule" }),
  override("TrainingBoardCard", { tab: "record" }),
  override("TrainingReminder", { date: "2026-12-18" }, { id: "TYPE_COMPRESSED" }),
  override("TrainingReminder", { date: null }),
  override("TrainingLesson", { sequence: 9 }, { count: 9 }),
  override("ScheduleItem", { date: "2026-08-01" }, { lesson: { status: 3 } }),
  override("ScheduleItem", { lesson: { name: "De-icing", status: 6 } }),
  override("ScheduleItem", { lesson: { name: "De-icing", status: 0 } }),
  override("ProgramTopic", { status: 6 }),
  override("ProgramTopic", { frequency: "Initial only" }),
  override("RecordTopic", { completed_at: "2026-11-10" }, { status: 4 }),
  override("RecordTopic", { completed_at: "2019-11-10" }),
  override("RecordTopic", { completed_at: null }, { expiry: null, certificate: null }),
  override("RecordTopic", { expiry: "2026-10-01" }, { status: 6 }),
  override("RecordTopic", { expiry: "2030-01-01" }, { status: 4 }),
  override("RecordTopic", { expiry: null }),
  override("RecordTopic", { status: 6 }, { expiry: days(/^2026-(?:09|10|11)/) }),
  override("RecordTopic", { status: 2 }, { completed_at: null, expiry: null }),
  override("RecordTopic", { certificate: { hash: "c4d1" } }, { completed_at: expect.any(String) }),
  override("RecordTopic", { id: 520 }, { topicId: 520 }),
  override("RecordLesson", { end_date: "2026-01-01" }, { endDate: "2026-01-01" }),
  override("RecordLesson", { end: null }, { end_date: null, score: null }),
  override("RecordLesson", { startDate: "2026-11-10" }, { start: "2026-11-10" }),
  override("RecordLesson", { start_date: null }, { start: null, end: null, score: null }),
  override("RecordLesson", { start: "2027-01-01" }, { end: null, score: null }),
  override(
    "RecordLesson",
    { score: { id: 5, registrationId: 6, correctQuestions: 1, totalQuestions: 2 } },
    { lessonHasExam: true, scoreId: 5, registration: { id: 6, status: 2 } },
  ),
  override(
    "RecordLesson",
    { registration: { id: 8, status: 1 } },
    { registrationId: 8, end: null },
  ),
  override("LessonScore", { totalQuestions: 2 }),
  override("LessonScore", { correctQuestions: 14 }, { totalQuestions: 14 }),
  override("Score", { totalQuestions: 2 }, { questions: { length: 2 } }),
  override("Score", { totalQuestions: 0 }, { questions: [], correctQuestions: 0 }),
  override("Score", { correctQuestions: 9 }, { totalQuestions: 9 }),
  override("Score", { completed_at: "2026-11-10 09:20:00" }, { started_at: "2026-11-10 08:55:00" }),
  override("Score", { started_at: "2026-11-10" }),
  override("Score", { started_at: null }, { completed_at: null }),
  override("ScoreQuestion", { learnerResponse: "1,500 psi" }),
  override("ScoreQuestion", { correctResponses: ["Left pump", "Right pump"] }),
];

/** Overrides that fit together or contradict each other. All of them stay. */
const SEVERAL_OVERRIDES: readonly Case[] = [
  override(
    "Person",
    { created_at: "2026-11-10", isActive: false },
    { deleted_at: days(/^2026-11-1[1-5]/) },
  ),
  override("Person", { created_at: "2026-11-16", isActive: false }, { deleted_at: "2026-11-16" }),
  override("Person", { name: "Mary Ann", fullName: "Mary Ann Stone" }, { surname: "Stone" }),
  override(
    "Person",
    { subscription: { end: null }, has_valid_subscription: true },
    { acl: { isTrainee: false } },
  ),
  override(
    "EventDocument",
    { issued_at: "2026-11-05", status: "expired" },
    { expiry_at: days(/^2026-11-/) },
  ),
  override(
    "RecordTopic",
    { completed_at: "2025-10-02", expiry: "2027-10-31" },
    { periodicity: "Every 24 months", status: 4 },
  ),
  override("RecordTopic", { completed_at: "2025-06-01", status: 6 }),
  override("Score", { totalQuestions: 12, correctQuestions: 5 }, { questions: { length: 12 } }),
  override(
    "ScoreQuestion",
    { learnerResponse: "A", correctResponses: ["B"] },
    { result: "incorrect" },
  ),
  override(
    "RecordLesson",
    { start: "2026-11-10", end: "2026-11-12" },
    { start_date: "2026-11-10", endDate: "2026-11-12" },
  ),
];

const CONTRADICTIONS: readonly Case[] = [
  override("Person", { isActive: true, deleted_at: "2019-01-01" }),
  override("Person", { created_at: "2026-01-01", deleted_at: "2019-01-01" }),
  override("Person", { has_valid_subscription: true, subscription: { end: "2019-01-01" } }),
  override("EventDocument", { files: [], files_count: 3 }),
  override("EventDocument", { issued_at: "2027-06-01", status: "expired" }),
  override("EventDocument", { issued_at: "2026-06-01", expiry_at: "2026-01-01" }),
  override("EventBoardCard", { id: "expired", priority: 2, list: [], count: 4 }),
  override("TrainingBoardCard", { id: "current", tab: "schedule", count: 2, list: [] }),
  override("TrainingReminder", { id: "PROGRAM_EXPIRED", date: "2026-12-01" }),
  override("Suspend", { status: false, endDate: "2026-12-01" }),
  override("PersonSettings", { notifications: true, suspend: SUSPENDED }),
  override("ScheduleItem", { date: "2027-01-01", lesson: { name: "De-icing", status: 4 } }),
  override("RecordTopic", { periodicity: "Initial only", expiry: "2026-12-01" }),
  override("RecordTopic", { completed_at: null, status: 4, expiry: "2026-12-01" }),
  override("RecordTopic", { completed_at: "2026-11-10", status: 6 }),
  override("RecordLesson", { end: "2026-01-01", endDate: "2026-01-02" }),
  override("RecordLesson", { start: "2026-02-01", end: "2026-01-01" }),
  override("LessonScore", { correctQuestions: 9, totalQuestions: 2 }),
  override("Score", { correctQuestions: 9, totalQuestions: 2 }),
  override("Tier", { name: "Premium", slug: "essentials" }),
];

/** Replies that no server should send, to see how a page copes. */
const INVALID: readonly Case[] = [
  override("Person", { created_at: "", deleted_at: "odd", subscription: { end: "2026-13-45" } }),
  override("EventDocument", { issued_at: "odd", expiry_at: "" }),
  override("RecordTopic", { completed_at: "odd" }),
  override("RecordTopic", { expiry: "odd", periodicity: "odd" }),
  override("RecordTopic", { status: 4, periodicity: "Every 0 months" }),
  override("RecordLesson", { start_date: "odd", end: "" }),
  override("ScheduleItem", { date: "odd" }),
  override("Score", { started_at: "odd", completed_at: "", totalQuestions: 300 }),
  override("TrainingBoardCard", { priority: 7, count: 300 }),
];

const schemaOf = (name: string): ZodType => schemas.mainEntities[name as "Person"];

/** A factory of alternatives takes no overrides. */
const hasFields = (name: string): boolean => schemaOf(name).def.type === "object";

function eachSeed(check: (seed: number) => void): void {
  for (let seed = 0; seed < 100; seed += 1) {
    mocks.seedMocks(seed, NOW);
    check(seed);
  }
}

describe("overrides of a factory", () => {
  it.each([...SINGLE_OVERRIDES, ...SEVERAL_OVERRIDES])(
    "keeps the overrides, and adapts everything else: %s",
    (_title, name, given, expected) => {
      eachSeed((seed) => {
        const made = makeWith(name, given);
        expect(made, `seed ${seed}`).toMatchObject({ ...given, ...expected });
        expect([...allOddities(made), ...contradictionsIn(made)], `seed ${seed}`).toEqual([]);
        if (!name.endsWith("Form")) {
          expect(safeParse(schemaOf(name), made).error?.issues).toBeUndefined();
        }
      });
    },
  );

  it.each([...CONTRADICTIONS, ...INVALID])(
    "keeps overrides that contradict each other: %s",
    (_title, name, given) => {
      eachSeed((seed) => expect(makeWith(name, given), `seed ${seed}`).toMatchObject(given));
    },
  );

  it.each(FACTORIES.filter(([name]) => hasFields(name)))(
    "keeps each field of another %s, and adapts everything else",
    (_name, make) => {
      for (let seed = 0; seed < 20; seed += 1) {
        mocks.seedMocks(seed + 1000, NOW);
        const another = make();
        for (const [key, value] of Object.entries(isObject(another) ? another : {})) {
          mocks.seedMocks(seed, NOW);
          const made = make({ [key]: value });
          expect(made).toMatchObject({ [key]: value });
          expect([...allOddities(made), ...contradictionsIn(made)], `seed ${seed}`).toEqual([]);
        }
      }
    },
  );

  it("makes a card with a count of five of five different people", () => {
    eachSeed(() => {
      const { list } = mocks.getTrainingBoardCardMock({ count: 5 });
      expect(new Set(list.map(({ fullName }) => fullName)).size).toBe(5);
      expect(new Set(list.map(({ id }) => id)).size).toBe(5);
    });
  });
});

import type { EventSummary, RecordTopic, ScheduleItem } from "@recurrent/sdk";
import ICAL from "ical.js";
import { expect, it } from "vitest";
import { calendarEntries, calendarFile, type CalendarSources } from "./calendar-file.ts";

const conditions = {
  seasonal: false,
  compressed: false,
  expiration: false,
  internationalProcedures: false,
};

function lesson(
  topicName: string,
  name: string,
  date: string | null,
  status: ScheduleItem["lesson"]["status"] = "scheduled",
): ScheduleItem {
  return { lesson: { name, status }, topic: { name: topicName, status, conditions }, date };
}

function topic(id: string, name: string, expiry: string | null, initial = false): RecordTopic {
  return {
    id,
    status: "completed",
    name,
    formerName: null,
    periodicity: initial ? "Initial only" : "1 year",
    completedAt: "2026-01-31",
    expiry,
    isTopicCompleted: true,
    certificateHash: null,
    conditions,
    lessons: { current: [], previous: null },
  };
}

function event(id: string, description: string, rest: Partial<EventSummary> = {}): EventSummary {
  return {
    id,
    name: "",
    description,
    issuedAt: null,
    expiryAt: "2027-03-28",
    isActive: true,
    deletedAt: null,
    status: "current",
    filesCount: 0,
    ...rest,
  };
}

const SOURCES: CalendarSources = {
  today: "2026-11-20",
  schedule: [
    lesson("Icing", "Holdover times", "2027-02-01"),
    lesson("Icing", "Holdover times", "2026-02-01", "completed"),
    lesson("Icing", "Fluids", null),
  ],
  topics: [
    topic("7", "Ground De-icing; part 1, 2 \\ 3", "2027-10-31"),
    topic("8", "Induction", "2027-01-01", true),
    topic("9", "In progress", null),
  ],
  events: [
    event("71", "Medical\r\nEND:VEVENT"),
    event("72", "Archived", { isActive: false }),
    event("73", "Deleted", { deletedAt: "2026-09-01T09:00:00Z" }),
    event("74", "Radio", { expiryAt: null }),
  ],
};

const OWNER = {
  host: "https://api.example.com",
  personId: "4",
  name: "Łukasz Wiśniewski-Papadopoulou of the Northern Bases, Captain",
  urlOf: () => "https://portal.example.com/#/my/schedule",
};
const NOW = Date.UTC(2026, 10, 20, 23, 30);

const fileOf = (sources: Partial<CalendarSources> = {}, now = NOW, owner = {}): string =>
  calendarFile(calendarEntries({ ...SOURCES, ...sources }), { ...OWNER, ...owner }, now);

/** The events that another program reads from a file, by UID, as an import does. */
function importedFrom(...files: readonly string[]) {
  const events = new Map<string, { day: string; title: string; sequence: number }>();
  for (const file of files) {
    const root = ICAL.Component.fromString(file);
    for (const part of root.getAllSubcomponents("vevent")) {
      const { uid, startDate, summary, sequence } = new ICAL.Event(part);
      const former = events.get(uid);
      if (former !== undefined && former.sequence >= sequence) continue;
      expect(startDate.isDate).toBe(true);
      events.set(uid, { day: startDate.toString(), title: summary, sequence });
    }
  }
  return events;
}

const titlesOf = (file: string) =>
  [...importedFrom(file).values()].map(({ day, title }) => `${day} ${title}`);

it("lists future lessons and expiries that count, by day", () => {
  expect(titlesOf(fileOf({}, NOW, { name: null }))).toEqual([
    "2027-02-01 Holdover times (Icing)",
    "2027-03-28 Medical END:VEVENT expires",
    "2027-10-31 Ground De-icing; part 1, 2 \\ 3 expires",
  ]);
});

it("begins each title with the person when the calendar is somebody else's", () => {
  expect(titlesOf(fileOf()).every((title) => title.includes(` ${OWNER.name}: `))).toBe(true);
});

it("replaces events of an earlier import, also those that have moved", () => {
  const first = fileOf();
  const later = fileOf(
    {
      today: "2027-02-02",
      schedule: [
        lesson("Icing", "Holdover times", "2027-02-08"),
        lesson("Icing", "Holdover times", "2026-02-01", "completed"),
      ],
      topics: [topic("7", "Ground De-icing, renamed", "2028-10-31")],
    },
    NOW + 3_600_000,
  );
  const once = importedFrom(first);
  const twice = importedFrom(first, later);
  expect([...twice.keys()]).toEqual([...once.keys()]);
  expect([...twice.values()].map(({ day }) => day)).toEqual([
    "2027-02-08",
    "2027-03-28",
    "2028-10-31",
  ]);
  expect(importedFrom(first, first)).toEqual(once);
});

it("gives no two days, people or hosts the same UID, and names nobody in one", () => {
  const uids = [
    ...importedFrom(fileOf()).keys(),
    ...importedFrom(fileOf({}, NOW, { personId: "5" })).keys(),
    ...importedFrom(fileOf({}, NOW, { host: "https://other.example.com" })).keys(),
  ];
  expect(new Set(uids).size).toBe(9);
  for (const uid of uids) expect(uid).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
});

it("distinguishes lessons of one name, whatever their order in the reply", () => {
  const schedule = [
    lesson("Icing", "Fluids", "2027-01-01"),
    lesson("Icing", "Fluids", "2027-06-01"),
  ];
  const [one, other] = [schedule, schedule.toReversed()].map((items) => [
    ...importedFrom(fileOf({ schedule: items, topics: [], events: [] })).entries(),
  ]);
  expect(one).toHaveLength(2);
  expect(other).toEqual(one);
});

it("writes lines of at most 75 octets, CRLF and days without a time (RFC 5545)", () => {
  const file = fileOf();
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const octets = file.split("\r\n").map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(file).toContain("DTSTART;VALUE=DATE:20270201\r\n");
  expect(file).toContain("DTSTAMP:20261120T233000Z\r\n");
  expect(file).not.toContain("TZID");
});

it("describes where the date of an expiry comes from, and its day", () => {
  const texts = calendarEntries(SOURCES).map(({ page, description }) => [
    page,
    /^From the (?:training record|expiry date) /.test(description),
    description.includes("2026-11-20"),
  ]);
  expect(texts).toEqual([
    ["schedule", false, true],
    [{ eventId: "71" }, true, true],
    ["record", true, true],
  ]);
});

it.each([
  ["no ids and the same name", "", ["CRM", "CRM", "CRM"]],
  ["no ids", "", ["CRM", "De-icing", "Fuel"]],
  ["one id", "7", ["CRM", "De-icing", "Fuel"]],
])("has the expiry of each topic when a host sends %s", (_what, id, names) => {
  const days = ["2027-05-01", "2027-06-01", "2027-07-01"];
  const topics = names.map((name, at) => topic(id, name, days[at]!));
  const events = importedFrom(fileOf({ schedule: [], events: [], topics }));
  expect([...events.values()].map(({ day }) => day)).toEqual(days);
});

import type { EventSummary, RecordTopic } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import {
  timelineKey,
  timelineMonths,
  timelineName,
  timelineOf,
  timelineSummary,
  nextExpiries,
  readTimelineKey,
  firstExpiries,
} from "./expiry-timeline.ts";

describe("the months of the timeline", () => {
  it("lists this month and the eleven after it, over the turn of a year", () => {
    expect(timelineMonths("2026-11-22")).toEqual([
      "2026-11",
      "2026-12",
      "2027-01",
      "2027-02",
      "2027-03",
      "2027-04",
      "2027-05",
      "2027-06",
      "2027-07",
      "2027-08",
      "2027-09",
      "2027-10",
    ]);
  });

  it.each([
    ["2026-01-01", "2026-01", "2026-12"],
    ["2026-12-31", "2026-12", "2027-11"],
    ["2028-02-29", "2028-02", "2029-01"],
    ["2026-01-31", "2026-01", "2026-12"],
  ])("spans from %s on: %s to %s", (today, first, last) => {
    const months = timelineMonths(today);
    expect([months.length, months[0], months.at(-1)]).toEqual([12, first, last]);
  });
});

it.each([
  ["2026-11-21", "2026-11-22", "overdue"],
  ["2026-11-22", "2026-11-22", "2026-11"],
  ["2026-11-30", "2026-11-22", "2026-11"],
  ["2026-12-01", "2026-11-30", "2026-12"],
  ["2026-12-31", "2027-01-01", "overdue"],
  ["2027-01-01", "2026-12-31", "2027-01"],
  ["2028-02-29", "2028-02-29", "2028-02"],
  ["2028-02-29", "2028-03-01", "overdue"],
  ["2028-02-28", "2028-02-29", "overdue"],
  ["2019-11-22", "2026-11-22", "overdue"],
  ["2031-05-01", "2026-11-22", "2031-05"],
  [null, "2026-11-22", null],
])("counts an expiry of %s, seen on %s, in %s", (expiryAt, today, key) => {
  expect(timelineKey(expiryAt, today)).toBe(key);
});

it.each([
  ["overdue", "overdue"],
  ["2026-11", "2026-11"],
  ["2027-10", "2027-10"],
  ["2026-10", null],
  ["2027-11", null],
  ["later", null],
  ["", null],
  [null, null],
])("reads the month %j of a URL as %j", (requested, key) => {
  expect(readTimelineKey(requested, "2026-11-22")).toBe(key);
});

it.each([
  ["overdue", "Overdue"],
  ["2027-03", "March 2027"],
  ["2028-02", "February 2028"],
])("names the bar %s %s", (key, name) => {
  expect(timelineName(key)).toBe(name);
});

const TODAY = "2026-11-22";
const item = (expiryAt: string | null, status: string | null = "current") => ({ expiryAt, status });
const countsOf = (horizon: ReturnType<typeof timelineOf>) =>
  Object.fromEntries(horizon.bars.flatMap(({ key, count }) => (count > 0 ? [[key, count]] : [])));

it.each([
  [[], TODAY, "0 overdue · 0 in November · 0 in December"],
  [
    ["2026-11-21", "2026-11-22", "2026-12-31", "2026-12-01", "2027-01-01", null],
    TODAY,
    "1 overdue · 1 in November · 2 in December",
  ],
  [["2026-12-30", "2027-01-31"], "2026-12-31", "1 overdue · 0 in December · 1 in January"],
] as const)("sums up the expiries %j on %s as %s", (days, today, words) => {
  const items = days.map((day) => item(day));
  expect(timelineSummary(items, today)).toBe(words);
});

it("draws thirteen bars, also without expiries", () => {
  const horizon = timelineOf([], TODAY);
  expect(horizon.bars.map(({ key }) => key)).toHaveLength(13);
  expect(horizon.bars[0]).toEqual({ key: "overdue", count: 0, states: new Map() });
  expect(horizon).toMatchObject({ states: [], later: 0, without: 0 });
});

it("counts by day of expiry, apart from later and missing expiries", () => {
  const horizon = timelineOf(
    [
      item("2026-11-21"),
      item("2025-01-01"),
      item("2026-11-22"),
      item("2026-11-30"),
      item("2027-02-28"),
      item("2027-10-31"),
      item("2027-11-01"),
      item("2028-02-29"),
      item(null),
    ],
    TODAY,
  );
  expect(countsOf(horizon)).toEqual({ overdue: 2, "2026-11": 2, "2027-02": 1, "2027-10": 1 });
  expect(horizon).toMatchObject({ later: 2, without: 1 });
});

it("counts a leap day in its February", () => {
  expect(countsOf(timelineOf([item("2028-02-29"), item("2028-03-01")], "2027-12-31"))).toEqual({
    "2028-02": 1,
    "2028-03": 1,
  });
});

it("divides a bar by the server's states, whatever the day and the spelling", () => {
  const horizon = timelineOf(
    [
      item("2026-11-21", "current"),
      item("2026-11-21", "expired"),
      item("2026-11-21", "Expired"),
      item("2026-11-21", "risk_of_expiry"),
      item("2026-11-21", "grounded"),
      item("2026-11-21", null),
      item("2031-01-01", "behind"),
    ],
    TODAY,
  );
  expect(horizon.states).toEqual(["expired", "riskOfExpiry", "current", "unknown"]);
  expect(Object.fromEntries(horizon.bars[0]!.states)).toEqual({
    expired: 2,
    riskOfExpiry: 1,
    current: 1,
    unknown: 2,
  });
});

const topic = (id: string, expiry: string | null, rest: Partial<RecordTopic> = {}) =>
  ({
    id,
    name: `Topic ${id}`,
    expiry,
    status: "completed",
    periodicity: "Every 12 months",
    completedAt: "2026-01-01",
    ...rest,
  }) as RecordTopic;
const event = (id: string, expiryAt: string | null, rest: Partial<EventSummary> = {}) =>
  ({
    id,
    description: `Document ${id}`,
    expiryAt,
    status: null,
    isActive: true,
    deletedAt: null,
    ...rest,
  }) as EventSummary;
const shortly = (items: ReturnType<typeof nextExpiries>) =>
  items.map(({ name, expiryAt, status }) => `${name} ${expiryAt} ${status}`);

it("sorts training and documents together, soonest expiry first, none last", () => {
  const items = nextExpiries(
    [topic("1", "2027-03-01"), topic("2", "2026-11-01", { status: "expired" })],
    [event("3", "2026-11-22"), event("4", null), event("5", "2027-03-01")],
    TODAY,
  );
  expect(shortly(items)).toEqual([
    "Topic 2 2026-11-01 expired",
    "Document 3 2026-11-22 riskOfExpiry",
    "Document 5 2027-03-01 current",
    "Topic 1 2027-03-01 completed",
    "Document 4 null current",
  ]);
});

it("leaves out archived and missing items; 'Initial only' never expires", () => {
  const items = nextExpiries(
    [
      topic("1", null, { completedAt: null, status: "started" }),
      topic("2", "2023-08-19", { periodicity: "Initial only" }),
    ],
    [event("3", "2026-12-01", { isActive: false })],
    TODAY,
  );
  expect(shortly(items)).toEqual(["Topic 2 null completed"]);
});

it("uses the server's status when there is one", () => {
  expect(
    shortly(nextExpiries([], [event("1", "2026-01-01", { status: "current" })], TODAY)),
  ).toEqual(["Document 1 2026-01-01 current"]);
});

it("lists the five that expire soonest", () => {
  const events = [
    "2027-01-01",
    null,
    "2026-12-01",
    "2027-02-01",
    "2027-04-01",
    "2027-03-01",
    "2027-05-01",
  ];
  const items = nextExpiries(
    [],
    events.map((day, at) => event(String(at), day)),
    TODAY,
  );
  expect(firstExpiries(items).map(({ expiryAt }) => expiryAt)).toEqual([
    "2026-12-01",
    "2027-01-01",
    "2027-02-01",
    "2027-03-01",
    "2027-04-01",
  ]);
});

it("gives topics without an id lines of their own", () => {
  const ids = ["", "", "7", "7"].map((id) => topic(id, "2027-01-01"));
  const lines = nextExpiries(ids, [], "2026-11-21").map(({ id }) => id);
  expect(new Set(lines).size).toBe(4);
});

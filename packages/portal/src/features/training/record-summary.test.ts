import { describe, expect, it } from "vitest";
import {
  otherVersion,
  recordBounds,
  recordKind,
  recordView,
  writeRecordView,
} from "./record-summary.ts";

const PRINTED = { isPrinted: true };

const bounds = { min: "2023-11-21", max: "2026-11-21" };
const query = (text: string) => new URLSearchParams(text);

describe("the day of a record", () => {
  it.each([
    ["today where none is asked for", "", "2026-11-21", null],
    ["the first one on offer", "date=2023-11-21", "2023-11-21", null],
    ["the last one on offer", "date=2026-11-21", "2026-11-21", null],
    ["not one before", "date=2023-11-20", "2026-11-21", "2023-11-20"],
    ["not one after", "date=2026-11-22", "2026-11-21", "2026-11-22"],
    ["not one that does not exist", "date=2026-02-30", "2026-11-21", "2026-02-30"],
    ["not what is no day", "date=2026-11-21T10:00:00Z", "2026-11-21", "2026-11-21T10:00:00Z"],
  ])("uses as the day %s", (_what, text, date, invalidDay) => {
    expect(recordView(query(text), bounds, 5)).toEqual({ date, version: 5, invalidDay });
    expect(recordView(query(text), bounds, 5, PRINTED)).toEqual({ date, version: 5, invalidDay });
  });
});

describe("the version of a record", () => {
  it.each([
    ["the person's own", "", 4, 4, 4],
    ["the one the button leads to", "version=1", 4, 1, 1],
    ["back again", "version=4", 1, 4, 4],
    ["never another for layout 5 on screen", "version=4", 5, 5, 4],
    ["never layout 5 for others on screen", "version=5", 4, 4, 5],
    ["nothing unknown", "version=7", 1, 1, 1],
  ] as const)("uses the version: %s", (_what, text, own, shown, printed) => {
    expect(recordView(query(text), bounds, own).version).toBe(shown);
    expect(recordView(query(text), bounds, own, PRINTED).version).toBe(printed);
  });

  it("switches 1 and 4 with the button, and has no button for 5", () => {
    expect([1, 4, 5].map((version) => otherVersion(version as 1 | 4 | 5))).toEqual([4, 1, null]);
  });
});

it("writes the version into the URL, except the own one", () => {
  const written = query("tab=record&version=1&q=ice");
  writeRecordView(written, { date: "2026-01-05", version: 4 }, 4);
  expect(written.toString()).toBe("tab=record&q=ice&date=2026-01-05");
  writeRecordView(written, { date: "2026-01-05", version: 1 }, 4);
  expect(recordView(written, bounds, 4)).toEqual({
    date: "2026-01-05",
    version: 1,
    invalidDay: null,
  });
});

it.each([
  ["premium", undefined, "premium"],
  ["premium", { hasLessons: false }, "premium"],
  ["essentials", { hasLessons: true }, "essentials"],
  ["starter", undefined, null],
  ["starter", { hasLessons: true }, "premium"],
  [null, { hasLessons: false }, "essentials"],
])("shows the tier %j with the record %j as %j", (tier, record, kind) => {
  expect(recordKind(tier, record)).toBe(kind);
});

const TODAY = "2026-11-21";
const person = { createdAt: "2020-05-04T22:00:00Z", deletedAt: null };

describe("the own record", () => {
  it.each([
    [
      "the day after an instant of joining, by its day in UTC",
      "2026-03-31T23:30:00Z",
      "2026-04-01",
    ],
    ["an instant of another zone counts by UTC", "2026-03-31T23:30:00-05:00", "2026-04-02"],
    ["a bare day", "2026-02-28", "2026-03-01"],
    ["who joined yesterday has today", "2026-11-20T01:00:00Z", TODAY],
    ["who joined today has today", "2026-11-21T01:00:00Z", TODAY],
    ["joining is not known: no bound", null, undefined],
  ])("offers days from %s, to today", (_what, createdAt, min) => {
    expect(recordBounds({ isOwn: true, subject: { ...person, createdAt } }, TODAY)).toEqual({
      min,
      max: TODAY,
    });
  });

  it("ignores three years and the day of leaving for the own record", () => {
    const subject = { createdAt: "2010-01-01", deletedAt: "2026-01-01" };
    expect(recordBounds({ isOwn: true, subject }, TODAY)).toEqual({
      min: "2010-01-02",
      max: TODAY,
    });
  });
});

describe("a person's record", () => {
  it.each([
    ["today", null, "2023-11-21", TODAY],
    ["the day of leaving", "2026-09-07T23:59:59Z", "2023-11-21", "2026-09-07"],
    ["today for somebody who leaves later", "2027-01-31", "2023-11-21", TODAY],
    [
      "one day, of somebody who left longer ago",
      "2020-02-01T10:00:00Z",
      "2020-02-01",
      "2020-02-01",
    ],
  ])("offers three years back from %s", (_what, deletedAt, min, max) => {
    expect(recordBounds({ isOwn: false, subject: { ...person, deletedAt } }, TODAY)).toEqual({
      min,
      max,
    });
  });

  it("has the last day of February before a leap day", () => {
    expect(recordBounds({ isOwn: false, subject: person }, "2028-02-29").min).toBe("2025-02-28");
  });
});

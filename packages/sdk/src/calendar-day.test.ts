import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  compareDays,
  DAY_MS,
  daysBetween,
  isCalendarDay,
  toCalendarDay,
} from "./calendar-day.ts";

/** Every day from 28 December 1999 to 2 March 2004, with a leap day at either end. */
const DAYS = Array.from({ length: 1527 }, (_, count) =>
  toCalendarDay(Date.parse("1999-12-28") + count * DAY_MS),
);

describe("toCalendarDay", () => {
  it.each([
    ["2026-11-25T23:59:59.999Z", "2026-11-25"],
    ["2026-11-26T00:00:00.000Z", "2026-11-26"],
    ["2026-11-26T00:30:00+14:00", "2026-11-25"],
    ["2026-11-25T23:30:00-11:00", "2026-11-26"],
    ["2028-02-29T12:00:00Z", "2028-02-29"],
    ["2026-12-31T23:59:59Z", "2026-12-31"],
    ["2027-03-28T01:30:00Z", "2027-03-28"],
    ["1970-01-01T00:00:00Z", "1970-01-01"],
    ["1969-12-31T23:59:59Z", "1969-12-31"],
  ])("returns the day of UTC at %s", (instant, day) => {
    expect(toCalendarDay(Date.parse(instant))).toBe(day);
  });
});

describe("isCalendarDay", () => {
  it.each(["2028-02-29", "2027-01-01", "1900-12-31", "9999-12-31", "0001-01-01"])(
    "accepts %s",
    (text) => {
      expect(isCalendarDay(text)).toBe(true);
    },
  );

  it.each([
    "",
    "2027-02-29",
    "2026-02-30",
    "2100-02-29",
    "2027-13-01",
    "2027-00-10",
    "2027-04-31",
    "2027-1-1",
    "2027-01",
    "+010025-11",
    "2027",
    "27-01-01",
    "+002027-01-01",
    "20270101",
    "2027/01/01",
    " 2027-01-01",
    "2027-01-01 ",
    "2027-01-01T00:00:00Z",
    "1 January 2027",
    "soon",
    "9999-99-99",
  ])("rejects %j", (text) => {
    expect(isCalendarDay(text)).toBe(false);
  });
});

it("sorts what never expires last", () => {
  expect(["2027-01-01", null, "2026-12-31", null].toSorted(compareDays)).toEqual([
    "2026-12-31",
    "2027-01-01",
    null,
    null,
  ]);
  expect(compareDays("2027-01-01", "2027-01-01")).toBe(0);
  expect(compareDays(null, null)).toBe(0);
});

describe("addDays", () => {
  it("counts each day once, over months, years and leap days", () => {
    for (const [at, day] of DAYS.entries()) {
      for (const count of [0 - at, -1, 0, 1, 30, 366]) {
        const sum = addDays(day, count);
        expect(daysBetween(day, sum)).toBe(count);
        if (at + count >= 0 && at + count < DAYS.length) expect(sum).toBe(DAYS[at + count]);
      }
    }
  });
});

describe("addMonths", () => {
  it("adds months as the calendar has them", () => {
    for (const day of DAYS) {
      const [year = 0, month = 0, dayOfMonth = 0] = day.split("-").map(Number);
      for (const count of [-36, -13, -1, 0, 1, 11, 12, 24]) {
        const target = new Date(Date.UTC(year, month + count, 0));
        target.setUTCDate(Math.min(dayOfMonth, target.getUTCDate()));
        expect(addMonths(day, count)).toBe(toCalendarDay(target.getTime()));
      }
    }
  });

  it.each([
    ["2024-01-31", 1, "2024-02-29"],
    ["2024-03-31", -13, "2023-02-28"],
    ["2028-02-29", -36, "2025-02-28"],
    ["2028-02-29", -48, "2024-02-29"],
    ["2026-12-31", 2, "2027-02-28"],
  ])("adds to %s %i months: %s", (day, count, sum) => {
    expect(addMonths(day, count)).toBe(sum);
  });
});

describe("daysBetween", () => {
  it("returns NaN when either is no day", () => {
    expect(daysBetween("soon", "2027-01-01")).toBeNaN();
    expect(daysBetween("2027-01-01", "soon")).toBeNaN();
  });
});

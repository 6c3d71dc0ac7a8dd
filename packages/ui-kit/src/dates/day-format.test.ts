import { describe, expect, it } from "vitest";
import { firstWeekday, formatDay, isWithin, rangeProblem, returnNote } from "./day-format.ts";

describe("a day of the calendar", () => {
  it("formats Date of return as yyyy/MM/dd, never as another day", () => {
    expect(formatDay("2027-01-15", "yyyy/MM/dd")).toBe("2027/01/15");
    expect(formatDay("2027-01-15", "yyyy-MM-dd")).toBe("2027-01-15");
    expect(formatDay(null, "yyyy/MM/dd")).toBe("");
    expect(formatDay("soon", "yyyy/MM/dd")).toBe("soon");
  });

  it.each([
    ["en", 1],
    ["de", 1],
    ["en-GB", 1],
    ["pl-PL", 1],
    ["en-US", 0],
    ["ar-EG", 6],
    ["en-US@posix", 0],
    ["en_US.UTF-8", 0],
    ["de_DE.UTF-8", 1],
    ["C", 1],
    ["", 1],
    ["x-klingon", 1],
  ])("begins the week of %s on the right day", (locale, first) => {
    expect(firstWeekday(locale)).toBe(first);
  });

  it("compares days, both limits included", () => {
    expect(isWithin("2026-11-20", "2026-11-20", "2026-11-20")).toBe(true);
    expect(isWithin("2026-11-19", "2026-11-20")).toBe(false);
    expect(isWithin("2027-07-01", undefined, "2027-06-30")).toBe(false);
    expect(isWithin("1999-01-01")).toBe(true);
  });

  it("names the limit in the field's own format", () => {
    expect(rangeProblem("2026-01-01", "yyyy/MM/dd", { min: "2026-11-20", max: "2027-06-30" })).toBe(
      "Choose a date from 2026/11/20 to 2027/06/30.",
    );
    expect(rangeProblem("2026-01-01", "yyyy-MM-dd", { min: "2026-11-20" })).toBe(
      "Choose a date from 2026-11-20 onwards.",
    );
    expect(rangeProblem("2028-01-01", "yyyy-MM-dd", { max: "2027-06-30" })).toBe(
      "Choose a date up to 2027-06-30.",
    );
    expect(
      rangeProblem("2027-01-01", "yyyy-MM-dd", { min: "2026-11-20", max: "2027-06-30" }),
    ).toBeUndefined();
  });

  it.each([
    [null, "2026-11-25", ""],
    ["2026-11-26", "2026-11-25", ""],
    ["2027-01-01", "2026-12-31", ""],
    ["2026-11-25", undefined, ""],
    ["2026-11-25", "2026-11-25", "ends the suspension at once"],
    ["2026-11-24", "2026-11-25", "has passed"],
    ["2025-11-26", "2026-11-25", "has passed"],
    ["2026-12-31", "2027-01-01", "has passed"],
  ])("explains a return of %j on %j: %j", (day, today, words) => {
    expect(returnNote(day, today)).toContain(words);
    if (words === "") expect(returnNote(day, today)).toBe("");
  });
});

import { describe, expect, it } from "vitest";
import { horizonKey, horizonMonths, horizonName, readHorizonKey } from "./horizon.ts";

describe("the months of a horizon", () => {
  it("are this one and the eleven after it, over the turn of a year", () => {
    expect(horizonMonths("2026-11-22")).toEqual([
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
  ])("from %s on: %s to %s", (today, first, last) => {
    const months = horizonMonths(today);
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
])("an expiry of %s falls, on %s, in %s", (expiryAt, today, key) => {
  expect(horizonKey(expiryAt, today)).toBe(key);
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
])("an address that names %j names %j of the horizon", (asked, key) => {
  expect(readHorizonKey(asked, "2026-11-22")).toBe(key);
});

it.each([
  ["overdue", "Overdue"],
  ["2027-03", "March 2027"],
  ["2028-02", "February 2028"],
])("%s reads %s", (key, name) => {
  expect(horizonName(key)).toBe(name);
});

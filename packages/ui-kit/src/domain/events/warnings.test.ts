import { describe, expect, it } from "vitest";
import {
  daysProblem,
  nextWarningDays,
  steppedDays,
  warningDates,
  warningsSentence,
} from "./warnings.ts";

const DECIMALS = "Enter whole days, without decimals.";
const NEGATIVE = "Enter 0 or more days.";
const NO_NUMBER = "Enter a whole number of days, such as 30.";
const TOO_MANY = "Enter at most 99999 days.";

describe("reminders", () => {
  it.each([
    ["30", undefined],
    ["007", undefined],
    ["0", undefined],
    ["00", undefined],
    [" 14 ", undefined],
    ["\u00A012\u00A0", undefined],
    ["12\n", undefined],
    ["", undefined],
    ["  ", undefined],
    ["99999", undefined],
    ["000000012", undefined],
    ["100000", TOO_MANY],
    ["123456789", TOO_MANY],
    ["9".repeat(400), TOO_MANY],
    ["1.5", DECIMALS],
    ["1,5", DECIMALS],
    ["7.0", DECIMALS],
    [".5", DECIMALS],
    ["-1.5", DECIMALS],
    ["1.000", DECIMALS],
    ["-3", NEGATIVE],
    ["- 3", NEGATIVE],
    ["−3", NEGATIVE],
    ["–3", NEGATIVE],
    ["-0", NEGATIVE],
    ["1e3", NO_NUMBER],
    ["1E3", NO_NUMBER],
    ["+5", NO_NUMBER],
    ["0x1F", NO_NUMBER],
    ["٣", NO_NUMBER],
    ["３", NO_NUMBER],
    ["Ⅻ", NO_NUMBER],
    ["½", NO_NUMBER],
    ["1 000", NO_NUMBER],
    ["1'000", NO_NUMBER],
    ["1_000", NO_NUMBER],
    ["1.", NO_NUMBER],
    ["30 days", NO_NUMBER],
    ["30d", NO_NUMBER],
    ["30, 14", NO_NUMBER],
    ["30-14", NO_NUMBER],
    ["abc", NO_NUMBER],
    ["Infinity", NO_NUMBER],
    ["NaN", NO_NUMBER],
    ["3\u200B0", undefined],
    ["\uFEFF30", undefined],
    ["30\u200E", undefined],
    ["\u202D30\u202C", undefined],
    ["3\u00AD0", undefined],
    ["\u20601\u20654", undefined],
    ["\u200B", undefined],
    ["\u200B-3", NEGATIVE],
    ["1\u200B.5", DECIMALS],
    ["\u200Bx", NO_NUMBER],
  ])("checks the reminder %j: %s", (typed, problem) => expect(daysProblem(typed)).toBe(problem));

  it.each([
    ["7", 1, "8"],
    ["7", -1, "6"],
    ["0", -1, "0"],
    ["", 1, "1"],
    ["99999", 1, "99999"],
    ["1.5", 1, "1.5"],
    ["-3", 1, "-3"],
    ["3\u200B0", 1, "31"],
  ] as const)("steps %j by %d to %j", (typed, step, next) => {
    expect(steppedDays(typed, step)).toBe(next);
  });

  it("makes no warning of a text that is no whole number", () => {
    const typed = ["1.5", "1e3", "-3", "1,5"];
    expect(warningDates("2027-03-01", typed, "2026-11-20")).toEqual([]);
  });
});

describe("the sentence about warnings", () => {
  it.each([
    [
      { manager: true, trainee: true, reminders: ["7", "30", "14"] },
      "Notifications sent 30, 14 and 7 day(s) prior to expiry to Manager, Trainee",
    ],
    [
      { manager: true, trainee: false, reminders: ["0", "14", "30"] },
      "Notifications sent 30 and 14 day(s) prior to expiry to Manager",
    ],
    [
      { manager: false, trainee: true, reminders: ["7", "7", "7"] },
      "Notifications sent 7 day(s) prior to expiry to Trainee",
    ],
    [{ manager: false, trainee: false, reminders: ["30", "14", "7"] }, "No warnings"],
    [{ manager: true, trainee: true, reminders: ["0", "0", "0"] }, "No warnings"],
    [{ manager: true, trainee: true, reminders: ["", "x", "-3"] }, "No warnings"],
    [{ manager: true, trainee: true, reminders: [] }, "No warnings"],
    [
      { manager: false, trainee: true, reminders: ["3\u200B0", "30", "\uFEFF7"] },
      "Notifications sent 30 and 7 day(s) prior to expiry to Trainee",
    ],
  ])("describes %j", (settings, sentence) => {
    expect(warningsSentence({ expiryAt: "2026-11-27", ...settings })).toBe(sentence);
    expect(warningsSentence({ ...settings, expiryAt: null })).toBe("No warnings");
  });
});

describe("the days on which warnings go out", () => {
  it.each([
    [{ manager: true, trainee: false }, "2026-12-22", ["2026-12-08", "2026-12-15"]],
    [{ manager: true, trainee: false }, "2026-12-11", ["2026-11-27", "2026-12-04"]],
    [{ manager: true, trainee: false }, "2026-11-20", []],
    [{ manager: false, trainee: false }, "2026-12-22", []],
    [{ manager: true, trainee: true }, null, []],
    [{ manager: true, trainee: true }, "soon", []],
  ])("are those from today on for %j and the expiry %j: %j", (settings, expiryAt, days) => {
    const event = { ...settings, expiryAt, reminders: ["7", "30", "14"] };
    expect(nextWarningDays(event, "2026-11-27")).toEqual(days);
  });

  it("counts days of the calendar, over months, years and the change of summer time", () => {
    expect(warningDates("2027-03-01", ["1", "30", "60"], "2026-11-20")).toEqual([
      { days: 60, day: "2026-12-31", when: "ahead" },
      { days: 30, day: "2027-01-30", when: "ahead" },
      { days: 1, day: "2027-02-28", when: "ahead" },
    ]);
    expect(warningDates("2028-03-29", ["1", "29"], "2026-11-20")).toEqual([
      { days: 29, day: "2028-02-29", when: "ahead" },
      { days: 1, day: "2028-03-28", when: "ahead" },
    ]);
  });

  it("distinguishes past days, today and future days", () => {
    expect(warningDates("2026-11-27", ["30", "7", "1"], "2026-11-20")).toEqual([
      { days: 30, day: "2026-10-28", when: "past" },
      { days: 7, day: "2026-11-20", when: "today" },
      { days: 1, day: "2026-11-26", when: "ahead" },
    ]);
  });

  it("leaves out 0, empty and repeated reminders, and an expiry that is no day", () => {
    expect(warningDates("2026-11-27", ["0", "", "0"], "2026-11-20")).toEqual([]);
    expect(warningDates("2026-11-27", ["7", "7", "0"], "2026-11-20")).toHaveLength(1);
    expect(warningDates("soon", ["7", "0", "0"], "2026-11-20")).toEqual([]);
  });
});

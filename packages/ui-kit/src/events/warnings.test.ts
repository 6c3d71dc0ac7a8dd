import { describe, expect, it } from "vitest";
import { warningDates, warningsSentence, wholeDays } from "./warnings.ts";

describe("training 5: reminders are whole numbers in text, at least 0", () => {
  it.each([
    ["30", "30"],
    ["007", "7"],
    ["0", "0"],
    ["00", "0"],
    ["7.9", "7"],
    ["7,9", "7"],
    ["-5", "0"],
    ["1e3", "13"],
    ["abc", "0"],
    [" 14 ", "14"],
    ["", ""],
    ["123456789", "12345"],
  ])("%j becomes %j", (typed, expected) => expect(wholeDays(typed)).toBe(expected));
});

describe("training 2.10: the warnings sentence", () => {
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
  ])("%j", (settings, sentence) => {
    expect(warningsSentence({ expiryAt: "2026-11-27", ...settings })).toBe(sentence);
    expect(warningsSentence({ ...settings, expiryAt: null })).toBe("No warnings");
  });
});

describe("the days on which warnings go out", () => {
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

  it("tells past days, today and days ahead apart", () => {
    expect(warningDates("2026-11-27", ["30", "7", "1"], "2026-11-20")).toEqual([
      { days: 30, day: "2026-10-28", when: "past" },
      { days: 7, day: "2026-11-20", when: "today" },
      { days: 1, day: "2026-11-26", when: "ahead" },
    ]);
  });

  it("leaves out 0, what is empty, what comes twice, and any expiry that is no day", () => {
    expect(warningDates("2026-11-27", ["0", "", "0"], "2026-11-20")).toEqual([]);
    expect(warningDates("2026-11-27", ["7", "7", "0"], "2026-11-20")).toHaveLength(1);
    expect(warningDates("soon", ["7", "0", "0"], "2026-11-20")).toEqual([]);
  });
});

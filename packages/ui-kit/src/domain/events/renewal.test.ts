import type { EventDraft } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import {
  type EventDates,
  formatInterval,
  renewalDates,
  renewalTexts,
  renewedDates,
  renewalNote,
  renewedDraft,
  validityInterval,
  withIssuedAt,
} from "./renewal.ts";

const TODAY = "2026-11-20";

type Row = readonly [
  issuedAt: string | null,
  expiryAt: string | null,
  interval: string | null,
  today: string,
  renewed: string | null,
];

const CASES: readonly Row[] = [
  // These are whole months, to the same day.
  ["2024-10-01", "2026-10-01", "24 months", TODAY, "2028-11-20"],
  ["2025-10-01", "2026-10-01", "12 months", TODAY, "2027-11-20"],
  ["2026-05-15", "2026-11-15", "6 months", TODAY, "2027-05-20"],
  ["2026-10-20", "2026-11-20", "1 month", TODAY, "2026-12-20"],
  ["2016-11-25", "2026-11-25", "120 months", TODAY, "2036-11-20"],
  // These are whole months, to the day before.
  ["2025-11-28", "2026-11-27", "12 months", TODAY, "2027-11-19"],
  ["2025-11-28", "2027-11-27", "24 months", TODAY, "2028-11-19"],
  ["2025-12-01", "2026-11-30", "12 months", TODAY, "2027-11-19"],
  ["2025-01-01", "2025-12-31", "12 months", TODAY, "2027-11-19"],
  ["2025-03-01", "2026-02-28", "12 months", TODAY, "2027-11-19"],
  ["2024-10-01", "2026-09-30", "24 months", "2026-03-01", "2028-02-29"],
  // Leap days.
  ["2024-02-29", "2025-02-28", "12 months", TODAY, "2027-11-20"],
  ["2024-02-29", "2028-02-29", "48 months", TODAY, "2030-11-20"],
  ["2023-02-28", "2024-02-28", "12 months", "2024-02-29", "2025-02-28"],
  ["2023-02-28", "2024-02-29", "366 days", TODAY, "2027-11-21"],
  ["2023-03-01", "2024-02-29", "12 months", TODAY, "2027-11-19"],
  ["2022-02-28", "2026-02-28", "48 months", "2024-02-29", "2028-02-29"],
  ["2022-02-28", "2026-02-28", "48 months", "2096-02-29", "2100-02-28"],
  // Ends of months.
  ["2026-01-31", "2026-02-28", "1 month", "2026-01-31", "2026-02-28"],
  ["2026-08-31", "2026-11-30", "3 months", TODAY, "2027-02-20"],
  ["2026-05-20", "2026-11-20", "6 months", "2026-08-31", "2027-02-28"],
  ["2026-05-20", "2026-11-20", "6 months", "2027-08-31", "2028-02-29"],
  ["2026-02-28", "2026-08-31", "184 days", TODAY, "2027-05-23"],
  ["2026-10-31", "2026-11-30", "1 month", "2026-12-31", "2027-01-31"],
  ["2026-10-31", "2026-11-29", "1 month", "2026-12-31", "2027-01-30"],
  // Other intervals, by days.
  ["2026-08-01", "2026-10-30", "90 days", TODAY, "2027-02-18"],
  ["2026-11-01", "2026-11-15", "14 days", TODAY, "2026-12-04"],
  ["2026-11-19", "2026-11-20", "1 day", TODAY, "2026-11-21"],
  ["2025-11-01", "2026-11-15", "379 days", TODAY, "2027-12-04"],
  // No interval is known: the expiry stays as it is.
  [null, "2026-10-01", null, TODAY, "2026-10-01"],
  ["2026-10-01", null, null, TODAY, null],
  [null, null, null, TODAY, null],
  ["2026-10-02", "2026-10-01", null, TODAY, "2026-10-01"],
  ["2026-10-01", "2026-10-01", null, TODAY, "2026-10-01"],
  ["soon", "2026-10-01", null, TODAY, "2026-10-01"],
  ["2025-02-30", "2026-10-01", null, TODAY, "2026-10-01"],
  ["2025-10-01", "", null, TODAY, ""],
  // The new day would have five figures.
  ["2000-01-01", "9999-01-01", "95988 months", TODAY, "9999-01-01"],
];

describe("renewedDates", () => {
  it.each(CASES)("renews %s to %s: %s, renewed on %s until %s", (...row) => {
    const [issuedAt, expiryAt, interval, today, renewed] = row;
    const found = validityInterval({ issuedAt, expiryAt });
    expect(found && formatInterval(found)).toBe(interval);
    expect(renewedDates({ issuedAt, expiryAt }, today)).toEqual({
      issuedAt: today,
      expiryAt: renewed,
    });
  });
});

type Dates = readonly [issuedAt: string | null, expiryAt: string | null];

const datesOf = ([issuedAt, expiryAt]: Dates): EventDates => ({ issuedAt, expiryAt });

/** Twelve months; twelve months to the day before; 90 days; unknown. */
const YEAR: Dates = ["2025-11-22", "2026-11-22"];
const TO_DAY_BEFORE: Dates = ["2025-11-28", "2026-11-27"];
const DAYS: Dates = ["2026-08-01", "2026-10-30"];
const UNKNOWN: Dates = [null, "2026-11-22"];

describe("withIssuedAt", () => {
  it.each<[what: string, before: Dates, shown: Dates, issuedAt: string | null, expiryAt: unknown]>([
    ["an earlier day", YEAR, ["2026-11-29", "2027-11-29"], "2026-11-20", "2027-11-20"],
    ["a later day", YEAR, ["2026-11-29", "2027-11-29"], "2026-12-01", "2027-12-01"],
    ["another year", YEAR, ["2026-11-29", "2027-11-29"], "2025-11-29", "2026-11-29"],
    ["to a leap day", YEAR, ["2028-03-01", "2029-03-01"], "2028-02-29", "2029-02-28"],
    ["from a leap day", YEAR, ["2028-02-29", "2029-02-28"], "2028-02-28", "2029-02-28"],
    ["the day before", TO_DAY_BEFORE, ["2026-11-29", "2027-11-28"], "2026-11-20", "2027-11-19"],
    ["to a leap day", TO_DAY_BEFORE, ["2027-02-28", "2028-02-27"], "2027-03-01", "2028-02-29"],
    ["days", DAYS, ["2026-11-29", "2027-02-27"], "2026-11-20", "2027-02-18"],
    [
      "the end of a month",
      ["2026-05-20", "2026-11-20"],
      ["2026-08-30", "2027-02-28"],
      "2026-09-30",
      "2027-03-30",
    ],
    [
      "to the end of a month",
      ["2026-05-20", "2026-11-20"],
      ["2026-09-01", "2027-03-01"],
      "2026-08-31",
      "2027-02-28",
    ],
    ["a cleared day", YEAR, ["2026-11-29", "2027-11-29"], null, "2027-11-29"],
    ["an entered expiry", YEAR, ["2026-11-29", "2027-11-20"], "2026-11-21", "2027-11-20"],
    ["no expiry", YEAR, ["2026-11-29", null], "2026-11-20", null],
    ["no day of issue", YEAR, [null, "2027-11-29"], "2026-11-20", "2027-11-29"],
    ["an expiry before", YEAR, ["2026-11-29", "2026-11-22"], "2026-11-20", "2026-11-22"],
    ["no interval", UNKNOWN, ["2026-11-29", "2026-11-22"], "2026-11-20", "2026-11-22"],
    [
      "beyond the last year",
      ["2000-01-01", "9998-01-01"],
      ["2001-01-01", "9999-01-01"],
      "2002-01-01",
      "9999-01-01",
    ],
  ])("%s: after %j and %j, %s has expiry %s", (_what, before, shown, issuedAt, expiryAt) => {
    const dates = renewalDates(datesOf(before), datesOf(shown));
    const next = withIssuedAt(datesOf(before), dates, issuedAt);
    expect(next).toMatchObject({ issuedAt, expiryAt, hasFollowed: expiryAt !== shown[1] });
  });

  it("follows each section that is typed, also after the day was cleared", () => {
    const before = datesOf(YEAR);
    let dates = renewalDates(before, renewedDates(before, "2026-11-29"));
    for (const [day, expiryAt] of [
      ["2026-11-02", "2027-11-02"],
      ["2026-11-20", "2027-11-20"],
      [null, "2027-11-20"],
      ["2026-10-31", "2027-10-31"],
    ] as const) {
      dates = withIssuedAt(before, dates, day);
      expect(dates.expiryAt).toBe(expiryAt);
    }
  });

  it("keeps an entered expiry that one of the days would have proposed", () => {
    const before = datesOf(YEAR);
    const entered = renewalDates(before, { issuedAt: "2026-11-29", expiryAt: "2027-11-20" });
    const matching = withIssuedAt(before, entered, "2026-11-20");
    expect(withIssuedAt(before, matching, "2026-11-19").expiryAt).toBe("2027-11-20");
  });
});

describe("renewalTexts", () => {
  const NOW = "2026-11-29";
  const ENTER = "Enter the new expiry date. The earlier dates do not show how long it is valid.";

  it.each<[before: Dates, shown: Dates, note: string, caution?: string]>([
    // As proposed.
    [
      YEAR,
      [NOW, "2027-11-29"],
      "Issued today and valid for 12 months, as before. Expires 2027-11-29.",
    ],
    [
      TO_DAY_BEFORE,
      [NOW, "2027-11-28"],
      "Issued today and valid for 12 months, as before. Expires 2027-11-28.",
    ],
    [
      DAYS,
      [NOW, "2027-02-27"],
      "Issued today and valid for 90 days, as before. Expires 2027-02-27.",
    ],
    // 30 days may also be a month.
    [
      ["2026-02-10", "2026-03-12"],
      ["2026-11-20", "2026-12-20"],
      "Valid for 30 days, as before. Expires 2026-12-20.",
    ],
    // Another day of issue, after midnight or in a restored draft.
    [YEAR, ["2026-11-28", "2027-11-28"], "Valid for 12 months, as before. Expires 2027-11-28."],
    [YEAR, ["2026-11-20", "2027-11-20"], "Valid for 12 months, as before. Expires 2027-11-20."],
    [YEAR, ["2026-12-01", "2027-12-01"], "Valid for 12 months, as before. Expires 2027-12-01."],
    // To the day before are as many months.
    [YEAR, ["2026-11-20", "2027-11-19"], "Valid for 12 months, as before. Expires 2027-11-19."],
    [
      TO_DAY_BEFORE,
      ["2026-11-20", "2027-11-20"],
      "Valid for 12 months, as before. Expires 2027-11-20.",
    ],
    // Leap days and ends of months.
    [YEAR, ["2028-02-29", "2029-02-28"], "Valid for 12 months, as before. Expires 2029-02-28."],
    [YEAR, ["2027-02-28", "2028-02-29"], "", "Valid for 12 months and 1 day; before: 12 months."],
    [YEAR, ["2028-02-29", "2029-03-01"], "", "Valid for 12 months and 1 day; before: 12 months."],
    [
      ["2026-10-31", "2026-11-30"],
      ["2026-12-31", "2027-01-31"],
      "Valid for 1 month, as before. Expires 2027-01-31.",
    ],
    [
      ["2026-10-31", "2026-11-30"],
      ["2027-01-31", "2027-03-01"],
      "",
      "Valid for 1 month and 1 day; before: 1 month.",
    ],
    // Longer and shorter.
    [YEAR, ["2026-11-20", "2027-11-29"], "", "Valid for 12 months and 9 days; before: 12 months."],
    [
      TO_DAY_BEFORE,
      ["2026-11-20", "2027-11-28"],
      "",
      "Valid for 12 months and 9 days; before: 12 months.",
    ],
    [
      YEAR,
      [NOW, "2027-11-20"],
      "Issued today.",
      "Valid for 11 months and 22 days; before: 12 months.",
    ],
    [YEAR, [NOW, "2028-11-29"], "Issued today.", "Valid for 24 months; before: 12 months."],
    [YEAR, [NOW, "2028-11-28"], "Issued today.", "Valid for 24 months; before: 12 months."],
    [YEAR, [NOW, "2026-12-08"], "Issued today.", "Valid for 9 days; before: 12 months."],
    [YEAR, [NOW, NOW], "Issued today.", "Valid for 0 days; before: 12 months."],
    [DAYS, [NOW, "2027-02-28"], "Issued today.", "Valid for 91 days; before: 90 days."],
    [DAYS, [NOW, "2027-11-29"], "Issued today.", "Valid for 365 days; before: 90 days."],
    // Days missing, or in the other order.
    [YEAR, [NOW, null], "Issued today.", "No expiry date; before: valid for 12 months."],
    [YEAR, [NOW, ""], "Issued today.", "No expiry date; before: valid for 12 months."],
    [YEAR, [null, "2027-11-29"], "", "No issue date; before: valid for 12 months."],
    [YEAR, [null, null], "", "No expiry date; before: valid for 12 months."],
    [YEAR, [NOW, "2026-11-22"], "Issued today."],
    [YEAR, ["2026-11-20", "2026-11-19"], ""],
    // How long it was valid is unknown.
    [UNKNOWN, [NOW, "2026-11-22"], `Issued today. ${ENTER}`],
    [UNKNOWN, ["2026-11-20", "2026-11-22"], ENTER],
    [UNKNOWN, [NOW, "2027-11-29"], "Issued today."],
    [UNKNOWN, ["2026-11-20", "2027-11-29"], ""],
    [["2026-11-23", "2026-11-22"], [NOW, "2026-11-22"], `Issued today. ${ENTER}`],
    // No expiry can be proposed beyond the last year.
    [
      ["2000-01-01", "9999-01-01"],
      [NOW, "9999-01-01"],
      "Issued today.",
      "Valid for 95665 months and 3 days; before: 95988 months.",
    ],
  ])("after %j, says of %j: '%s' %s", (before, shown, note, caution = "") => {
    expect(renewalTexts(datesOf(before), datesOf(shown), NOW)).toEqual({ note, caution });
  });
});

describe("renewedDraft", () => {
  const draft: EventDraft = {
    description: "Dangerous goods, initial",
    notes: "<p>In Yellowknife</p>",
    issuedAt: "2024-10-01",
    expiryAt: "2026-10-01",
    manager: true,
    trainee: false,
    reminders: ["30", "0", "0"],
    files: [],
  };

  it("keeps everything but the dates, and the former dates in the notes", () => {
    expect(renewedDraft(draft, renewalNote({ ...draft, files: [] }, TODAY), TODAY)).toEqual({
      ...draft,
      issuedAt: TODAY,
      expiryAt: "2028-11-20",
      notes:
        "<p>In Yellowknife</p><p>Before the renewal of 2026-11-20: issued 2024-10-01, expiry 2026-10-01.</p>",
    });
  });

  it.each([
    ["2024-10-01", null, "issued 2024-10-01"],
    [null, "2026-10-01", "expiry 2026-10-01"],
  ])("names the only former date when issued is %s and expiry %s", (issuedAt, expiryAt, text) => {
    expect(renewalNote({ issuedAt, expiryAt, files: [] }, TODAY)).toBe(
      `<p>Before the renewal of 2026-11-20: ${text}.</p>`,
    );
  });

  it.each([
    [["medical.pdf"], "medical.pdf"],
    [["medical.pdf", "Scan (2).png"], "medical.pdf, Scan (2).png"],
    [["A & B <b>.pdf"], "A &amp; B &lt;b&gt;.pdf"],
    [["bill\u202Efdp.exe", "\u202E"], "billfdp.exe, Unnamed file"],
  ])("names the files %j, which show the former dates", (names, text) => {
    const files = names.map((originalName) => ({ originalName }));
    expect(renewalNote({ issuedAt: null, expiryAt: "2026-10-01", files }, TODAY)).toBe(
      `<p>Before the renewal of 2026-11-20: expiry 2026-10-01; files: ${text}.</p>`,
    );
  });

  it("leaves the notes alone when there was no date", () => {
    const undated = { ...draft, issuedAt: null, expiryAt: null };
    const files = [{ originalName: "medical.pdf" }];
    const note = renewalNote({ ...undated, files }, TODAY);
    expect(renewedDraft(undated, note, TODAY).notes).toBe(draft.notes);
  });
});

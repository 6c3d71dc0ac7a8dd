import type { EventDraft } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import { formatInterval, renewedDates, renewedDraft, validityInterval } from "./renewal.ts";

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
    expect(renewedDraft(draft, TODAY)).toEqual({
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
    expect(renewedDraft({ ...draft, notes: "", issuedAt, expiryAt }, TODAY).notes).toBe(
      `<p>Before the renewal of 2026-11-20: ${text}.</p>`,
    );
  });

  it("leaves the notes alone when there was no date", () => {
    const renewed = renewedDraft({ ...draft, issuedAt: null, expiryAt: null }, TODAY);
    expect(renewed.notes).toBe(draft.notes);
  });
});

import { describe, expect, it } from "vitest";
import { formatRelativeDay } from "./relative-day.ts";

describe("formatRelativeDay", () => {
  it.each([
    ["2026-11-28", "2026-11-28", "today"],
    ["2026-11-29", "2026-11-28", "tomorrow"],
    ["2026-11-27", "2026-11-28", "yesterday"],
    ["2026-12-02", "2026-11-28", "in 4 days"],
    ["2027-01-01", "2026-12-30", "in 2 days"],
    ["2028-03-01", "2028-02-28", "in 2 days"],
    ["2026-11-23", "2026-11-28", "5 days ago"],
    ["2026-12-31", "2027-01-02", "2 days ago"],
    ["2022-11-28", "2026-11-28", "1,461 days ago"],
    // Without a time zone, no day of a clock change is lost.
    ["2026-03-30", "2026-03-28", "in 2 days"],
  ])("says of %s on %s: %s", (day, today, words) => {
    expect(formatRelativeDay(day, today)).toBe(words);
  });

  it("says nothing when either is no day", () => {
    expect(formatRelativeDay("soon", "2026-11-28")).toBe("");
    expect(formatRelativeDay("2026-11-28", "")).toBe("");
  });
});

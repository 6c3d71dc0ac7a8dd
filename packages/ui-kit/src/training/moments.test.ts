import { describe, expect, it } from "vitest";
import { utcDay, utcMinute } from "./moments.ts";

describe("utcDay and utcMinute", () => {
  it.each([
    ["2026-11-20", "2026-11-20", "2026-11-20"],
    ["2026-11-20T23:59:59Z", "2026-11-20", "2026-11-20 23:59 UTC"],
    ["2026-11-20 00:30:00", "2026-11-20", "2026-11-20 00:30 UTC"],
    ["2026-11-20T00:30:00+02:00", "2026-11-19", "2026-11-19 22:30 UTC"],
    ["2026-11-20T23:30:00-0500", "2026-11-21", "2026-11-21 04:30 UTC"],
    ["2026-11-20T99:30:00+02:00", "2026-11-20", "2026-11-20 99:30 UTC"],
    ["soon", "", ""],
    ["", "", ""],
  ])("%s is on %j, at %j", (moment, day, minute) => {
    expect(utcDay(moment)).toBe(day);
    expect(utcMinute(moment)).toBe(minute);
  });

  it("knows no day of nothing", () => {
    expect(utcDay(null)).toBe("");
  });
});

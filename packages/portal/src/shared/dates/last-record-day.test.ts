import { expect, it } from "vitest";
import { lastRecordDay } from "./last-record-day.ts";

const TODAY = "2026-11-21";

it.each([
  ["today for a person who has not left", null, TODAY],
  ["the day on which the person left", "2026-05-02T23:30:00Z", "2026-05-02"],
  ["today when the person leaves today", "2026-11-21T08:00:00Z", TODAY],
  ["today when the person leaves later", "2026-12-01T08:00:00Z", TODAY],
  ["today for a day that cannot be read", "soon", TODAY],
])("ends the record on %s", (_, deletedAt, day) => {
  expect(lastRecordDay({ deletedAt }, TODAY)).toBe(day);
});

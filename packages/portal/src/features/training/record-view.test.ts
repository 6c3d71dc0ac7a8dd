import { describe, expect, it } from "vitest";
import { otherVersion, printView, recordKind, recordView, writeRecordView } from "./record-view.ts";

const bounds = { min: "2023-11-21", max: "2026-11-21" };
const query = (text: string) => new URLSearchParams(text);

describe("the day of a record", () => {
  it.each([
    ["today where none is asked for", "", "2026-11-21", null],
    ["the first one on offer", "date=2023-11-21", "2023-11-21", null],
    ["the last one on offer", "date=2026-11-21", "2026-11-21", null],
    ["not one before", "date=2023-11-20", "2026-11-21", "2023-11-20"],
    ["not one after", "date=2026-11-22", "2026-11-21", "2026-11-22"],
    ["not one that does not exist", "date=2026-02-30", "2026-11-21", "2026-02-30"],
    ["not what is no day", "date=2026-11-21T10:00:00Z", "2026-11-21", "2026-11-21T10:00:00Z"],
  ])("is %s", (_what, text, date, refused) => {
    expect(recordView(query(text), bounds, 5)).toEqual({ date, version: 5, refused });
    expect(printView(query(text), bounds, 5)).toEqual({ date, version: 5, refused });
  });
});

describe("the version of a record", () => {
  it.each([
    ["the person's own", "", 4, 4, 4],
    ["the one the button leads to", "version=1", 4, 1, 1],
    ["back again", "version=4", 1, 4, 4],
    ["never another for layout 5 on screen", "version=4", 5, 5, 4],
    ["never layout 5 for others on screen", "version=5", 4, 4, 5],
    ["nothing unknown", "version=7", 1, 1, 1],
  ] as const)("training 4.5: %s", (_what, text, own, shown, printed) => {
    expect(recordView(query(text), bounds, own).version).toBe(shown);
    expect(printView(query(text), bounds, own).version).toBe(printed);
  });

  it("training 2.6: the button switches 1 and 4, and is not there at 5", () => {
    expect([1, 4, 5].map((version) => otherVersion(version as 1 | 4 | 5))).toEqual([4, 1, null]);
  });
});

it("is written so that it is read back, the own version left out", () => {
  const written = query("tab=record&version=1&q=ice");
  writeRecordView(written, { date: "2026-01-05", version: 4 }, 4);
  expect(written.toString()).toBe("tab=record&q=ice&date=2026-01-05");
  writeRecordView(written, { date: "2026-01-05", version: 1 }, 4);
  expect(recordView(written, bounds, 4)).toEqual({
    date: "2026-01-05",
    version: 1,
    refused: null,
  });
});

it.each([
  ["premium", undefined, "premium"],
  ["premium", { hasLessons: false }, "premium"],
  ["essentials", { hasLessons: true }, "essentials"],
  ["starter", undefined, null],
  ["starter", { hasLessons: true }, "premium"],
  [null, { hasLessons: false }, "essentials"],
])("decisions: the tier %j with the record %j is shown as %j", (tier, record, kind) => {
  expect(recordKind(tier, record)).toBe(kind);
});

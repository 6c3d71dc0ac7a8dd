import { describe, expect, it } from "vitest";
import { recordBounds } from "./record-bounds.ts";

const TODAY = "2026-11-21";
const person = { createdAt: "2020-05-04T22:00:00Z", deletedAt: null };

describe("the own record", () => {
  it.each([
    [
      "the day after an instant of joining, by its day in UTC",
      "2026-03-31T23:30:00Z",
      "2026-04-01",
    ],
    ["an instant of another zone counts by UTC", "2026-03-31T23:30:00-05:00", "2026-04-02"],
    ["a bare day", "2026-02-28", "2026-03-01"],
    ["who joined yesterday has today", "2026-11-20T01:00:00Z", TODAY],
    ["who joined today has today", "2026-11-21T01:00:00Z", TODAY],
    ["joining is not known: no bound", null, undefined],
  ])("training 5: from %s, to today", (_what, createdAt, min) => {
    expect(recordBounds({ kind: "own", subject: { ...person, createdAt } }, TODAY)).toEqual({
      min,
      max: TODAY,
    });
  });

  it("training 5: neither three years nor the day of leaving bind it", () => {
    const subject = { createdAt: "2010-01-01", deletedAt: "2026-01-01" };
    expect(recordBounds({ kind: "own", subject }, TODAY)).toEqual({
      min: "2010-01-02",
      max: TODAY,
    });
  });
});

describe("a person's record", () => {
  it.each([
    ["today", null, "2023-11-21", TODAY],
    ["the day of leaving", "2026-09-07T23:59:59Z", "2023-11-21", "2026-09-07"],
    ["today for somebody who leaves later", "2027-01-31", "2023-11-21", TODAY],
    [
      "one day, of somebody who left longer ago",
      "2020-02-01T10:00:00Z",
      "2020-02-01",
      "2020-02-01",
    ],
  ])("training 5: three years back to %s", (_what, deletedAt, min, max) => {
    expect(recordBounds({ kind: "person", subject: { ...person, deletedAt } }, TODAY)).toEqual({
      min,
      max,
    });
  });

  it("has the last day of February before a leap day", () => {
    expect(recordBounds({ kind: "person", subject: person }, "2028-02-29").min).toBe("2025-02-28");
  });
});

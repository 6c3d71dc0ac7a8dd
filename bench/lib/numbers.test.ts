import { describe, expect, it } from "vitest";
import type { Load } from "./load.ts";
import { compareWithLimit, median, quantile, summary } from "./numbers.ts";

const load = (part: Partial<Load>): Load => ({
  jsKb: 1,
  totalKb: 1,
  requests: 1,
  firstPaint: 1,
  largestPaint: 1,
  ready: 1,
  shift: 0,
  cpu: 1,
  heapMb: 1,
  ...part,
});

describe("medians", () => {
  it("takes the median whatever the order of the values", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(() => median([])).toThrow("nothing");
  });

  it("ignores one slow load in the median", () => {
    expect(summary([load({ ready: 100 }), load({ ready: 900 }), load({ ready: 110 })])).toEqual(
      load({ ready: 110 }),
    );
  });
});

describe("percentiles", () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);

  it("returns percentiles that were measured, whatever the order", () => {
    expect(quantile(hundred, 0.95)).toBe(95);
    expect(quantile([7], 0.95)).toBe(7);
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2);
    expect(() => quantile([], 0.5)).toThrow("nothing");
  });
});

describe("limits", () => {
  const measured = new Map([
    ["ours", [load({ jsKb: 159, largestPaint: 130 })]],
    ["baseline", [load({ largestPaint: 100 })]],
  ]);

  it("accepts a value at the limit and rejects one above it", () => {
    const limits = [159, 158].map((most) => ({ page: "ours", measure: "jsKb", most }) as const);
    expect(compareWithLimit(measured, limits).map(({ holds }) => holds)).toEqual([true, false]);
  });

  it("compares a page with another page", () => {
    const limit = { page: "ours", measure: "largestPaint", most: 1.25, times: "baseline" } as const;
    expect(compareWithLimit(measured, [limit])).toEqual([{ ...limit, value: 1.3, holds: false }]);
  });

  it("compares the two pages round by round, since the machine changes its pace", () => {
    const slowing = new Map([
      ["ours", [120, 240, 1200].map((ready) => load({ ready }))],
      ["baseline", [100, 200, 1000].map((ready) => load({ ready }))],
    ]);
    const limit = { page: "ours", measure: "ready", most: 1.2, times: "baseline" } as const;
    expect(compareWithLimit(slowing, [limit])).toEqual([{ ...limit, value: 1.2, holds: true }]);
  });

  it("reports nothing about a page that was not measured", () => {
    expect(compareWithLimit(measured, [{ page: "board", measure: "jsKb", most: 1 }])).toEqual([]);
  });
});

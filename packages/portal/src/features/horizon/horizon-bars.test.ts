import { expect, it } from "vitest";
import { horizonOf } from "./horizon-bars.ts";

const TODAY = "2026-11-22";
const item = (expiryAt: string | null, status: string | null = "current") => ({ expiryAt, status });
const countsOf = (horizon: ReturnType<typeof horizonOf>) =>
  Object.fromEntries(horizon.bars.flatMap(({ key, count }) => (count > 0 ? [[key, count]] : [])));

it("has thirteen bars, also of nothing", () => {
  const horizon = horizonOf([], TODAY);
  expect(horizon.bars.map(({ key }) => key)).toHaveLength(13);
  expect(horizon.bars[0]).toEqual({ key: "overdue", count: 0, states: new Map() });
  expect(horizon).toMatchObject({ states: [], later: 0, without: 0 });
});

it("counts by the day of expiry; what is beyond the bars, and what never expires, apart", () => {
  const horizon = horizonOf(
    [
      item("2026-11-21"),
      item("2025-01-01"),
      item("2026-11-22"),
      item("2026-11-30"),
      item("2027-02-28"),
      item("2027-10-31"),
      item("2027-11-01"),
      item("2028-02-29"),
      item(null),
    ],
    TODAY,
  );
  expect(countsOf(horizon)).toEqual({ overdue: 2, "2026-11": 2, "2027-02": 1, "2027-10": 1 });
  expect(horizon).toMatchObject({ later: 2, without: 1 });
});

it("counts a leap day in its February", () => {
  expect(countsOf(horizonOf([item("2028-02-29"), item("2028-03-01")], "2027-12-31"))).toEqual({
    "2028-02": 1,
    "2028-03": 1,
  });
});

it("divides a bar by the server's states, whatever the day says, and however they are spelt", () => {
  const horizon = horizonOf(
    [
      item("2026-11-21", "current"),
      item("2026-11-21", "expired"),
      item("2026-11-21", "Expired"),
      item("2026-11-21", "risk_of_expiry"),
      item("2026-11-21", "grounded"),
      item("2026-11-21", null),
      item("2031-01-01", "behind"),
    ],
    TODAY,
  );
  expect(horizon.states).toEqual(["expired", "riskOfExpiry", "current", "unknown"]);
  expect(Object.fromEntries(horizon.bars[0]!.states)).toEqual({
    expired: 2,
    riskOfExpiry: 1,
    current: 1,
    unknown: 2,
  });
});

import { describe, expect, it } from "vitest";
import {
  compareUrgency,
  conditionsOf,
  DUE_STATUSES,
  isDue,
  STATUS,
  STATUSES_BY_URGENCY,
  type StatusId,
  statusOf,
  URGENT_STATUSES,
} from "./Status.tsx";

describe("statusOf", () => {
  it.each([
    [0, "scheduled"],
    [1, "delivered"],
    [2, "started"],
    [3, "behindSchedule"],
    [4, "completed"],
    [5, "riskOfExpiry"],
    [6, "expired"],
    ["6", "expired"],
    ["expired", "expired"],
    ["riskOfExpiry", "riskOfExpiry"],
    ["risk_of_expiry", "riskOfExpiry"],
    ["behind", "behindSchedule"],
    ["behindSchedule", "behindSchedule"],
    ["Current", "current"],
    ["suspended", "suspended"],
  ])("reads %j as %s", (given, id) => {
    expect(statusOf(given).id).toBe(id);
  });

  it.each([
    7,
    -1,
    2.5,
    Number.NaN,
    "",
    "overdue",
    "__proto__",
    "constructor",
    null,
    undefined,
    {},
    [[]],
  ])("reads %j as unknown, neutral and without a word", (given) => {
    expect(statusOf(given)).toEqual({
      id: "unknown",
      code: null,
      word: "",
      tone: "neutral",
    });
  });
});

describe("codes and words", () => {
  it("gives each state its own code and word", () => {
    const codes = Object.values(STATUS).flatMap(({ code }) => (code === null ? [] : [code]));
    const words = Object.values(STATUS).map(({ word }) => word);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(words).size).toBe(words.length);
  });

  it("keeps colour for what needs attention or is done", () => {
    const quiet = Object.entries(STATUS).filter(([, { tone }]) => tone === "neutral");
    expect(quiet.map(([id]) => id)).toEqual([
      "started",
      "delivered",
      "scheduled",
      "suspended",
      "unknown",
    ]);
  });
});

describe("urgency", () => {
  it("names all statuses, the most urgent first", () => {
    expect(STATUSES_BY_URGENCY).toEqual([
      "expired",
      "riskOfExpiry",
      "behindSchedule",
      "current",
      "completed",
      "started",
      "delivered",
      "scheduled",
      "suspended",
      "unknown",
    ]);
  });

  it.each([
    ["urgent", URGENT_STATUSES],
    ["due", DUE_STATUSES],
  ])("has the %s statuses in the same order, before all others", (_, statuses) => {
    expect(STATUSES_BY_URGENCY.slice(0, statuses.length)).toEqual(statuses);
  });

  it("calls a status due when it is about a day of expiry", () => {
    expect(STATUSES_BY_URGENCY.filter(isDue)).toEqual(["expired", "riskOfExpiry"]);
    expect(isDue(null)).toBe(false);
  });

  it("sorts urgent statuses first and leaves the others as they were", () => {
    const mixed: StatusId[] = [
      "unknown",
      "behindSchedule",
      "current",
      "expired",
      "completed",
      "riskOfExpiry",
    ];
    expect(mixed.toSorted(compareUrgency)).toEqual([
      "expired",
      "riskOfExpiry",
      "behindSchedule",
      "unknown",
      "current",
      "completed",
    ]);
  });
});

const all = { internationalProcedures: true, expiration: true, compressed: true, seasonal: true };

describe("conditionsOf", () => {
  it("names conditions in one fixed order", () => {
    expect(conditionsOf(all).map(({ word }) => word)).toEqual([
      "Seasonal",
      "Compressed",
      "Calendar day expiration",
      "International Procedures",
    ]);
  });

  it("reads false and absent flags as not set", () => {
    expect(conditionsOf({ seasonal: false, compressed: false })).toEqual([]);
  });

  it("shows International Procedures alone", () => {
    expect(conditionsOf({ internationalProcedures: true }).map(({ id }) => id)).toEqual([
      "internationalProcedures",
    ]);
  });

  it("leaves out conditions on request", () => {
    expect(conditionsOf(all, "internationalProcedures").map(({ id }) => id)).toEqual([
      "seasonal",
      "compressed",
      "expiration",
    ]);
  });
});

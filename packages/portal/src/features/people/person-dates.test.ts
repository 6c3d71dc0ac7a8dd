import { describe, expect, it } from "vitest";
import { returnRange, subscriptionRange } from "./person-dates.ts";

const TODAY = "2026-11-21";

describe("Subscription Renewal (shell 5, decisions)", () => {
  it.each([
    ["lies between today and what it is", "2027-06-30", "2027-06-30"],
    ["has no upper bound once it has lapsed", "2026-11-20", undefined],
    ["has no upper bound when it ends today, as that of a new person", TODAY, undefined],
    ["has no upper bound when there is none yet", null, undefined],
  ])("%s", (_name, current, max) => {
    expect(subscriptionRange(TODAY, current)).toEqual({ min: TODAY, max });
  });
});

describe("Date of return (decisions)", () => {
  it.each([
    ["lies between today and the end of the subscription", "2027-06-30", "2027-06-30"],
    ["may be the last day itself", TODAY, TODAY],
    ["is not bounded by a subscription that is over", "2026-11-20", undefined],
    ["is not bounded for somebody without a subscription", null, undefined],
  ])("%s", (_name, end, max) => {
    expect(returnRange(TODAY, end)).toEqual({ min: TODAY, max });
  });
});

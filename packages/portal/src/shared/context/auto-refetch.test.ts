import { describe, expect, it } from "vitest";
import { isRefetchDue, REFETCH_ON_RETURN_MS } from "./auto-refetch.ts";

const MINUTE = 60_000;
const RETURN = { isReturn: true, reconnectedAt: -Infinity };

describe("isRefetchDue", () => {
  const answered = { at: 1_000_000, isAnswered: true };
  const failed = { ...answered, isAnswered: false };
  it.each([
    ["never before", null, 0, false, 0, true],
    ["just now", answered, 0, false, 0, false],
    ["a minute ago", answered, MINUTE, false, 0, false],
    ["a minute ago, on return", answered, MINUTE, true, 0, false],
    ["two minutes ago, on return", answered, 2 * MINUTE, true, 0, true],
    ["an hour ago, on return", answered, 60 * MINUTE, true, 0, true],
    ["four minutes ago", answered, 4 * MINUTE, false, 0, false],
    ["four minutes ago, at the earliest", answered, 4 * MINUTE, false, 1, true],
    ["a little less, at the earliest", answered, 4 * MINUTE - 1, false, 1, false],
    ["five minutes ago", answered, 5 * MINUTE, false, 0, true],
    ["a failure just now", failed, 1_000, false, 0, false],
    ["a failure just now, on return", failed, 1_000, true, 0, false],
    ["a failure half a minute ago", failed, 30_000, false, 0, false],
    ["a failure a minute ago", failed, MINUTE, false, 0, true],
    ["in the future, of a clock that was set back", answered, -60 * MINUTE, false, 0, true],
  ])("decides whether a refetch is due %s", (_when, last, age, isReturn, random, isDue) => {
    const due = { ...RETURN, isReturn, returnAgeMs: REFETCH_ON_RETURN_MS.session, random };
    expect(isRefetchDue(last, 1_000_000 + age, due)).toBe(isDue);
  });

  it.each([
    ["a failure a second before", failed, 1_000, 1_000, true],
    ["a failure half a minute before", failed, 30_000, 30_000, true],
    ["a failure at that moment", failed, 0, 30_000, false],
    ["a failure at that moment, a minute ago", failed, 0, MINUTE, true],
    ["an answer a second before", answered, 1_000, 14_999, false],
    ["an answer a second before, once it is old enough", answered, 1_000, 15_000, true],
    ["an answer at that moment", answered, 0, 2 * MINUTE, false],
  ])("refetches once the network is back: %s", (_when, last, afterMs, age, isDue) => {
    const due = {
      isReturn: false,
      reconnectedAt: last.at + afterMs,
      returnAgeMs: 15_000,
      random: 0,
    };
    expect(isRefetchDue(last, last.at + age, due)).toBe(isDue);
  });

  it.each([
    ["after a quarter of a minute, for what a page shows", 15_000, true],
    ["not before", 14_999, false],
  ])("is due on return %s", (_when, age, isDue) => {
    const due = { ...RETURN, returnAgeMs: REFETCH_ON_RETURN_MS.page, random: 0 };
    expect(isRefetchDue(answered, 1_000_000 + age, due)).toBe(isDue);
  });
});

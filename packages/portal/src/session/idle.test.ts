import { expect, it } from "vitest";
import { isIdle } from "./idle.ts";

const MINUTE = 60_000;

it.each([
  [0, 100 * MINUTE, 0, false],
  [0, 15 * MINUTE - 1, 15, false],
  [0, 15 * MINUTE, 15, true],
  [10 * MINUTE, 15 * MINUTE, 15, false],
  [0, 1_000, 0.01, true],
])("last active at %s, now %s, with %s minutes: %s", (last, now, minutes, expected) => {
  expect(isIdle(last, now, minutes)).toBe(expected);
});

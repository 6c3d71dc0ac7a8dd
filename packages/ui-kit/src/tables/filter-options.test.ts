import { describe, expect, it } from "vitest";
import { findOptions, nextOption } from "./filter-options.ts";

const options = ["Łukasz Wiśniewski", "Amara Okafor", "a.b"].map((label, at) => ({
  value: String(at),
  label,
}));

describe("the options of a filter", () => {
  it.each([
    ["", ["Łukasz Wiśniewski", "Amara Okafor", "a.b"]],
    ["  OKA ", ["Amara Okafor"]],
    ["łuk", ["Łukasz Wiśniewski"]],
    [".", ["a.b"]],
    ["(", []],
  ])("are found by %j", (text, expected) => {
    expect(findOptions(options, text).map(({ label }) => label)).toEqual(expected);
  });

  it.each([
    ["ArrowDown", 0, 3, 1],
    ["ArrowDown", 2, 3, 0],
    ["ArrowUp", 0, 3, 2],
    ["Home", 2, 3, 0],
    ["End", 0, 3, 2],
    ["a", 0, 3, null],
    ["ArrowDown", 0, 0, null],
  ])("are walked by %s from %i of %i to %s", (key, active, count, expected) => {
    expect(nextOption(key, active, count)).toBe(expected);
  });
});

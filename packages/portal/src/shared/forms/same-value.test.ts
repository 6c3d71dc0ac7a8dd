import { describe, expect, it } from "vitest";
import { isSameValue } from "./same-value.ts";

describe("isSameValue", () => {
  it.each([
    [{ a: ["1", "2"] }, { a: ["1", "2"] }, true],
    [{ a: ["1", "2"] }, { a: ["2", "1"] }, true],
    [{ a: ["1", "2"] }, { a: ["1", "3"] }, false],
    [{ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }, true],
    [{ a: [{ id: "1" }, { id: "2" }] }, { a: [{ id: "2" }, { id: "1" }] }, false],
    [{ a: "" }, { a: " " }, false],
  ])("compares %j and %j: %j", (one, other, isSame) => {
    expect(isSameValue(one, other)).toBe(isSame);
  });
});

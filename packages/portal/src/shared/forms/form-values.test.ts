import { describe, expect, it } from "vitest";
import { mergeOptions } from "./form-values.ts";

describe("the available options", () => {
  const one = { id: "1", name: "One" };
  const two = { id: "2", name: "Two" };
  it.each([
    ["the catalogue", [one, two], [one], [one, two]],
    ["also what is held beyond it", [one], [two], [one, two]],
    ["what is held, when the catalogue failed", undefined, [two], [two]],
  ])("offers %s", (_name, catalogue, held, expected) => {
    expect(mergeOptions(catalogue, held)).toEqual(expected);
  });

  it("offers each entry once, as the first list has it", () => {
    expect(mergeOptions([one], [two], [{ ...one, name: "Former name" }, two])).toEqual([one, two]);
  });
});

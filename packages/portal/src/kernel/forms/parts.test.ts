import { describe, expect, it } from "vitest";
import { offered } from "./parts.ts";

describe("what is offered", () => {
  const one = { id: "1", name: "One" };
  const two = { id: "2", name: "Two" };
  it.each([
    ["the catalogue", [one, two], [one], [one, two]],
    ["also what is held beyond it", [one], [two], [one, two]],
    ["what is held, when the catalogue failed", undefined, [two], [two]],
  ])("is %s", (_name, catalogue, held, expected) => {
    expect(offered(catalogue, held)).toEqual(expected);
  });
});

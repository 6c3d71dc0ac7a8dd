import { expect, it } from "vitest";
import { toggleOption } from "./toggle-option.ts";

it("switches one entry and leaves the others in order", () => {
  expect(toggleOption(["1", "2"], "3", true)).toEqual(["1", "2", "3"]);
  expect(toggleOption(["1", "2"], "1", false)).toEqual(["2"]);
  expect(toggleOption(["1"], "1", true)).toEqual(["1"]);
});

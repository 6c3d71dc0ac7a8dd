import { expect, it } from "vitest";
import { shownName } from "./shown-name.ts";

it("calls what has no name 'Unnamed'", () => {
  expect(["Aviation Security", "", "  "].map(shownName)).toEqual([
    "Aviation Security",
    "Unnamed",
    "Unnamed",
  ]);
});

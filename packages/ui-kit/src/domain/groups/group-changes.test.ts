import { expect, it } from "vitest";
import { withChange } from "./group-changes.ts";

it("forgets the trainee whose choice is cleared", () => {
  const changes = { removeIds: ["1", "2"], moves: { 1: "8", 3: "9" } };
  expect(withChange(changes, ["1"], "stay")).toEqual({
    removeIds: ["2"],
    moves: { 3: "9" },
  });
});

it("removes or moves all selected trainees, whatever was planned for each", () => {
  const changes = { removeIds: ["1", "2"], moves: { 3: "9" } };
  expect(withChange(changes, ["3", "4"], "remove")).toEqual({
    removeIds: ["1", "2", "3", "4"],
    moves: {},
  });
  expect(withChange(changes, ["1", "4"], { moveTo: "8" })).toEqual({
    removeIds: ["2"],
    moves: { 1: "8", 3: "9", 4: "8" },
  });
});

import { expect, it } from "vitest";
import { changeText, type TraineeChange, withChange } from "./group-changes.ts";

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

it.each<[string[], TraineeChange, string]>([
  [["Ada"], "remove", "Ada will be removed."],
  [["Ada"], "stay", "Ada stays in the group."],
  [["Ada"], { moveTo: "8" }, "Ada will be moved to Group 8."],
  [["Ada", "Bo"], "remove", "2 trainees will be removed."],
  [["Ada", "Bo"], "stay", "2 trainees stay in the group."],
  [["Ada", "Bo"], { moveTo: "8" }, "2 trainees will be moved to Group 8."],
])("says of %j that the change %j was made", (names, change, text) => {
  expect(changeText(names, change, (id) => `Group ${id}`)).toBe(text);
});

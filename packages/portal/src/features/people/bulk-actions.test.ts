import { expect, it } from "vitest";
import { describePrint, printPlan } from "./bulk-actions.ts";

it("prints the records of trainees, active or not", () => {
  const person = { fullName: "Ines Duarte", isActive: true, isTrainee: true };
  const { printed, notPrintable } = printPlan([
    { ...person, id: "1" },
    { ...person, id: "2", isTrainee: false },
    { ...person, id: "3", isActive: false },
  ]);
  expect(printed.map(({ id }) => id)).toEqual(["1", "3"]);
  expect(notPrintable).toEqual([
    { id: "2", fullName: "Ines Duarte", reason: "is not a trainee and has no training record" },
  ]);
});

const WORKS = { isActive: true };
const LEFT = { isActive: false };

it.each([
  [[WORKS], "Opens today’s record in a new tab."],
  [[WORKS, WORKS], "Opens today’s records in a new tab, one person per page."],
  [[LEFT], "Opens the record of their last day in a new tab."],
  [[LEFT, LEFT], "Opens the records of their last day in a new tab, one person per page."],
  [
    [WORKS, LEFT],
    "Opens today’s records in a new tab, one person per page. For people who have left, the record is of their last day.",
  ],
])("says for %j: %s", (people, text) => {
  expect(describePrint(people)).toBe(text);
});

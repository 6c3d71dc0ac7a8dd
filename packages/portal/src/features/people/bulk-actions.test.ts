import { expect, it } from "vitest";
import { printPlan } from "./bulk-actions.ts";

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

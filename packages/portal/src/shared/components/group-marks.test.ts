import { describe, expect, it } from "vitest";
import { distinguishGroups, managerNames } from "./group-marks.ts";

const yusuf = { id: "104", name: "Yusuf", fullName: "Yusuf Demir" };
const elena = { id: "105", name: "Elena", fullName: "Elena Papadopoulou" };

describe("managerNames", () => {
  it.each([
    [{ managers: [yusuf, elena] }, "Yusuf Demir, Elena Papadopoulou"],
    [{ managers: [] }, ""],
    [{}, ""],
  ])("joins the managers of %j", (group, names) => expect(managerNames(group)).toBe(names));
});

it("marks groups of one name with their managers, else with their id", () => {
  const groups = [
    { id: "1", name: "Night shift", managers: [yusuf] },
    { id: "2", name: "Night shift", managers: [elena] },
    { id: "3", name: "Cabin crew", managers: [] },
    { id: "4", name: "Night shift" },
  ];
  expect(distinguishGroups(groups).map(({ name }) => name)).toEqual([
    "Night shift (Yusuf Demir)",
    "Night shift (Elena Papadopoulou)",
    "Cabin crew",
    "Night shift (Id 4)",
  ]);
});

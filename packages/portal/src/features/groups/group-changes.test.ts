import type { GroupEdit } from "@recurrent/sdk";
import { expect, it } from "vitest";
import { groupChanges } from "./group-changes.ts";

const BEFORE: GroupEdit = {
  name: "King Air crews",
  managerIds: ["1", "2"],
  addIds: [],
  removeIds: [],
  moves: {},
};
const PEOPLE = new Map([
  ["1", "Ingrid"],
  ["3", "Yusuf"],
  ["11", "Kwame"],
  ["12", "Camille"],
]);
const GROUPS = new Map([["8", "Medevac"]]);

const changesOf = (change: Partial<GroupEdit>) =>
  groupChanges(BEFORE, { ...BEFORE, ...change }, PEOPLE, GROUPS).map(
    ({ label, names, short }) => `${label}: ${names.join(", ")} (${short})`,
  );

it.each<[string, Partial<GroupEdit>, string[]]>([
  ["nothing", {}, []],
  [
    "blanks around the name, the same managers in another order",
    { name: " King Air crews ", managerIds: ["2", "1"] },
    [],
  ],
  ["the name", { name: "Turboprops" }, ["New name: Turboprops (new name)"]],
  [
    "managers",
    { managerIds: ["1", "3"] },
    ["Will lead: Yusuf (1 more manager)", "Will lead no more: Unknown (1 manager less)"],
  ],
  [
    "trainees",
    { addIds: ["11", "12"], removeIds: ["1"] },
    ["Added: Kwame, Camille (2 added)", "Removed: Ingrid (1 removed)"],
  ],
  [
    "moves, a line for each group",
    { moves: { "11": "8", "12": "9", "3": "8" } },
    [
      "Moved to Medevac: Yusuf, Kwame (2 moved to Medevac)",
      "Moved to another group: Camille (1 moved to another group)",
    ],
  ],
])("what an update will change: %s", (_what, change, told) => {
  expect(changesOf(change)).toEqual(told);
});

import type { GroupEdit } from "@recurrent/sdk";
import { readGroup, readGroups } from "@recurrent/sdk/raw";
import { describe, expect, it } from "vitest";
import { isSameValue } from "../../shared/forms/same-value.ts";
import {
  dropUnavailable,
  findGroup,
  fittingValues,
  groupChanges,
  groupEdit,
  isIn,
  NEW_GROUP,
  otherGroups,
  readOnlyGroupFields,
  reconcileGroup,
} from "./group-form.ts";

const group = readGroup({
  id: 1,
  name: "King Air crews",
  managers: [
    { id: 104, fullName: "Yusuf Demir" },
    { id: 121, fullName: "Elena Papadopoulou" },
  ],
  trainees: [{ id: 7, fullName: "Kwame Mensah" }],
});

describe("a group in its form", () => {
  it("sends an unchanged group as it was read", () => {
    expect(groupEdit(group)).toEqual({
      name: "King Air crews",
      managerIds: ["104", "121"],
      addIds: [],
      removeIds: [],
      moves: {},
    });
  });

  it("begins empty for a new group", () => {
    expect(NEW_GROUP).toEqual({ name: "", managerIds: [], addIds: [], removeIds: [], moves: {} });
  });
});

describe("a group after an attempt whose reply was lost", () => {
  const member = (id: number) => ({ id, fullName: `Person ${id}` });
  const withMembers = (...ids: number[]) =>
    readGroup({ id: 1, name: "Crews", managers: [], trainees: ids.map(member) });
  const before = withMembers(1, 2, 3);
  const values = {
    ...groupEdit(before),
    addIds: ["4", "5"],
    removeIds: ["1"],
    moves: { 2: "9" },
  };

  it.each<[string, number[], Partial<GroupEdit>, boolean]>([
    ["was saved", [3, 4, 5], { addIds: [], removeIds: [], moves: {} }, false],
    ["was not saved", [1, 2, 3], {}, false],
    ["was saved, before someone else left", [4, 5], { addIds: [], removeIds: [], moves: {} }, true],
    ["was not saved, and someone else came", [1, 2, 3, 6], {}, true],
  ])("blames nobody else when it %s", (_what, ids, left, isOthers) => {
    const now = withMembers(...ids);
    const reconciled = reconcileGroup(values, before, now);
    expect(reconciled.values).toEqual({ ...values, ...left });
    const [shown] = readOnlyGroupFields(reconciled.before);
    const [current] = readOnlyGroupFields(now);
    expect(isSameValue(shown?.value, current?.value)).toBe(!isOthers);
  });
});

describe("options that are no longer available", () => {
  const lists = {
    managers: [{ id: "1" }],
    candidates: [{ id: "2" }],
    members: [{ id: "3" }, { id: "4" }],
    targets: [{ id: "9" }],
  };
  const values = {
    name: "Crews",
    managerIds: ["1"],
    addIds: ["2"],
    removeIds: ["3"],
    moves: { 4: "9" },
  };
  const names = {
    people: new Map([
      ["8", "Ada"],
      ["3", "Bob"],
    ]),
    groups: new Map([["9", "Medevac"]]),
  };

  it("keeps everything that is available", () => {
    expect(fittingValues(values, lists.members)).toEqual(values);
    expect(dropUnavailable(values, lists, names)).toEqual({ values, dropped: [] });
  });

  it.each([
    ["somebody to add who came into the group meanwhile", { addIds: ["2", "3"] }],
    ["somebody to remove who is not in the group any more", { removeIds: ["3", "8"] }],
  ])("drops changes that others have made already: %s", (_name, part) => {
    expect(fittingValues({ ...values, ...part }, lists.members)).toEqual(values);
  });

  it.each<[string, Partial<GroupEdit>, Partial<GroupEdit>, string[]]>([
    [
      "a manager who may not lead any more",
      { managerIds: ["1", "8"] },
      { managerIds: ["1"] },
      ["Training Manager: Ada"],
    ],
    [
      "the only manager, who may not",
      { managerIds: ["8"] },
      { managerIds: [] },
      ["Training Manager: Ada"],
    ],
    ["somebody to add who left the company", { addIds: ["2", "8"] }, {}, ["Add Ada"]],
    [
      "a move of somebody who is not in the group any more",
      { moves: { 4: "9", 8: "9" } },
      {},
      ["Move Ada to Medevac"],
    ],
    [
      "a move to a group that is gone",
      { moves: { 4: "9", 3: "8" } },
      {},
      ["Move Bob to another group"],
    ],
    [
      "a move of which both are gone",
      { moves: { 7: "8" } },
      { moves: {} },
      ["Move someone to another group"],
    ],
  ])("keeps until the submit, and then names %s", (_name, part, rest, dropped) => {
    const changed = { ...values, ...part };
    expect(fittingValues(changed, lists.members)).toEqual(changed);
    const available = { ...values, ...rest };
    expect(dropUnavailable(changed, lists, names)).toEqual({ values: available, dropped });
  });

  it("keeps trainees to add until the list of trainees has loaded", () => {
    const waiting = { ...lists, candidates: undefined };
    const changed = { ...values, addIds: ["2", "8"] };
    expect(dropUnavailable(changed, waiting, names)).toEqual({ values: changed, dropped: [] });
  });
});

describe("the available options", () => {
  const groups = readGroups([
    { id: 1, name: "King Air crews", managers: [] },
    { id: 4, name: "Medevac", managers: [] },
    { id: 3, name: "Dash 8 crews", managers: [] },
  ]);

  it("lists all other groups to move to, by name", () => {
    expect(otherGroups(groups, "1")).toEqual([
      { id: "3", name: "Dash 8 crews" },
      { id: "4", name: "Medevac" },
    ]);
  });

  it.each<[string, { name: string; leaders?: string[] }[], string[]]>([
    ["numbers by size", [{ name: "Group 10" }, { name: "Group 2" }], ["Group 2", "Group 10"]],
    [
      "groups of one name by who leads them",
      [
        { name: "Medevac", leaders: ["Yusuf Demir"] },
        { name: "medevac", leaders: ["Elena Papadopoulou"] },
      ],
      ["medevac (Elena Papadopoulou)", "Medevac (Yusuf Demir)"],
    ],
    [
      "groups of one name and one manager by their ids",
      [{ name: "Medevac" }, { name: "Medevac" }],
      ["Medevac (Id 10)", "Medevac (Id 11)"],
    ],
    ["a group that is called as the one that is edited", [{ name: "CREW" }], ["CREW (Id 10)"]],
  ])("distinguishes and sorts %s", (_what, others, names) => {
    const listed = readGroups([
      { id: 1, name: "Crew", managers: [] },
      ...others.map(({ name, leaders = [] }, at) => ({
        id: 10 + at,
        name,
        managers: leaders.map((fullName, id) => ({ id, fullName })),
      })),
    ]);
    expect(otherGroups(listed, "1").map(({ name }) => name)).toEqual(names);
  });

  it("finds options by id", () => {
    expect(["1", "2", "3", "4"].filter(isIn(groups))).toEqual(["1", "3", "4"]);
  });
});

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
    ["Becomes manager: Yusuf (1 manager added)", "No longer manager: Unknown (1 manager removed)"],
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
])("summarises what an update will change: %s", (_what, change, changes) => {
  expect(changesOf(change)).toEqual(changes);
});

it.each([
  ["the same", "King Air crews", "King Air crews"],
  ["one with a tab inside", "King\tAir crews", "King Air crews"],
  ["one with U+200B", " King Air crews\u200B", "King Air crews"],
  ["another", "Kingair crews", null],
])("finds %s in the list of groups", (_what, name, found) => {
  expect(findGroup({ name }, [group])).toBe(found);
});

import { readGroups, readPeople } from "@recurrent/sdk/raw";
import { describe, expect, it } from "vitest";
import { groupTrainings, urgencyOf } from "./group-trainings.ts";

const groups = (traineeCount: number | undefined) =>
  readGroups([
    {
      id: 1,
      name: "King Air crews",
      managers: [],
      ...(traineeCount !== undefined && { traineeCount }),
    },
  ]);

const person = (id: number, isActive = true) => ({
  id,
  fullName: `Person ${id}`,
  isActive,
  groups: [{ id: 1, name: "King Air crews" }],
  acl: { roles: [], permissions: [] },
});

const people = readPeople([person(1), person(2), person(3, false)]);
const statuses = new Map([["1", "expired"]] as const);

describe("trainings of a group", () => {
  it("counts the active people of the group", () => {
    const counts = groupTrainings(groups(2), people, statuses).get("1");
    expect(counts).toEqual({ expired: 1, unknown: 1 });
  });

  it.each([
    ["the group has more trainees than the list", 3],
    ["the group has fewer trainees than the list", 1],
    ["the host does not count trainees", undefined],
  ])("counts no one when %s", (_when, traineeCount) => {
    expect(groupTrainings(groups(traineeCount), people, statuses).size).toBe(0);
  });

  it("counts no one when the host lists no groups of people", () => {
    const { groups: listed, ...others } = person(1);
    for (const one of [others, { ...others, groups: listed.slice(1) }]) {
      expect(groupTrainings(groups(1), readPeople([one]), statuses).size).toBe(0);
    }
  });

  it("sorts by the most urgent status first", () => {
    const order = [
      { expired: 2 },
      { expired: 1, riskOfExpiry: 9 },
      { expired: 1 },
      { riskOfExpiry: 1, behindSchedule: 1 },
      { riskOfExpiry: 1 },
      { behindSchedule: 7 },
      { current: 9 },
    ].map(urgencyOf);
    expect(order.toSorted((one, other) => one - other)).toEqual(order);
    expect(urgencyOf(undefined)).toBeNaN();
  });
});

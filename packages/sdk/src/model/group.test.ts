import { describe, expect, it } from "vitest";
import { odd } from "../testing/odd.ts";
import { readGroup, readGroups } from "./group.ts";

describe("groups", () => {
  it("reads a group", () => {
    const group = readGroup(
      odd({
        id: 1,
        name: "Line",
        managers: [{ id: 2, name: "Ann", fullName: "Ann Lee" }],
        trainees: [{ id: 3, fullName: "Bo", company: { rpe: [{ id: 4, name: "A320" }] } }],
      }),
    );
    expect(group.managers).toEqual([{ id: "2", name: "Ann", fullName: "Ann Lee" }]);
    expect(group.traineeCount).toBe(1);
    expect(group.trainees[0]).toMatchObject({ id: "3", rpes: [{ id: "4", name: "A320" }] });
  });

  it.each([
    [12, 12],
    [0, 0],
    [undefined, null],
    [null, null],
    [-1, 0],
    ["many", null],
  ])("reads the count of trainees %s of a list as %s", (sent, read) => {
    const [group] = readGroups(odd([{ id: 1, name: "Line", managers: [], traineeCount: sent }]));
    expect(group?.traineeCount).toBe(read);
  });
});

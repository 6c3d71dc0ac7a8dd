import { describe, expect, it } from "vitest";
import { additionPlan, movePlan, formatSummary } from "./group-plan.ts";

const person = (id: string, more: { isActive?: boolean; isTrainee?: boolean } = {}) => ({
  id,
  fullName: `Person ${id}`,
  isActive: true,
  isTrainee: true,
  ...more,
});
const idsOf = (people: readonly { id: string }[]) => people.map(({ id }) => id);

describe("the people who can be added to a group", () => {
  const people = [
    person("1"),
    person("2"),
    person("3", { isTrainee: false }),
    person("4", { isActive: false }),
    person("5"),
  ];

  it("adds every trainee outside the group that the host offers, and explains others", () => {
    const plan = additionPlan(people, [{ id: "2" }], [{ id: "1" }, { id: "2" }, { id: "9" }]);
    expect(idsOf(plan.added)).toEqual(["1"]);
    expect(idsOf(plan.members)).toEqual(["2"]);
    expect(plan.notAllowed).toEqual([
      { id: "3", fullName: "Person 3", reason: "is not a trainee" },
      { id: "4", fullName: "Person 4", reason: "has left the company" },
      { id: "5", fullName: "Person 5", reason: "can no longer join groups" },
    ]);
  });

  it("follows the host when it offers somebody who is no trainee in the list", () => {
    expect(idsOf(additionPlan(people, [], [{ id: "3" }]).added)).toEqual(["3"]);
  });

  it("keeps a member who is no longer offered", () => {
    const { members, notAllowed } = additionPlan(
      [person("3", { isTrainee: false })],
      [{ id: "3" }],
      [],
    );
    expect([idsOf(members), notAllowed]).toEqual([["3"], []]);
  });
});

describe("the moves of people", () => {
  const TARGET = { id: "t", name: "Medevac" };
  const NAMES = { t: "Medevac", a: "King Air crews", b: "Winter base", c: "Dash 8 crews" };

  /** The plan for person 1, who is in these groups. */
  function planOf(groups: string, { choice = "", isOffered = true, isTrainee = true } = {}) {
    const whole = Object.entries(NAMES).map(([id, name]) => ({
      id,
      name,
      trainees: groups.includes(id) ? [{ id: "1", fullName: "", rpes: [], roles: [] }] : [],
    }));
    const candidates = isOffered ? [{ id: "1" }] : [];
    const choices = new Map(choice === "" ? [] : [["1", choice]]);
    return movePlan([person("1", { isTrainee })], TARGET, whole, candidates, choices);
  }

  it.each([
    ["in no group: added", "", {}, "added"],
    ["in one other group: moved from it", "a", {}, "moved from King Air crews"],
    ["in one, whatever was chosen", "a", { choice: "b" }, "moved from King Air crews"],
    ["in two, nothing chosen: left", "ba", {}, "is in King Air crews and Winter base"],
    [
      "in two, one chosen",
      "ab",
      { choice: "b" },
      "moved from Winter base, stays in King Air crews",
    ],
    [
      "in three, one chosen",
      "abc",
      { choice: "a" },
      "moved from King Air crews, stays in Dash 8 crews, Winter base",
    ],
    [
      "in two, chosen a group they are not in",
      "ab",
      { choice: "c" },
      "is in King Air crews and Winter base",
    ],
    ["in two, chosen the target", "ab", { choice: "t" }, "is in King Air crews and Winter base"],
    ["in the target alone: stays", "t", {}, "member"],
    ["in the target and another: stays in both", "ta", {}, "member, also stays in King Air crews"],
    [
      "in the target and two others: not asked",
      "tab",
      { choice: "a" },
      "member, also stays in King Air crews and Winter base",
    ],
    [
      "not offered: refused, even from one group",
      "a",
      { isOffered: false },
      "can no longer join groups",
    ],
    ["no trainee: refused", "", { isOffered: false, isTrainee: false }, "is not a trainee"],
  ])("plans a person %s", (_title, groups, more, expected) => {
    const { added, moved, members, undecided, notAllowed } = planOf(groups, more);
    expect([
      ...added.map(() => "added"),
      ...moved.map(({ from, stays }) =>
        [
          `moved from ${from.name}`,
          ...(stays.length > 0 ? [`stays in ${stays.map(({ name }) => name).join(", ")}`] : []),
        ].join(", "),
      ),
      ...members.map(({ reason }) => ["member", ...(reason ? [reason] : [])].join(", ")),
      ...[...undecided, ...notAllowed].map(({ reason }) => reason),
    ]).toEqual([expected]);
  });

  it.each([
    ["ab", {}, ["King Air crews", "Winter base"]],
    ["ab", { choice: "a" }, ["King Air crews", "Winter base"]],
    ["a", {}, []],
    ["tab", {}, []],
    ["ab", { isOffered: false }, []],
  ])("asks about groups '%s' with %o", (groups, more, expected) => {
    const { ambiguous } = planOf(groups, more);
    expect(ambiguous.flatMap((entry) => entry.groups.map(({ name }) => name))).toEqual(expected);
  });

  it("counts the changes of the plan", () => {
    expect(formatSummary(planOf("a"))).toBe("1 to move");
    expect(formatSummary(planOf("ab"))).toBe("1 not changed");
    const { added } = planOf("");
    expect(formatSummary({ ...planOf("a"), added, notAllowed: added, members: added })).toBe(
      "1 to move, 1 to add, 2 not changed",
    );
  });
});

import { ApiError, type Group, groupUpdatePayload } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import { additionPlan, editOf, toBulkFailure, printPlan } from "./bulk-actions.ts";

const person = (id: string, more: { isActive?: boolean; isTrainee?: boolean } = {}) => ({
  id,
  fullName: `Person ${id}`,
  isActive: true,
  isTrainee: true,
  ...more,
});
const ids = (people: readonly { id: string }[]) => people.map(({ id }) => id);

describe("who can be added to a group", () => {
  const people = [
    person("1"),
    person("2"),
    person("3", { isTrainee: false }),
    person("4", { isActive: false }),
    person("5"),
  ];

  it("is every trainee the host offers who is not in it; of the others it says why not", () => {
    const plan = additionPlan(people, [{ id: "2" }], [{ id: "1" }, { id: "2" }, { id: "9" }]);
    expect(ids(plan.added)).toEqual(["1"]);
    expect(ids(plan.members)).toEqual(["2"]);
    expect(plan.refused).toEqual([
      { id: "3", fullName: "Person 3", reason: "is not a trainee" },
      { id: "4", fullName: "Person 4", reason: "has left the company" },
      { id: "5", fullName: "Person 5", reason: "can no longer join groups" },
    ]);
  });

  it("goes by the host where it offers somebody whom the list calls no trainee", () => {
    expect(ids(additionPlan(people, [], [{ id: "3" }]).added)).toEqual(["3"]);
  });

  it("leaves a member in peace who is not offered any more", () => {
    const { members, refused } = additionPlan(
      [person("3", { isTrainee: false })],
      [{ id: "3" }],
      [],
    );
    expect([ids(members), refused]).toEqual([["3"], []]);
  });
});

describe("what is sent", () => {
  const now: Pick<Group, "name" | "managers"> = {
    name: "Renamed meanwhile",
    managers: [{ id: "104", name: "Yusuf", fullName: "Yusuf Demir" }],
  };

  it("is the group as it is now, with these people and nobody else coming or going", () => {
    expect(groupUpdatePayload(editOf(now, ["1", "5"], []))).toEqual({
      name: "Renamed meanwhile",
      managers: [104],
      add: [1, 5],
      remove: [],
      move: {},
    });
    expect(groupUpdatePayload(editOf(now, [], ["1"]))).toMatchObject({ add: [], remove: [1] });
  });
});

describe("a change that failed", () => {
  const failure = (kind: ApiError["kind"], status: number) =>
    new ApiError({
      kind,
      status,
      statusText: "",
      message: "The given data was invalid.",
      fieldErrors: kind === "validation" ? { "add.0": ["This trainee is not yours."] } : {},
    });
  const told = (kind: ApiError["kind"], status: number, wrote = true) =>
    toBulkFailure(failure(kind, status), "No one was added.", wrote);

  it("says what the host refused, in its words", () => {
    expect(told("validation", 422)).toMatchObject({
      message: "No one was added.",
      details: ["The given data was invalid.", "This trainee is not yours."],
    });
  });

  it.each([
    ["network", 0],
    ["timeout", 0],
    ["server", 500],
    ["malformed", 200],
  ] as const)(
    "does not claim that nothing was done when there was no answer: %s",
    (kind, status) => {
      expect(told(kind, status).message).toMatch(/^We could not confirm the change/);
      expect(told(kind, status, false).message).toBe("No one was added.");
    },
  );

  it.each([
    ["client", 412, /keeps changing/],
    ["not-found", 404, /does not exist any more/],
  ] as const)("names %s %s", (kind, status, words) => {
    expect(told(kind, status).details.join()).toMatch(words);
  });
});

describe("whose record is printed", () => {
  it("is that of trainees, active or not", () => {
    const { printed, refused } = printPlan([
      person("1"),
      person("2", { isTrainee: false }),
      person("3", { isActive: false }),
    ]);
    expect(ids(printed)).toEqual(["1", "3"]);
    expect(refused).toEqual([
      { id: "2", fullName: "Person 2", reason: "is not a trainee and has no training record" },
    ]);
  });
});

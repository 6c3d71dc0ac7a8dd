import { ApiError, groupUpdatePayload } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import {
  dropIneligible,
  BulkFailure,
  editOf,
  type GroupResult,
  type GroupWrite,
  joinFailures,
  formatNothingDone,
  planWrites,
  formatResult,
  reverseWrites,
  toBulkFailure,
} from "./group-writes.ts";

const person = (id: string) => ({
  id,
  fullName: `Person ${id}`,
  isActive: true,
  isTrainee: true,
});
const idsOf = (people: readonly { id: string }[]) => people.map(({ id }) => id);
const TARGET = { id: "4", name: "Medevac" };
const KING_AIR = { id: "1", name: "King Air crews" };
const WINTER = { id: "2", name: "Winter base" };

const ADD: GroupWrite = { kind: "add", group: TARGET, people: [person("9")] };
const REMOVE: GroupWrite = { ...ADD, kind: "remove" };
const MOVE: GroupWrite = {
  kind: "move",
  group: KING_AIR,
  to: TARGET,
  people: [person("1"), person("2")],
};

describe("the writes of a plan", () => {
  it("makes one write for additions, and one for each group that people leave", () => {
    const moved = [
      { ...person("1"), from: KING_AIR, stays: [] },
      { ...person("3"), from: WINTER, stays: [KING_AIR] },
      { ...person("2"), from: KING_AIR, stays: [] },
    ];
    const writes = planWrites({ added: [person("9")], moved }, TARGET);
    expect(writes.map(({ kind, group, people }) => [kind, group.name, idsOf(people)])).toEqual([
      ["add", "Medevac", ["9"]],
      ["move", "King Air crews", ["1", "2"]],
      ["move", "Winter base", ["3"]],
    ]);
    expect(planWrites({ added: [], moved: [] }, TARGET)).toEqual([]);
  });

  it("reverses writes by the same people going back", () => {
    expect(reverseWrites([ADD, MOVE])).toEqual([
      { ...ADD, kind: "remove" },
      { ...MOVE, group: TARGET, to: KING_AIR },
    ]);
    expect(reverseWrites(reverseWrites([ADD, MOVE, REMOVE]))).toEqual([ADD, MOVE, REMOVE]);
  });

  it("leaves out people who have joined the target meanwhile, or may not", () => {
    const allowed = dropIneligible([ADD, MOVE], [{ id: "9" }], [{ id: "1" }]);
    expect(allowed.writes).toEqual([{ ...MOVE, people: [person("1")] }]);
    expect(idsOf(allowed.members)).toEqual(["9"]);
    expect(idsOf(allowed.notAllowed)).toEqual(["2"]);
  });
});

describe("the payload", () => {
  const trainee = (id: string) => ({ id, fullName: "", rpes: [], roles: [] });
  const now = {
    name: "Renamed meanwhile",
    managers: [{ id: "104", name: "Yusuf", fullName: "Yusuf Demir" }],
    trainees: [trainee("1"), trainee("8")],
  };
  const current = { name: "Renamed meanwhile", managers: [104] };
  const people = [person("1"), person("5")];

  it.each([
    ["add", { ...ADD, people }, { add: [5], remove: [], move: {} }, "is already in Medevac"],
    [
      "remove",
      { ...REMOVE, people },
      { add: [], remove: [1], move: {} },
      "is no longer in Medevac",
    ],
    [
      "move",
      { ...MOVE, people },
      { add: [], remove: [], move: { 1: 4 } },
      "is no longer in King Air crews",
    ],
  ] as const)(
    "sends the current group with the changes of these people alone: %s",
    (_kind, write, sent, reason) => {
      const { edit, left } = editOf(write, now);
      expect(groupUpdatePayload(edit)).toEqual({ ...current, ...sent });
      expect(left.map((person_) => person_.reason)).toEqual([reason]);
    },
  );
});

describe("the summary of a result", () => {
  const result = (more: Partial<GroupResult>): GroupResult => ({
    target: TARGET,
    isMove: true,
    isUndo: false,
    done: [],
    failed: [],
    members: [],
    left: [],
    notAllowed: [],
    changed: [],
    ...more,
  });
  const failed = [{ write: MOVE, failure: new BulkFailure("", []) }];
  const unconfirmed = { write: MOVE, failure: new BulkFailure("", [], { isUnconfirmed: true }) };
  const back = reverseWrites([ADD, MOVE]);

  it.each([
    [{ done: [ADD], isMove: false }, "1 person added to Medevac."],
    [{ isMove: false }, "No one was added to Medevac."],
    [{ done: [REMOVE], isMove: false, isUndo: true }, "1 person removed from Medevac."],
    [{ done: [MOVE] }, "2 people moved to Medevac."],
    [{ done: [ADD] }, "1 person added to Medevac."],
    [{ done: [ADD, MOVE] }, "2 people moved to Medevac, 1 person added."],
    [{ done: [ADD], failed }, "1 person added to Medevac. 2 people could not be moved."],
    [{ done: [ADD], failed: [unconfirmed] }, "1 person added to Medevac. 2 people not confirmed."],
    [
      { done: [ADD], failed: [...failed, unconfirmed] },
      "1 person added to Medevac. 2 people could not be moved. 2 people not confirmed.",
    ],
    [{ failed: [unconfirmed] }, "2 people not confirmed."],
    [{}, "No one was moved to Medevac."],
    [{ done: back, isUndo: true }, "2 people moved back from Medevac, 1 person removed."],
    [
      { isUndo: true, failed },
      "No one was moved back from Medevac. 2 people could not be moved back.",
    ],
  ])("summarises %o", (more, expected) => {
    expect(formatResult(result(more))).toBe(expected);
  });
});

describe("a failed change", () => {
  const failureOf = (kind: ApiError["kind"], status: number) =>
    new ApiError({
      kind,
      status,
      statusText: kind === "forbidden" ? "Forbidden" : "",
      message: kind === "forbidden" ? "Not your group." : "The given data was invalid.",
      fieldErrors: kind === "validation" ? { "add.0": ["This trainee is not yours."] } : {},
    });
  const failure = (kind: ApiError["kind"], status: number, isSent = true) =>
    toBulkFailure(failureOf(kind, status), "No one was added.", { isSent, group: "Medevac" });

  it("gives the host's reason", () => {
    expect(failure("validation", 422)).toMatchObject({
      message: "No one was added.",
      details: ["The given data was invalid.", "This trainee is not yours."],
    });
  });

  it("gives a reason once that the host repeats for each trainee", () => {
    const message = "This trainee is not yours.";
    const fieldErrors = { "add.0": [message], "add.1": [message] };
    const repeated = new ApiError({ kind: "validation", status: 422, message, fieldErrors });
    const about = { isSent: true, group: "Medevac" };
    const { details } = toBulkFailure(repeated, "No one was added.", about);
    expect(details).toEqual([message]);
  });

  it.each([
    ["network", 0],
    ["timeout", 0],
    ["server", 500],
    ["malformed", 200],
  ] as const)("does not claim that nothing was done without a reply: %s", (kind, status) => {
    expect(failure(kind, status).message).toMatch(/^We could not confirm the change/);
    expect(failure(kind, status, false).message).toBe("No one was added.");
  });

  it.each([
    ["client", 412, true, "Someone else keeps changing Medevac. Try again."],
    ["not-found", 404, true, "Medevac no longer exists."],
    ["not-found", 404, false, "Medevac no longer exists."],
    ["server", 500, false, "Medevac could not be loaded."],
    ["forbidden", 403, true, "Forbidden: Not your group."],
    ["cancelled", 0, true, "The page was locked, or the session ended."],
    ["cancelled", 0, false, "The page was locked, or the session ended."],
    ["unauthorized", 401, false, "The page was locked, or the session ended."],
  ] as const)("explains %s %s, with the group's name: %s", (kind, status, isSent, expected) => {
    expect(failure(kind, status, isSent).details).toEqual([expected]);
  });

  it.each([
    ["network", true],
    ["timeout", true],
    ["unauthorized", true],
    ["cancelled", true],
    ["server", false],
    ["forbidden", false],
    ["validation", false],
  ] as const)("ends the writes after %s: %s", (kind, isFinal) => {
    expect(failure(kind, 0).isFinal).toBe(isFinal);
  });

  it("names the group that people did not leave or come back to", () => {
    expect(formatNothingDone(MOVE, false)).toBe("No one was moved from King Air crews.");
    expect(formatNothingDone({ ...MOVE, group: TARGET, to: WINTER }, true)).toBe(
      "No one was moved back to Winter base.",
    );
  });

  it("names each group when all failed", () => {
    const one = { write: MOVE, failure: failure("forbidden", 403) };
    const two = { write: { ...MOVE, group: WINTER }, failure: failure("validation", 422) };
    expect(joinFailures([one], "No one was moved.")).toBe(one.failure);
    expect(joinFailures([one, two], "No one was moved.")).toMatchObject({
      message: "No one was moved.",
      details: [
        "King Air crews: Forbidden: Not your group.",
        "Winter base: The given data was invalid. This trainee is not yours.",
      ],
    });
    const gone = { write: { ...MOVE, group: TARGET }, failure: failure("not-found", 404) };
    expect(joinFailures([gone, two], "Nothing was undone.").details[0]).toBe(
      "Medevac no longer exists.",
    );
    const unconfirmed = { ...two, failure: failure("server", 500) };
    expect(joinFailures([one, unconfirmed], "No one was moved.").message).toMatch(
      /could not confirm/,
    );
  });
});

import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";

import {
  announceChange,
  familiesShowing,
  followChanges,
  onChange,
  readChanges,
  type Change,
  type ChangeLine,
} from "./changes.ts";

const edit: Change = { operation: "groupUpdate", subject: "7" };

/** A line whose other end the test holds. */
function testLine() {
  const told: Change[] = [];
  let hear: (change: Change) => void = () => undefined;
  const line: ChangeLine = {
    tell: (change) => void told.push(change),
    listen(listener) {
      hear = listener;
      return () => {
        hear = () => undefined;
      };
    },
  };
  return { line, told, fromOther: (change: Change) => hear(change) };
}

function cacheWith(...keys: (readonly string[])[]) {
  const queries = new QueryClient();
  for (const key of keys) queries.setQueryData(key, {});
  const isStale = (key: readonly string[]) => queries.getQueryState(key)?.isInvalidated === true;
  return { queries, isStale };
}

const LIST = ["main", "groupList", "3"] as const;
const GROUP = ["main", "groupShow", "3", "7"] as const;
const BOARD = ["main", "trainingBoardShow"] as const;
const TIERS = ["main", "tierList"] as const;

let stop: () => void = () => undefined;
afterEach(() => stop());

describe("a write", () => {
  it("makes every family that shows the thing stale, and no other", async () => {
    const { queries, isStale } = cacheWith(LIST, GROUP, BOARD, TIERS);
    await announceChange(queries, edit);
    expect([LIST, GROUP, BOARD, TIERS].map(isStale)).toEqual([true, true, true, false]);
  });

  it("does not ask again for what it took away", async () => {
    const { queries, isStale } = cacheWith(LIST, GROUP);
    const refetched = vi.spyOn(queries, "invalidateQueries");
    await announceChange(queries, { operation: "groupDelete", subject: "7" }, GROUP);
    expect(isStale(GROUP)).toBe(true);
    expect(isStale(LIST)).toBe(true);
    expect(refetched.mock.calls[0]?.[0]).toMatchObject({ queryKey: GROUP, refetchType: "none" });
  });

  it("tells the other tabs and everyone who listens here", async () => {
    const { queries } = cacheWith();
    const { line, told } = testLine();
    stop = followChanges(queries, line);
    const heard = vi.fn();
    const deaf = onChange(heard);
    await announceChange(queries, edit);
    deaf();
    await announceChange(queries, edit);
    expect(told).toEqual([edit, edit]);
    expect(heard.mock.calls).toEqual([[edit, false]]);
  });

  it("of another tab is fetched again here", () => {
    const { queries, isStale } = cacheWith(LIST, TIERS);
    const { line, fromOther, told } = testLine();
    stop = followChanges(queries, line);
    const heard = vi.fn();
    const deaf = onChange(heard);
    fromOther(edit);
    deaf();
    expect(isStale(LIST)).toBe(true);
    expect(isStale(TIERS)).toBe(false);
    expect(heard).toHaveBeenCalledWith(edit, true);
    expect(told).toEqual([]);
  });
});

describe("familiesShowing", () => {
  it.each([
    ["profileUpdate", ["profileShow", "personShow", "groupList", "eventBoardShow"]],
    ["companyUpdate", ["companyShow", "accountShow", "companyRpeList", "companyRoleList"]],
    ["personUpdate", ["personList", "personShow", "groupShow", "trainingBoardShow"]],
    ["groupDelete", ["groupList", "groupTraineeList", "personShow"]],
    ["eventCreate", ["eventList", "personEventList", "eventBoardShow"]],
    ["personEventUpdate", ["eventShow", "personEventShow", "eventList", "eventBoardShow"]],
    ["personEventFileDelete", ["eventShow", "eventList", "personEventShow"]],
  ] as const)("of %s names at least %j", (operation, families) => {
    expect(familiesShowing(operation)).toEqual(expect.arrayContaining([...families]));
  });
});

describe("messages of other tabs", () => {
  it.each([
    [null],
    ["changed"],
    [{ event: "changed" }],
    [{ event: "changed", changes: [null, 3, { operation: "toString" }, { operation: 1 }] }],
    [{ event: "later", changes: [edit] }],
  ])("that make no sense are not heard: %j", (message) => {
    expect(readChanges(message)).toEqual([]);
  });

  it("are read", () => {
    expect(
      readChanges({ event: "changed", changes: [edit, { operation: "personCreate" }] }),
    ).toEqual([edit, { operation: "personCreate", subject: "" }]);
  });
});

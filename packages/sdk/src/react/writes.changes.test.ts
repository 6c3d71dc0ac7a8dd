import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";

import {
  notifyChange,
  invalidatedBy,
  syncAcrossTabs,
  subscribeToChanges,
  readChanges,
  type Change,
  type ChangeChannel,
} from "./writes.ts";

const edit: Change = { operation: "groupUpdate", entityId: "7" };

/** A channel whose other end is in the test. */
function testChannel() {
  const posted: Change[] = [];
  let listener: (change: Change) => void = () => undefined;
  const channel: ChangeChannel = {
    post: (change) => void posted.push(change),
    subscribe(subscribed) {
      listener = subscribed;
      return () => {
        listener = () => undefined;
      };
    },
  };
  return { channel, posted, fromOther: (change: Change) => listener(change) };
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
  it("invalidates every family that shows the object, and no other", async () => {
    const { queries, isStale } = cacheWith(LIST, GROUP, BOARD, TIERS);
    await notifyChange(queries, edit);
    expect([LIST, GROUP, BOARD, TIERS].map(isStale)).toEqual([true, true, true, false]);
  });

  it("does not refetch what it deleted", async () => {
    const { queries, isStale } = cacheWith(LIST, GROUP);
    const refetched = vi.spyOn(queries, "invalidateQueries");
    await notifyChange(queries, { operation: "groupDelete", entityId: "7" }, GROUP);
    expect(isStale(GROUP)).toBe(true);
    expect(isStale(LIST)).toBe(true);
    expect(refetched.mock.calls[0]?.[0]).toMatchObject({ queryKey: GROUP, refetchType: "none" });
  });

  it("reaches the other tabs and every listener here", async () => {
    const { queries } = cacheWith();
    const { channel, posted } = testChannel();
    stop = syncAcrossTabs(queries, channel);
    const listener = vi.fn();
    const unsubscribe = subscribeToChanges(queries, listener);
    await notifyChange(queries, edit);
    unsubscribe();
    await notifyChange(queries, edit);
    expect(posted).toEqual([edit, edit]);
    expect(listener.mock.calls).toEqual([[edit, false]]);
  });

  it("refetches after a write of another tab", () => {
    const { queries, isStale } = cacheWith(LIST, TIERS);
    const { channel, fromOther, posted } = testChannel();
    stop = syncAcrossTabs(queries, channel);
    const listener = vi.fn();
    const unsubscribe = subscribeToChanges(queries, listener);
    fromOther(edit);
    unsubscribe();
    expect(isStale(LIST)).toBe(true);
    expect(isStale(TIERS)).toBe(false);
    expect(listener).toHaveBeenCalledWith(edit, true);
    expect(posted).toEqual([]);
  });
});

describe("invalidatedBy", () => {
  it.each([
    ["profileUpdate", ["profileShow", "personShow", "groupList", "eventBoardShow"]],
    ["companyUpdate", ["companyShow", "accountShow", "companyRpeList", "companyRoleList"]],
    ["personUpdate", ["personList", "personShow", "groupShow", "trainingBoardShow"]],
    ["groupDelete", ["groupList", "groupTraineeList", "personShow"]],
    ["eventCreate", ["eventList", "personEventList", "eventBoardShow"]],
    ["personEventUpdate", ["eventShow", "personEventShow", "eventList", "eventBoardShow"]],
    ["personEventFileDelete", ["eventShow", "eventList", "personEventShow"]],
  ] as const)("names for %s at least %j", (operation, families) => {
    expect(invalidatedBy(operation)).toEqual(expect.arrayContaining([...families]));
  });
});

describe("messages of other tabs", () => {
  it.each([
    [null],
    ["changed"],
    [{ event: "changed" }],
    [{ event: "changed", changes: [null, 3, { operation: "toString" }, { operation: 1 }] }],
    [{ event: "later", changes: [edit] }],
  ])("ignores an invalid message of another tab: %j", (message) => {
    expect(readChanges(message)).toEqual([]);
  });

  it("reads a message of another tab", () => {
    expect(
      readChanges({ event: "changed", changes: [edit, { operation: "personCreate" }] }),
    ).toEqual([edit, { operation: "personCreate", entityId: "" }]);
  });
});

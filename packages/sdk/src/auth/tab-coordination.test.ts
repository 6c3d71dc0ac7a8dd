import { afterEach, describe, expect, it, vi } from "vitest";
import { coordinateTabs, isRefreshMessage } from "./tab-coordination.ts";

const TOKEN = {
  type: "token",
  sessionId: "s",
  token: "t2",
  replaces: "t1",
  expiresAt: 2_000,
  lifetimeMs: 1_000,
};

it.each<[string, unknown, boolean]>([
  ["a question", { type: "ask", sessionId: "s" }, true],
  ["a tab at work", { type: "busy", sessionId: "s" }, true],
  ["an end with its reason", { type: "ended", sessionId: "s", reason: null }, true],
  ["a token", TOKEN, true],
  ["a token with more fields", { ...TOKEN, build: 7 }, true],
  ["a question without a session", { type: "ask" }, false],
  ["a question of a numbered session", { type: "ask", sessionId: 1 }, false],
  ["an end without a reason", { type: "ended", sessionId: "s" }, false],
  ["a token without the one it replaces", { ...TOKEN, replaces: undefined }, false],
  ["a token that is no text", { ...TOKEN, token: 5 }, false],
  ["an expiry as a text", { ...TOKEN, expiresAt: "2000" }, false],
  ["a lifetime that is missing", { ...TOKEN, lifetimeMs: null }, false],
  ["a message of another build", { type: "handover", sessionId: "s" }, false],
  ["a text", "ask", false],
  ["nothing", null, false],
])("tells whether %s is a message of this build", (_what, message, isOne) => {
  expect(isRefreshMessage(message)).toBe(isOne);
});

/** A page of its own, whose tab refreshes by these locks. */
async function refreshWith(locks: unknown) {
  vi.stubGlobal("document", {});
  vi.stubGlobal("navigator", { locks });
  const settled = new AbortController();
  const reject = vi.fn(() => settled.abort());
  const pending = { sessionId: "s", from: "t1", settled, resolve: vi.fn(), reject };
  const refreshHere = vi.fn(() => Promise.resolve(settled.abort()));
  const session = {
    channelName: "test",
    tokenStore: {},
    state: { pending, lastRefresh: null, refreshingId: null, usedId: "s", endedIds: new Set() },
    read: () => null,
    refreshHere,
  } as unknown as Parameters<typeof coordinateTabs>[0];
  const tabs = coordinateTabs(session)!;
  const refreshed = tabs.refresh(pending as never);
  await expect
    .poll(() => refreshHere.mock.calls.length + reject.mock.calls.length)
    .toBeGreaterThan(0);
  tabs.close();
  await refreshed;
  return { refreshes: refreshHere.mock.calls.length, errors: reject.mock.calls.length };
}

const refusedBy = (name: string) => ({
  request: () => Promise.reject(new DOMException("refused", name)),
});

describe("the refresh of a tab", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each<[what: string, locks: unknown, refreshes: number]>([
    ["in a page without locks", undefined, 1],
    [
      "in a page with locks",
      { request: (_: string, _o: object, body: () => unknown) => body() },
      1,
    ],
    ["in a sandboxed frame, which may have no lock", refusedBy("SecurityError"), 1],
    ["in a page that is being left", refusedBy("InvalidStateError"), 0],
  ])("refreshes once or reports the error %s", async (_what, locks, refreshes) => {
    expect(await refreshWith(locks)).toEqual({ refreshes, errors: 1 - refreshes });
  });
});

import { expect, it } from "vitest";
import { isRefreshMessage } from "./tab-coordination.ts";

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

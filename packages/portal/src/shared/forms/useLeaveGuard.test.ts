import { describe, expect, it } from "vitest";
import { type Leaving, mustAsk } from "./useLeaveGuard.ts";

const changed: Leaving = {
  canLeave: false,
  isTyped: false,
  isInDraft: false,
  isSignedIn: true,
  from: "/profile",
  to: "/company/profile",
};

describe("leaving a changed form", () => {
  it.each<[string, Partial<Leaving>, boolean]>([
    ["another page", {}, true],
    ["after saving, deleting or agreeing", { canLeave: true }, false],
    ["an ended or locked session", { isSignedIn: false }, false],
    ["another view of the same page", { to: "/profile" }, false],
    ["a link, with everything in the draft", { isInDraft: true }, true],
    ["a typed address, with everything in the draft", { isTyped: true, isInDraft: true }, false],
    ["a typed address, with something in no draft", { isTyped: true }, true],
    ["a typed address after saving", { isTyped: true, canLeave: true }, false],
    ["a typed address of the same page", { isTyped: true, to: "/profile" }, false],
    ["a typed address after an ended session", { isTyped: true, isSignedIn: false }, false],
  ])("asks or leaves: %s", (_name, change, asks) => {
    expect(mustAsk({ ...changed, ...change })).toBe(asks);
  });
});

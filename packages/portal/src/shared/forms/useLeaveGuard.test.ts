import { describe, expect, it } from "vitest";
import { type Leaving, mustAsk } from "./useLeaveGuard.ts";

const changed: Leaving = {
  canLeave: false,
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
  ])("asks or leaves: %s", (_name, change, asks) => {
    expect(mustAsk({ ...changed, ...change })).toBe(asks);
  });
});

import { describe, expect, it } from "vitest";
import { announcementLook } from "./announcement-types.ts";

describe("the look of an announcement", () => {
  it.each([
    ["PRIMARY", "accent"],
    ["SECONDARY", "neutral"],
    ["SUCCESS", "current"],
    ["DANGER", "expired"],
    ["WARNING", "risk"],
    ["INFO", "accent"],
    ["LIGHT", "paper"],
    ["DARK", "ink"],
    ["danger", "expired"],
    ["", "paper"],
    ["constructor", "paper"],
    ["NEXT_YEAR", "paper"],
  ])("of type %j is %s", (type, surface) => {
    expect(announcementLook(type).surface).toBe(surface);
  });
});

import { describe, expect, it } from "vitest";
import { placeOf } from "./place.ts";

describe("the place of a path", () => {
  it.each([
    ["/company/groups?q=king&sort=-name", "/company/groups"],
    ["/company/users/42?tab=schedule&schedule-q=a", "/company/users/42"],
    ["/company/users/42?tab=events&eventId=7&events-q=a", "/company/users/42?eventId=7"],
    ["/company/users/42?mode=update&eventId=7", "/company/users/42?eventId=7&mode=update"],
    ["/my/events/7/update?mode=update", "/my/events/7/update"],
    ["/no/such/page?eventId=7", "/no/such/page"],
  ])("%s is %s", (path, place) => {
    expect(placeOf(path)).toBe(place);
  });
});

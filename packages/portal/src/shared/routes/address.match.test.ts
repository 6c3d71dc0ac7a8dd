import { describe, expect, it } from "vitest";
import { inAppPath, pageKey, routeAt } from "./address.ts";

describe("the route of a path", () => {
  it.each([
    ["/", "home"],
    ["/company/users/active", "companies_users@active"],
    ["/company/users/create", "companies_users@create"],
    ["/company/users/42", "companies_users@show"],
    ["/company/groups/create", "companies_groups@create"],
    ["/my/events/create", "my_events@create"],
    ["/my/record/print?date=2026-01-01", "my@records-print"],
    ["/password/reset/9f", "system@resetPassword/link"],
    ["/company/users/42?tab=a?b", "companies_users@show"],
  ])("matches %s to %s", (path, id) => {
    expect(routeAt(path)?.id).toBe(id);
  });

  it("matches no route to an unknown path", () => {
    expect(routeAt("/no/such/page")).toBeNull();
  });
});

describe("a path to return to", () => {
  it("accepts an in-app path of a route", () => {
    expect(inAppPath("/company/users/42?tab=events")).toBe("/company/users/42?tab=events");
  });

  it.each([
    ["https://evil.test/"],
    ["//evil.test/company"],
    ["/\\evil.test"],
    ["javascript:alert(1)"],
    ["/company/users/4 2"],
    ["/company\n/users"],
    ["company/users"],
    ["/no/such/page"],
    [""],
    [null],
    [{ path: "/" }],
    [`/company/users/${"x".repeat(2000)}`],
  ])("rejects %j as a path to return to", (value) => {
    expect(inAppPath(value)).toBeNull();
  });
});

describe("the key of a page", () => {
  it.each([
    ["/company/groups?q=king&sort=-name", "/company/groups"],
    ["/company/users/42?tab=schedule&schedule-q=a", "/company/users/42"],
    ["/company/users/42?tab=events&eventId=7&events-q=a", "/company/users/42?eventId=7"],
    ["/company/users/42?mode=update&eventId=7", "/company/users/42?eventId=7&mode=update"],
    ["/my/events/7/update?mode=update", "/my/events/7/update"],
    ["/no/such/page?eventId=7", "/no/such/page"],
  ])("gives %s the key %s", (path, place) => {
    expect(pageKey(path)).toBe(place);
  });
});

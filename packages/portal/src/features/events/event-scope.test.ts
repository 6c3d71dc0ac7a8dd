import { describe, expect, it } from "vitest";
import { pageKey, routeAt } from "../../shared/routes/address.ts";
import { eventModeOf, OWN_EVENTS, personEvents } from "./event-scope.ts";

const ofPerson = personEvents("3", "42");
const queryOf = (path: string) => new URLSearchParams(path.split("?")[1]);

describe("the routes of the event pages", () => {
  it("uses routes of their own for own events", () => {
    const { list, create, show, update } = OWN_EVENTS.addresses;
    expect([list(), create(), show("7"), update("7")].map((path) => routeAt(path)?.id)).toEqual([
      "my_events@index",
      "my_events@create",
      "my_events@show",
      "my_events@update",
    ]);
    expect(list("archived")).toBe("/my/events?list=archived");
  });

  it("uses the tab of a person, each mode with a URL that leads back to it", () => {
    const { list, create, show, update } = ofPerson.addresses;
    expect(show("7")).toBe("/company/users/42?tab=events&eventId=7");
    expect(
      [list(), create(), show("7"), update("7")].map((at) => eventModeOf(queryOf(at))),
    ).toEqual([
      { mode: "list" },
      { mode: "create" },
      { mode: "show", eventId: "7" },
      { mode: "update", eventId: "7" },
    ]);
    expect(new Set([list(), create(), show("7"), update("7"), show("8")].map(pageKey)).size).toBe(
      5,
    );
  });

  it.each([
    ["mode=update", { mode: "list" }],
    ["mode=list&eventId=7", { mode: "show", eventId: "7" }],
    ["mode=create&eventId=", { mode: "create" }],
  ])("reads %s as %j", (query, mode) => {
    expect(eventModeOf(new URLSearchParams(query))).toEqual(mode);
  });
});

describe("the list of a URL", () => {
  it.each([OWN_EVENTS, ofPerson])("distinguishes the lists, own: $isOwn", (scope) => {
    for (const tab of ["all", "archived"] as const) {
      expect(scope.listTabOf(queryOf(scope.addresses.list(tab)))).toBe(tab);
    }
    expect(scope.listTabOf(new URLSearchParams(`${scope.viewPrefix}list=deleted`))).toBe("all");
  });
});

it("uses different queries for both scopes", () => {
  const ofOther = personEvents("3", "9");
  expect(OWN_EVENTS.events().queryKey).toEqual(["main", "eventList"]);
  expect(ofOther.events().queryKey).toEqual(["main", "personEventList", "3", "9"]);
  expect(OWN_EVENTS.event("5").queryKey).toEqual(["main", "eventShow", "5"]);
  expect(ofOther.event("5").queryKey).toEqual(["main", "personEventShow", "3", "9", "5"]);
});
